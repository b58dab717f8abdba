import { data } from "@remix-run/node";
import { describeRefusedFile } from "#app/files/describe-refused";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { redirectWithFlash } from "#app/server/http/flash.server";
import type { SettingForm } from "#app/server/setting-form";
import { pictureInputs } from "#app/texts/pictures/picture-fields";
import { createPictureRules } from "#app/texts/pictures/site-pictures.server";
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

/** A picture that arrives with the form is stored, and its id becomes the text of its field. */
async function receiveSettingsForm(context: RequestContext, { fields: described }: SettingForm) {
  const field = Object.values(described).find(({ isPicture }) => isPicture);
  if (!field) return { fields: (await receiveForm(context)).fields, problems: {} };
  const files = createPictureRules(context, pictureInputs.file);
  const { fields, stored, refused } = await receiveForm(context, { files });
  const [[picture], [problem]] = [stored, refused];
  if (picture) fields.set(field.name, picture.id);
  else if (fields.has(pictureInputs.removed)) fields.set(field.name, "");
  return { fields, problems: problem ? { [field.name]: describeRefusedFile(problem, "20 MB") } : {} };
}
