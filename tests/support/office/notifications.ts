import type { HTMLElement } from "node-html-parser";
import { teamAddress } from "#app/notifications/team-address";
import { paths } from "#app/paths";
import { getShownName } from "#app/server/forms/merge-edits";
import type { Visitor } from "../browser/visitor";
import { insertRows } from "../database/rows";
import { attributeOf, hiddenFields, readPage } from "../document";
import type { Site } from "../site";
import { postInOffice } from "./signed-in";

/** What the form of a person's notifications would send now: of the own account, or of a colleague. */
export async function openChoices(office: Visitor, screen: string = paths.adminAccount) {
  const hidden = hiddenFields((await readPage(office, screen)).querySelector("#notifications") ?? "");
  const form: Record<string, string> = {};
  for (const [name, [value = ""]] of Object.entries(hidden)) {
    form[name] = value;
    if (name.startsWith(getShownName(""))) form[name.slice(getShownName("").length)] = value;
  }
  return form;
}

/** Keys are kinds of notifications, or `hour`. */
export async function choose(office: Visitor, changes: Record<string, string>, screen: string = paths.adminAccount) {
  const form = await openChoices(office, screen);
  return postInOffice(office, screen, { ...form, ...toFields(changes) });
}

export const toFields = (changes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [name === "hour" ? "summary_hour" : `notify_${name}`, text]),
  );

/** The radio that is chosen. */
export const chosen = (page: HTMLElement, name: string) => attributeOf(page, `input[name="${name}"][checked]`, "value");

/** As an admin does under Settings, Notifications. */
export async function switchTeamAddressOff(site: Site): Promise<void> {
  const section = teamAddress.name;
  await insertRows(site, "settings", { section, texts: { team_address: "" }, changedAt: new Date() });
  await site.services.settings.refresh();
}
