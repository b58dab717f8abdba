import { paths } from "#app/paths";
import { business } from "#app/site";
import type { Visitor } from "../browser/visitor";
import { fieldValues, hiddenFields, readPage, textOf } from "../document";
import { postInOffice } from "./signed-in";

export const businessScreen = paths.adminSettingSection("business");

/** What the form would send now. */
export async function openBusinessForm(office: Visitor): Promise<Record<string, string>> {
  const page = await readPage(office, businessScreen);
  const hidden = Object.entries(hiddenFields(page, businessScreen)).map(([name, [value = ""]]) => [name, value]);
  const names = Object.keys(business.defaults);
  const texts = names.map((name) => [name, fieldValues(page, name)[0] ?? textOf(page, `textarea[name="${name}"]`)]);
  return Object.fromEntries([...texts, ...hidden]);
}

export const saveBusiness = async (office: Visitor, changes: Record<string, string>) =>
  postInOffice(office, businessScreen, {
    ...(await openBusinessForm(office)),
    ...changes,
    intent: "save_settings",
  });
