import { eq } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import { findTextProblem } from "../server/forms/text-field";
import type { Services } from "../server/services.server";
import {
  getRecordKey,
  type SettingForm,
  type SettingList,
  type SettingRecord,
  toRecordForm,
  toShownTexts,
} from "../server/setting-form";
import { fillDefaults } from "../server/settings.server";
import { listEditsOfSameSave, recordEdit } from "./edits.server";

type Texts = Record<string, string>;

export type SettingsStore = { outcome: "saved"; editId: string; section: string } | { outcome: "unchanged" };

/** Creates the row of an unchanged section, because a missing row cannot be locked. */
export async function lockTexts(
  { db }: Services,
  tx: Writer,
  { section }: Pick<SettingForm, "section">,
): Promise<Texts> {
  const { settings } = db.tables;
  const lock = () => lockRows(db, tx.select().from(settings).where(eq(settings.section, section.name)));
  let [row] = await lock();
  if (!row) {
    await tx.insert(settings).values({ section: section.name, texts: {}, changedAt: new Date() }).onConflictDoNothing();
    [row] = await lock();
  }
  return fillDefaults(section, row?.texts);
}

interface Stored {
  actor: string;
  saved: Texts;
  values: Texts;
  at?: Date;
}

type OtherRecords = readonly SettingRecord<SettingList>[];

export async function storeRecord(
  services: Services,
  tx: Writer,
  form: SettingForm,
  { others, ...stored }: Stored & { others: OtherRecords },
): Promise<SettingsStore> {
  const { records } = form;
  const only = records?.onlyOne;
  const at = new Date();
  if (records && only && stored.values[only])
    for (const { key } of others.filter((record: Texts) => record[only])) {
      const other = toRecordForm(records, key);
      const saved = await lockTexts(services, tx, other);
      await storeTexts(services, tx, other, { actor: stored.actor, at, saved, values: { ...saved, [only]: "" } });
    }
  return storeTexts(services, tx, form, { ...stored, at });
}

/** Undo gives `onlyOne` back to the record that lost it. Returns that record's name if it may no longer have it. */
export async function restoreOnlyOne(
  services: Services,
  tx: Writer,
  { records }: SettingForm,
  { actor, editId, saved, values, others }: Stored & { editId: string; others: OtherRecords },
): Promise<string | null> {
  const only = records?.onlyOne;
  if (!records || !only || !saved[only] || values[only]) return null;
  const forms = others.map(({ key }) => toRecordForm(records, key));
  const sections = forms.map(({ section }) => section.name);
  const edits = await listEditsOfSameSave(services, tx, { editId, sections });
  const taken = edits.find(({ before, after }) => before[only] && !after[only]);
  const form = forms.find(({ section }) => section.name === taken?.section);
  if (!taken || !form) return null;
  const texts = await lockTexts(services, tx, form);
  const restored = { ...texts, [only]: taken.before[only] ?? "" };
  if (Object.keys(checkTexts(form, toShownTexts(form, restored))).length > 0) return texts.name ?? "";
  await storeTexts(services, tx, form, { actor, saved: texts, values: restored });
  return null;
}

export async function storeTexts(
  services: Services,
  tx: Writer,
  form: SettingForm,
  { actor, saved, values, at }: Stored,
): Promise<SettingsStore> {
  const { settings } = services.db.tables;
  const section = form.section.name;
  const editId = await recordEdit(services, tx, { section, actor, saved, values, at });
  if (editId === null) return { outcome: "unchanged" };
  // A newer version may have stored texts that this one does not know.
  const [row] = await tx.select({ texts: settings.texts }).from(settings).where(eq(settings.section, section));
  await tx
    .update(settings)
    .set({ texts: { ...row?.texts, ...values }, changedAt: new Date() })
    .where(eq(settings.section, section));
  await form.records?.onSave?.(tx, getRecordKey(form));
  return { outcome: "saved", editId, section };
}

export function checkTexts({ fields, findProblems }: SettingForm, texts: Texts): Texts {
  const between = findProblems?.(texts) ?? {};
  const problems = Object.entries(fields).map(([name, field]) => [
    name,
    findTextProblem(field, texts[name] ?? "") ?? between[name] ?? null,
  ]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}
