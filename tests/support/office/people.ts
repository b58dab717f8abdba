import { paths } from "#app/paths";
import { getShownName } from "#app/server/forms/merge-edits";
import type { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { attributesOf, fieldValues, readPage } from "../document";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";
import { postInOffice } from "./signed-in";

export const colleague = {
  name: "Jürgen Müller",
  email: "Jürgen@müller.example",
  role: "staff",
  rights: ["orders", "sales"] as string | string[],
};

/** As the form "Add a colleague" sends it. */
export async function invite(office: Visitor, changes: Partial<typeof colleague> & { form_id?: string } = {}) {
  const page = await readPage(office, `${paths.adminPeople}?new`);
  const [form_id = ""] = fieldValues(page, "form_id");
  return postInOffice(office, paths.adminPeople, { intent: "invite_person", form_id, ...colleague, ...changes });
}

/** What the form of a person would send now. */
export async function openPersonForm(office: Visitor, userId: string): Promise<Record<string, string | string[]>> {
  const page = await readPage(office, paths.adminPerson(userId));
  const shown = (name: string) => attributesOf(page, `[name="${getShownName(name)}"]`, "value")[0] ?? "";
  const hidden = ["name", "email", "role", "rights"].map((name) => [getShownName(name), shown(name)] as const);
  return {
    ...Object.fromEntries(hidden),
    ...{ intent: "save_person", name: shown("name"), email: shown("email"), role: shown("role") },
    rights: shown("rights").split(","),
  };
}

export const savePerson = async (office: Visitor, userId: string, changes: Record<string, string | string[]>) =>
  postInOffice(office, paths.adminPerson(userId), { ...(await openPersonForm(office, userId)), ...changes });

export const changePerson = (office: Visitor, userId: string, intent: string, more: Record<string, string> = {}) =>
  postInOffice(office, paths.adminPerson(userId), { intent, ...more });

export async function findPerson(site: Site, userId: string) {
  const [row] = await listRows(site, "adminUsers", { userId });
  return row;
}

/** The path in the newest email of a topic, such as `account-invitation`. */
export async function findEmailedLink(site: Site, topic: string): Promise<string> {
  const newest = (await listRows(site, "outbox", { topic }, "createdAt")).at(-1);
  const [email] = await listQueuedEmails(site, newest?.dedupeKey ?? "?");
  const link = /https?:\/\/\S+\/admin\/set-password\?key=\S+/.exec(email?.text ?? "")?.[0];
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
}
