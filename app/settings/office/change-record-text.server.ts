import { data } from "@remix-run/node";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { getShownName } from "#app/server/forms/merge-edits";
import type { RequestContext } from "#app/server/http/context.server";
import { redirectWithFlash } from "#app/server/http/flash.server";
import { type SettingListForm, toRecordForm, toShownTexts } from "#app/server/setting-form";
import { readSavedRecords, readSavedTexts } from "../save-settings.server";
import { receiveSettingsPost } from "./receive-settings-post.server";
import { type ReturnedText, settingsFailed } from "./returned-settings";

export async function changeRecordText(
  context: RequestContext,
  { userId, name: actor }: { userId: string; name: string },
  list: SettingListForm,
) {
  const { fields: posted } = await receiveForm(context);
  const [table, records] = await Promise.all([list.tabulate?.(), readSavedRecords(context, list)]);
  const name = table?.columns.find(({ field }) => field && posted.has(field))?.field;
  const record = records.find(({ key }) => key === posted.get("record"));
  if (!name || !record) return data(settingsFailed, { status: 400 });
  const form = toRecordForm(list, record.key);
  const given = { record: record.key, value: posted.get(name) ?? "", shown: posted.get(getShownName(name)) ?? "" };
  const saved = toShownTexts(form, await readSavedTexts(context, form));
  const fields = new URLSearchParams({ intent: "save_settings" });
  for (const [field, text] of Object.entries({ ...saved, [name]: given.value })) fields.set(field, text);
  for (const [field, text] of Object.entries({ ...saved, [name]: given.shown })) fields.set(getShownName(field), text);
  const work = receiveSettingsPost(context, form, { actor, fields, problems: {} });
  const result = await answerFailure(context, work, settingsFailed);
  if ("toast" in result) {
    context.log.info({ user: userId, intent: "save_settings", section: result.section }, "settings changed");
    return redirectWithFlash(context, paths.adminSettingSection(list.list.name), result.toast);
  }
  const { refused, status } = result;
  if (!("values" in refused)) return data<ReturnedText>({ ...given, error: "", toast: refused }, { status });
  const error = refused.errors[name] ?? Object.values(refused.errors)[0] ?? refused.title;
  return data<ReturnedText>({ ...given, shown: refused.shown[name] ?? "", error }, { status });
}
