import { and, eq, inArray } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { hasTexts } from "../server/forms/merge-edits";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";
import { listEdits } from "../server/setting-history.server";
import { shortenText } from "../server/text/clean-text";
import { formatMoment } from "../server/time/business-time.server";
import type { ShownEdit } from "../ui/list/shown-edit";

type Texts = Record<string, string>;

interface NewEdit {
  section: string;
  at?: Date;
  actor: string;
  saved: Texts;
  values: Texts;
}

export async function recordEdit(
  { db }: Pick<Services, "db">,
  tx: Writer,
  { section, actor, saved, values, at = new Date() }: NewEdit,
): Promise<string | null> {
  const changed = Object.keys(values).filter((name) => values[name] !== saved[name]);
  if (changed.length === 0) return null;
  const pick = (texts: Texts) => Object.fromEntries(changed.map((name) => [name, texts[name] ?? ""]));
  const id = newId();
  await tx.insert(db.tables.settingEdits).values({
    ...{ id, section, createdAt: at, actor },
    ...{ before: pick(saved), after: pick(values) },
  });
  return id;
}

export async function findReplaced(
  { db }: Pick<Services, "db">,
  tx: Writer,
  { section, editId, saved }: { section: string; editId: string; saved: Texts },
): Promise<Texts | "missing" | "changed_since"> {
  const { settingEdits } = db.tables;
  const isEdit = and(eq(settingEdits.id, editId), eq(settingEdits.section, section));
  const [edit] = await tx.select().from(settingEdits).where(isEdit);
  if (!edit) return "missing";
  return hasTexts(saved, edit.after) ? edit.before : "changed_since";
}

export async function listEditsOfSameSave(
  { db }: Pick<Services, "db">,
  tx: Writer,
  { editId, sections }: { editId: string; sections: readonly string[] },
) {
  const { settingEdits } = db.tables;
  const [edit] = await tx.select().from(settingEdits).where(eq(settingEdits.id, editId));
  if (!edit) return [];
  const isOfSameSave = and(
    inArray(settingEdits.section, [...sections]),
    eq(settingEdits.createdAt, edit.createdAt),
    eq(settingEdits.actor, edit.actor),
  );
  return tx.select().from(settingEdits).where(isOfSameSave);
}

const SHOWN_EDITS = 20;

export const listShownEdits = ({ db }: Pick<Services, "db">, section: string, from: Pick<Writer, "select"> = db.read) =>
  listEdits({ db }, [section], SHOWN_EDITS, from);

interface EditWords {
  texts: Texts;
  zone: string;
  label(name: string): string;
  describe(name: string, text: string): string;
}

export const toShownEdits = (edits: Row<"settingEdits">[], { texts, zone, label, describe }: EditWords): ShownEdit[] =>
  edits.map(({ id, createdAt, actor, before, after }) => ({
    id,
    at: formatMoment(createdAt, zone),
    actor,
    changes: Object.keys(after).map((name) => ({
      label: label(name),
      ...shortenDifference(describe(name, before[name] ?? ""), describe(name, after[name] ?? "")),
    })),
    isCurrent: hasTexts(texts, after),
  }));

const MAX_SHOWN = 400;
const CONTEXT_LENGTH = 60;

export function shortenDifference(before: string, after: string): { before: string; after: string } {
  const shorter = Math.min(before.length, after.length);
  if (Math.max(before.length, after.length) <= MAX_SHOWN) return { before, after };
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const cut = (text: string) => {
    const from = Math.max(0, start - CONTEXT_LENGTH);
    const part = text.slice(from, Math.max(from, text.length - Math.max(0, end - CONTEXT_LENGTH)));
    return `${from > 0 ? "…" : ""}${shortenText(part, MAX_SHOWN)}${end > CONTEXT_LENGTH ? "…" : ""}`.toWellFormed();
  };
  return { before: cut(before), after: cut(after) };
}
