import { eq } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import { mergeEdits } from "../server/forms/merge-edits";
import type { Services } from "../server/services.server";
import {
  addArticle,
  getRecordKey,
  NEW_RECORD,
  type SettingForm,
  type SettingList,
  type SettingListForm,
  type SettingRecord,
  toRecordForm,
  toSavedTexts,
  toShownTexts,
} from "../server/setting-form";
import { fillDefaults, listRecords } from "../server/settings.server";
import { createSlug } from "../server/text/clean-text";
import { takePictures } from "../texts/pictures/site-pictures.server";
import { findReplaced } from "./edits.server";
import {
  checkTexts,
  lockTexts,
  restoreOnlyOne,
  type SettingsStore,
  storeRecord,
  storeTexts,
} from "./store-texts.server";

export type Texts = Record<string, string>;

export type SettingsSave =
  | SettingsStore
  | { outcome: "invalid"; errors: Texts }
  /** Somebody else has changed the same fields. `values` are theirs, except in these fields. */
  | { outcome: "changed"; values: Texts; saved: Texts; theirs: string[] }
  | { outcome: "removed" };

interface Edit {
  actor: string;
  /** What the form began with: fields that only somebody else changed keep their value. */
  shown: Texts;
  typed: Texts;
}

export function saveSettings(services: Services, edited: SettingForm, { actor, shown, typed }: Edit) {
  const names = Object.keys(edited.fields);
  return services.db.transact(async (tx): Promise<SettingsSave> => {
    const { form, others } = await reserveTexts(services, tx, edited, typed.name ?? "");
    // A new record gets its row, which takes the key, only when it is saved.
    const isNew = form !== edited;
    const stored = isNew ? { ...form.section.defaults } : await lockTexts(services, tx, form);
    if (!isNew && isRemoved(form, stored)) return { outcome: "removed" };
    const saved = toShownTexts(form, stored);
    const { merged, contested: theirs } = mergeEdits(names, { shown, saved, typed });
    if (theirs.length > 0) return { outcome: "changed", values: merged, saved, theirs };
    const values = form.complete?.(merged) ?? merged;
    const errors = { ...findTaken(form, others, values), ...checkTexts(form, values) };
    if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
    const problems = await takePictures(services.db, tx, form.fields, { saved, values });
    if (Object.keys(problems).length > 0) return { outcome: "invalid", errors: problems };
    if (isNew) await lockTexts(services, tx, form);
    return storeRecord(services, tx, form, {
      ...{ actor, saved: stored, others },
      values: toSavedTexts(form, values, stored),
    });
  });
}

export const isRemoved = ({ records }: SettingForm, saved: Texts): boolean =>
  records !== undefined && saved.name === "";

// Until the transaction ends, nobody else gets a text that is unique in the list, or a new record's key.
async function reserveTexts(
  services: Services,
  tx: Writer,
  form: SettingForm,
  name: string,
): Promise<{ form: SettingForm; others: SettingRecord<SettingList>[] }> {
  const { records, section } = form;
  if (!records) return { form, others: [] };
  await lockValue(services.db, tx, `settings ${records.list.name}`);
  const rows = await readRows(services, tx);
  const others = listRecords(records.list, rows).filter(({ key }) => `${records.list.name}/${key}` !== section.name);
  const isNew = section.name === toRecordForm(records, "").section.name;
  return { form: isNew ? toRecordForm(records, findFreeKey(records, name, rows)) : form, others };
}

function findTaken({ records }: SettingForm, others: readonly Texts[], values: Texts): Texts {
  const unique = {
    ...(records?.isComplete ? {} : { name: `There’s already ${addArticle(records?.noun ?? "")} with this name.` }),
    ...records?.unique,
  };
  const isTaken = (name: string) => {
    const text = values[name]?.toLowerCase();
    return text !== "" && others.some((other) => other[name]?.toLowerCase() === text);
  };
  return Object.fromEntries(Object.entries(unique).filter(([name]) => isTaken(name)));
}

const MAX_KEY = 16;

function findFreeKey({ list, noun, reservedKeys }: SettingListForm, name: string, rows: ReadonlyMap<string, Texts>) {
  const isFree = (key: string) =>
    key !== NEW_RECORD && !reservedKeys.includes(key) && !(key in list.defaults) && !rows.has(`${list.name}/${key}`);
  const slug = createSlug(name, MAX_KEY) || createSlug(noun, MAX_KEY);
  for (let number = 1; ; number++) {
    const key = number === 1 ? slug : `${slug}-${number}`;
    if (isFree(key)) return key;
  }
}

type UndoneEdit =
  /** `keptOff`: the record that could not get back what only one record may have. */
  | (SettingsStore & { keptOff: string | null })
  | { outcome: "missing" | "changed_since" | "in_use" | "picture_removed" };

export function undoEdit(
  services: Services,
  form: SettingForm,
  { actor, editId }: { actor: string; editId: string },
): Promise<UndoneEdit> {
  return services.db.transact(async (tx) => {
    const { others } = await reserveTexts(services, tx, form, "");
    const saved = await lockTexts(services, tx, form);
    const replaced = await findReplaced(services, tx, { section: form.section.name, editId, saved });
    if (typeof replaced === "string") return { outcome: replaced };
    const values = { ...saved, ...replaced };
    if (isRemoved(form, values)) {
      if (await form.records?.isInUse?.(tx, getRecordKey(form))) return { outcome: "in_use" };
      const keptOff = await restoreOnlyOne(services, tx, form, { actor, editId, saved, values, others });
      return { ...(await storeTexts(services, tx, form, { actor, saved, values })), keptOff };
    }
    const errors = { ...findTaken(form, others, values), ...checkTexts(form, toShownTexts(form, values)) };
    if (Object.keys(errors).length > 0) return { outcome: "changed_since" };
    const problems = await takePictures(services.db, tx, form.fields, { saved, values }, { fits: false });
    if (Object.keys(problems).length > 0) return { outcome: "picture_removed" };
    const keptOff = await restoreOnlyOne(services, tx, form, { actor, editId, saved, values, others });
    return { ...(await storeRecord(services, tx, form, { actor, saved, values, others })), keptOff };
  });
}

/** Reads the database, because another process may have just changed the texts. */
export async function readSavedTexts({ db }: Pick<Services, "db">, { section }: SettingForm): Promise<Texts> {
  const { settings } = db.tables;
  const [row] = await db.read.select().from(settings).where(eq(settings.section, section.name));
  return fillDefaults(section, row?.texts);
}

export async function readSavedRecords(services: Pick<Services, "db">, { list, isComplete, compare }: SettingListForm) {
  const saved = listRecords(list, await readRows(services, services.db.read));
  // An earlier version may have had more records.
  const records = isComplete ? saved.filter(({ key }) => key in list.defaults) : saved;
  return compare ? records.sort(compare) : records;
}

async function readRows(
  { db }: Pick<Services, "db">,
  from: Pick<Writer, "select">,
): Promise<ReadonlyMap<string, Texts>> {
  const rows = await from.select().from(db.tables.settings);
  return new Map(rows.map(({ section, texts }) => [section, texts]));
}
