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

export const packageScreen = (key: string) => paths.adminSettingRecord("packages", key);

/** What the form of a package would send now. */
export async function openPackageForm(office: Visitor, key: string): Promise<Record<string, string>> {
  const page = await readPage(office, packageScreen(key));
  const hidden = Object.entries(hiddenFields(page, packageScreen(key))).map(([name, [value = ""]]) => [name, value]);
  const texts = page.querySelectorAll('form input[type="text"], form input[type="url"], form input:checked');
  const typed = texts.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
  return Object.fromEntries([...typed, ...hidden]);
}

/** Returns the page that follows. Null as a text switches a checkbox off. */
export async function savePackage(office: Visitor, key: string, changes: Record<string, string | null>) {
  const form = { ...(await openPackageForm(office, key)), ...changes, intent: "save_settings" };
  const sent = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== null);
  return postInOffice(office, packageScreen(key), Object.fromEntries(sent));
}
