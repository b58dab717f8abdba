import { data } from "@remix-run/node";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { redirectWithFlash } from "#app/server/http/flash.server";
import type { SettingForm } from "#app/server/setting-form";
import { keepTypedSettings, receiveSettingsPost } from "./receive-settings-post.server";

export async function changeSettings(
  context: RequestContext,
  { userId, name }: { userId: string; name: string },
  form: SettingForm,
) {
  const { fields } = await receiveForm(context);
  const work = receiveSettingsPost(context, form, { actor: name, fields });
  const result = await answerFailure(context, work, keepTypedSettings(form, fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  if (result.toast.tone !== "error")
    context.log.info({ user: userId, intent: fields.get("intent"), section: result.section }, "settings changed");
  return redirectWithFlash(context, paths.adminSettingSection(result.section), result.toast);
}
