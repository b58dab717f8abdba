import { paths } from "#app/paths";
import { getShownName } from "#app/server/forms/merge-edits";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { getRecordKey, type SettingForm, toSavedTexts } from "#app/server/setting-form";
import { cleanEmail, cleanLine, cleanMarkdown, cleanText } from "#app/server/text/clean-text";
import { isRemoved, readSavedTexts, saveSettings, type Texts, undoEdit } from "../save-settings.server";
import { checkTexts } from "../store-texts.server";
import { type ReturnedSettings, settingsFailed } from "./returned-settings";

type Result = { toast: Flash; section: string } | { refused: ReturnedSettings; status: number };

export function keepTypedSettings(form: SettingForm, fields: URLSearchParams): ReturnedSettings | Flash {
  if (fields.get("intent") === "undo_settings") return settingsFailed;
  return { title: "", ...readBoth(form, fields), errors: {}, theirs: [], toast: settingsFailed };
}

export async function receiveSettingsPost(
  context: RequestContext,
  form: SettingForm,
  { actor, fields, problems }: { actor: string; fields: URLSearchParams; problems: Texts },
): Promise<Result> {
  const intent = fields.get("intent");
  const isRecord = getRecordKey(form) !== "";
  if (intent !== "undo_settings" && isRecord && isRemoved(form, await readSavedTexts(context, form)))
    return offerToAdd(form, fields, problems);
  switch (intent) {
    case "save_settings":
      if (Object.keys(problems).length > 0) return refuseTexts(form, fields, problems);
      return receiveTexts(context, form, actor, fields);
    case "preview_settings": {
      const { values: typed, shown } = readBoth(form, fields);
      const values = form.complete?.(typed) ?? typed;
      const errors = { ...checkTexts(form, values), ...problems };
      const hasErrors = Object.keys(errors).length > 0;
      const preview = hasErrors ? undefined : await form.preview?.(toSavedTexts(form, values), getRecordKey(form));
      // As typed: what an empty field means is decided when the form is saved.
      return { refused: { title: "", values: typed, shown, errors, theirs: [], preview }, status: 200 };
    }
    case "undo_settings":
      return receiveUndo(context, form, actor, fields.get("edit") ?? "");
    default:
      return { toast: settingsFailed, section: form.section.name };
  }
}

const NOT_SAVED = "We haven’t saved it yet. Fix this:";

function refuseTexts(form: SettingForm, fields: URLSearchParams, problems: Texts): Result {
  const { values, shown } = readBoth(form, fields);
  const errors = { ...checkTexts(form, form.complete?.(values) ?? values), ...problems };
  return { refused: { title: NOT_SAVED, values, shown, errors, theirs: [] }, status: 400 };
}

async function receiveTexts(
  context: RequestContext,
  form: SettingForm,
  actor: string,
  fields: URLSearchParams,
): Promise<Result> {
  const { values: typed, shown } = readBoth(form, fields);
  const result = await saveSettings(context, form, { actor, shown, typed });
  switch (result.outcome) {
    case "invalid": {
      // As posted, because the browser's form still has the texts that it began with.
      return { refused: { title: NOT_SAVED, values: typed, shown, errors: result.errors, theirs: [] }, status: 400 };
    }
    case "changed": {
      const { values, saved, theirs } = result;
      const names = theirs.map((name) => form.fields[name]?.label).join(", ");
      const title = `A colleague just changed this (${names}), so we haven’t saved yours yet.`;
      return { refused: { title, values, shown: saved, errors: {}, theirs }, status: 409 };
    }
    case "removed":
      return offerToAdd(form, fields);
    case "unchanged":
      return {
        toast: { title: "Nothing Changed", description: `${form.title}.`, tone: "info" },
        section: form.section.name,
      };
    default: {
      const { section } = result;
      const fields = { intent: "undo_settings", edit: result.editId };
      const action = { label: "Undo", to: paths.adminSettingSection(section), fields };
      return { toast: { title: "Settings Saved", description: `${form.title}.`, tone: "info", action }, section };
    }
  }
}

function offerToAdd(form: SettingForm, fields: URLSearchParams, errors: Texts = {}): Result {
  const { section, records } = form;
  const { values } = readBoth(form, fields);
  const { noun = "", list = { name: section.name } } = records ?? {};
  const title = `A colleague just removed this ${noun}, so we haven’t saved it. What you typed is still here.`;
  const addAsNew = {
    to: paths.adminSettingRecordAsNew(list.name, getRecordKey(form)),
    label: `Add as a new ${noun}`,
  };
  return { refused: { title, values, shown: { ...section.defaults }, errors, theirs: [], addAsNew }, status: 409 };
}

async function receiveUndo(context: RequestContext, form: SettingForm, actor: string, editId: string): Promise<Result> {
  const undone = await undoEdit(context, form, { actor, editId });
  const { outcome } = undone;
  const isGone = isRemoved(form, await readSavedTexts(context, form));
  const section = (isGone && form.records?.list.name) || form.section.name;
  const refusals: Partial<Record<typeof outcome, string>> = {
    changed_since: "Somebody has changed these settings again since. Change them by hand.",
    in_use: `This ${form.records?.noun} is in use already. You can turn it off instead.`,
    picture_removed: "That picture is gone. Upload it again.",
  };
  const description = refusals[outcome];
  if (outcome === "missing") return { toast: settingsFailed, section };
  if (description) return { toast: { title: "Not Undone", description, tone: "error" }, section };
  const keptOff = "keptOff" in undone && undone.keptOff ? explainKeptOff(form, undone.keptOff) : "";
  return { toast: { title: "Change Undone", description: `${form.title}.${keptOff}`, tone: "info" }, section };
}

function explainKeptOff({ fields, records }: SettingForm, name: string): string {
  const label = fields[records?.onlyOne ?? ""]?.label;
  return ` We couldn’t turn “${label}” back on for ${name}.`;
}

function readBoth({ fields: described }: SettingForm, fields: URLSearchParams): { values: Texts; shown: Texts } {
  const read = (getName: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(described).map(([name, { type, isLong, isMarkdown }]) => {
        const text = fields.get(getName(name)) ?? "";
        if (isMarkdown) return [name, cleanMarkdown(text)];
        if (isLong) return [name, cleanText(text).split("\n").map(cleanLine).filter(Boolean).join("\n")];
        return [name, type === "email" ? cleanEmail(text) : cleanLine(text)];
      }),
    );
  return { values: read((name) => name), shown: read(getShownName) };
}
