import { data } from "@remix-run/node";
import { AS_NEW, paths } from "#app/paths";
import { describeText } from "#app/server/forms/text-field";
import type { RequestContext } from "#app/server/http/context.server";
import {
  getRecordKey,
  NEW_RECORD,
  type SettingForm,
  type SettingListForm,
  toRecordForm,
  toShownTexts,
} from "#app/server/setting-form";
import { listShownEdits, toShownEdits } from "../edits.server";
import { readSavedRecords, readSavedTexts } from "../save-settings.server";

/** @throws 404 */
export function findSettings({ features }: Pick<RequestContext, "features">, name = ""): SettingForm | SettingListForm {
  const form = new Map(Object.entries(features.settings)).get(name);
  if (!form) throw data(null, { status: 404 });
  return form;
}

/** A post also finds a record that was removed meanwhile, so that what was typed is not lost. @throws 404 */
export async function findRecordForm(
  context: RequestContext,
  request: Request,
  { section, record = "" }: { section?: string; record?: string },
): Promise<SettingForm> {
  const form = findSettings(context, section);
  if (!("list" in form)) throw data(null, { status: 404 });
  if (record === NEW_RECORD && !form.isComplete) return toRecordForm(form, "");
  const records = await readSavedRecords(context, form);
  if (records.some(({ key }) => key === record)) return toRecordForm(form, record);
  const isAsNew = new URL(request.url).searchParams.has(AS_NEW);
  if ((isAsNew || context.incoming.method === "POST") && !form.isComplete) {
    const removed = toRecordForm(form, record);
    if ((await listShownEdits(context, removed.section.name)).length > 0)
      return isAsNew ? toRecordForm(form, "") : removed;
  }
  throw data(null, { status: 404 });
}

export async function loadSection(context: RequestContext, form: SettingForm) {
  const { title, description, section, fields, records } = form;
  const [texts, edits] = await Promise.all([readSavedTexts(context, form), listShownEdits(context, section.name)]);
  const key = getRecordKey(form);
  return {
    title: records ? nameRecord(records, texts.name) : title,
    // The list already shows the description.
    description: records ? "" : description,
    back: records
      ? {
          to: paths.adminSettingSection(records.list.name),
          label: `All ${title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
        }
      : null,
    link: form.link ?? ((texts.name && records?.getLink?.(key)) || null),
    texts: toShownTexts(form, texts),
    hasPreview: form.preview !== undefined,
    preview: records && !texts.name ? undefined : await form.preview?.(texts, key),
    words: Object.entries((await form.readWords?.()) ?? {}).map(([name, value]) => ({
      label: `{${name}}`,
      value: value || "Nothing now",
    })),
    // Without functions, which cannot be sent to a browser.
    fields: Object.values(fields).map(({ format, required, stored, getWarning, ...field }) => ({
      ...field,
      warning: getWarning?.(texts[field.name] ?? ""),
      required: required !== undefined,
    })),
    edits: toShownEdits(edits, {
      texts,
      zone: context.env.BUSINESS_TIMEZONE,
      label: (name) => fields[name]?.label ?? name,
      describe: (name, text) => describeText(fields[name] ?? {}, text),
    }),
  };
}

function nameRecord({ noun, hasNounInTitle }: SettingListForm, name: string | undefined): string {
  if (!name) return `New ${noun}`;
  return hasNounInTitle && !name.toLowerCase().endsWith(noun) ? `${name} ${noun}` : name;
}

export type Section = Awaited<ReturnType<typeof loadSection>>;

export async function loadRecords(context: RequestContext, form: SettingListForm) {
  const [records, table] = await Promise.all([readSavedRecords(context, form), form.tabulate?.()]);
  return {
    title: form.title,
    description: form.description,
    noun: form.noun,
    table: table && { columns: table.columns.map((column) => describeColumn(form, column)), summary: table.summary },
    records: records.map((record) => ({
      key: record.key,
      name: record.name,
      badge: form.getBadge?.(record) ?? null,
      picture: form.getPicture?.(record) ?? null,
      summary: form.summarize(record),
      mark: table?.mark(record),
      cells:
        table?.columns.map(({ field, show }) => (field && toShownTexts(form, record)[field]) ?? show(record)) ?? [],
      heading: form.getHeading?.(record.key) ?? "",
      href: paths.adminSettingRecord(form.list.name, record.key),
    })),
    newHref: form.isComplete ? null : paths.adminSettingRecord(form.list.name, NEW_RECORD),
  };
}

function describeColumn(form: SettingListForm, { label, field }: { label: string; field?: string }) {
  const described = field ? toRecordForm(form, "").fields[field] : undefined;
  if (!described) return { label, field: null };
  const { name, limit, inputMode } = described;
  return { label: described.label, field: { name, limit, inputMode } };
}

export type RecordList = Awaited<ReturnType<typeof loadRecords>>;
