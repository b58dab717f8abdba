import { kindFields, kindList } from "#app/booking/model/kind-settings";
import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { emptyTables } from "../database/rows";
import { attributeOf, fieldValues, hiddenFields, readPage } from "../document";
import { postInOffice } from "../office/signed-in";
import type { Site } from "../site";

export const kindsScreen = paths.adminSettingSection(kindList.name);
export const kindScreen = (key: string) => paths.adminSettingRecord(kindList.name, key);

/** What the form of a kind would send now, by default that of a new one. */
export async function openKindForm(office: Visitor, key = "new"): Promise<Record<string, string>> {
  const page = await readPage(office, kindScreen(key));
  const hidden = Object.entries(hiddenFields(page, kindScreen(key))).map(([name, [value = ""]]) => [name, value]);
  const typed = Object.keys(kindFields).map((name) => {
    if (name === "way") return [name, attributeOf(page, "[name=way] option[selected]", "value") ?? ""];
    if (name === "offered") return [name, page.querySelector("[name=offered][checked]") ? "yes" : ""];
    return [name, fieldValues(page, name)[0] ?? ""];
  });
  return Object.fromEntries([...typed, ...hidden]);
}

export const saveKind = async (office: Visitor, key: string, changes: Record<string, string>) =>
  postInOffice(office, kindScreen(key), {
    ...(await openKindForm(office, key)),
    ...changes,
    intent: "save_settings",
  });

export const workshop = {
  name: "Website workshop",
  description: "We rewrite the first page of your website together.",
  way: "address",
  address: "12 Lake Street, Orlando, FL",
};

/** Puts back the kinds with which a site begins, without bookings. */
export async function resetKinds(site: Site): Promise<void> {
  await emptyTables(site, "bookings", "settings", "settingEdits", "specialDays");
}
