import { data } from "@remix-run/node";
import { describeRefusedFile } from "#app/files/describe-refused";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { redirectWithFlash } from "#app/server/http/flash.server";
import type { SettingForm } from "#app/server/setting-form";
import { getPictureInputs } from "#app/texts/pictures/picture-fields";
import { createPictureRules, listPictureFields } from "#app/texts/pictures/site-pictures.server";
import { keepTypedSettings, receiveSettingsPost } from "./receive-settings-post.server";

export async function changeSettings(
  context: RequestContext,
  { userId, name }: { userId: string; name: string },
  form: SettingForm,
) {
  const { fields, problems } = await receiveSettingsForm(context, form);
  const work = receiveSettingsPost(context, form, { actor: name, fields, problems });
  const result = await answerFailure(context, work, keepTypedSettings(form, fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  if (result.toast.tone !== "error")
    context.log.info({ user: userId, intent: fields.get("intent"), section: result.section }, "settings changed");
  return redirectWithFlash(context, paths.adminSettingSection(result.section), result.toast);
}

async function receiveSettingsForm(context: RequestContext, { fields: described }: SettingForm) {
  const places = listPictureFields(described);
  if (places.length === 0) return { fields: (await receiveForm(context)).fields, problems: {} };
  const { fields, stored, refused } = await receiveForm(context, { files: createPictureRules(context, places) });
  const problems: Record<string, string> = {};
  for (const { name, original } of places) {
    const inputs = getPictureInputs(name);
    const picture = stored.find(({ input }) => input === inputs.file);
    const problem = refused.find(({ field = inputs.file }) => field === inputs.file);
    if (picture) fields.set(name, picture.id);
    else if (fields.has(inputs.removed)) fields.set(name, "");
    if (problem) problems[name] = describeRefusedFile(problem, "20 MB", original);
  }
  return { fields, problems };
}
