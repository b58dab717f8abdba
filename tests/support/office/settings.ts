import { paths } from "#app/paths";
import { getShownName } from "#app/server/forms/merge-edits";
import type { SettingSection } from "#app/server/setting-form";
import { DAY } from "#app/server/time/durations";
import { business } from "#app/site";
import { getPictureInputs } from "#app/texts/pictures/picture-fields";
import type { Visitor } from "../browser/visitor";
import { changeRows, listRows, type Source } from "../database/rows";
import { hiddenFields, parseDocument, readPage } from "../document";
import { postInOffice } from "./signed-in";

export const businessScreen = paths.adminSettingSection("business");

/** What the form would send now. */
export async function openBusinessForm(office: Visitor): Promise<Record<string, string>> {
  const page = await readPage(office, businessScreen);
  const hidden = Object.entries(hiddenFields(page, businessScreen)).map(([name, [value = ""]]) => [name, value]);
  const shown = Object.fromEntries(hidden);
  const typed = Object.keys(business.defaults).map((name) => [name, shown[getShownName(name)] ?? ""]);
  return { ...shown, ...Object.fromEntries(typed) };
}

export const saveBusiness = async (office: Visitor, changes: Record<string, string>) =>
  postInOffice(office, businessScreen, {
    ...(await openBusinessForm(office)),
    ...changes,
    intent: "save_settings",
  });

/** As if all of them had been saved some days earlier. */
export async function ageEdits(site: Source, days: number) {
  for (const { id, createdAt } of await listRows(site, "settingEdits"))
    await changeRows(site, "settingEdits", { id }, { createdAt: new Date(createdAt.getTime() - days * DAY) });
}

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
export async function savePackage(
  office: Visitor,
  key: string,
  changes: Record<string, string | null>,
  intent = "save_settings",
) {
  const form = { ...(await openPackageForm(office, key)), ...changes, intent };
  const sent = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== null);
  return postInOffice(office, packageScreen(key), Object.fromEntries(sent));
}

/** Returns the page that follows. A checkbox that is off is posted as an empty text, which counts as absent. */
export async function saveSection(
  office: Visitor,
  { name, defaults }: SettingSection,
  changes: Record<string, string>,
  intent = "save_settings",
) {
  const screen = paths.adminSettingSection(name);
  const hidden = hiddenFields(await readPage(office, screen), screen);
  const shown = Object.fromEntries(Object.entries(hidden).map(([key, [value = ""]]) => [key, value]));
  const typed = Object.keys(defaults).map((key) => [key, shown[getShownName(key)] ?? ""]);
  return postInOffice(office, screen, { ...shown, ...Object.fromEntries(typed), ...changes, intent });
}

/** Presses Save on a form with pictures. `files` by the name of the field. Returns the page that follows. */
export async function saveWithFiles(
  office: Visitor,
  screen: string,
  files: Record<string, File>,
  changes: Record<string, string> = {},
  intent = "save_settings",
) {
  const hidden = hiddenFields(await readPage(office, screen), screen);
  const shown = Object.entries(hidden).map(([name, [value = ""]]) => [name, value] as const);
  const typed = shown.map(([name, value]) => [name.replace("shown_", ""), value] as const);
  const fields = { ...Object.fromEntries([...typed, ...shown]), ...changes, intent };
  const chosen = Object.entries(files).map(([field, file]) => [getPictureInputs(field).file, [file]]);
  const response = await office.postFiles(screen, fields, Object.fromEntries(chosen));
  const next = response.status === 303 ? await office.get(response.headers.get("Location") ?? "") : response;
  return { status: response.status, page: parseDocument((await next.text()).replaceAll("<!-- -->", "")) };
}

export const salesTax = { tax: "added", tax_name: "Sales tax", tax_orders: "7.25", tax_downloads: "" };
export const vat = { tax: "included", tax_name: "VAT", tax_orders: "19", tax_downloads: "7" };
