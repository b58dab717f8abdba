import { randomUUID } from "node:crypto";
import { joinSearchText } from "#app/server/text/search-text";
import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows, listRows } from "../database/rows";
import { parseDocument, textsOf } from "../document";
import type { Site } from "../site";

export type ContactMessage = Row<"contactMessages">;

export function createContactMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  const message: ContactMessage = {
    id: randomUUID(),
    form: "contact",
    submissionKey: randomUUID(),
    createdAt: new Date(),
    name: "Marcus Reed",
    email: "marcus@reedplumbing.example",
    phone: "407-555-0181",
    businessName: "Reed Plumbing",
    businessType: null,
    inquiryType: null,
    message: "We miss half of our calls after five. Can you text those people back?",
    consentText: null,
    consentVersion: null,
    source: { page: "/contact" },
    status: "new",
    spamReasons: [],
    assigneeId: null,
    search: "",
    deletedAt: null,
    ...changes,
  };
  const { name, email, phone, businessName } = message;
  return { ...message, search: joinSearchText([name, email, phone, businessName, message.message]) };
}

export async function insertContactMessages(site: Site, ...changes: Partial<ContactMessage>[]) {
  const rows = changes.map(createContactMessage);
  await insertRows(site, "contactMessages", rows);
  return rows;
}

export async function insertContactMessage(site: Site, changes: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const [message] = await insertContactMessages(site, changes);
  return message as ContactMessage;
}

export async function readContactMessage(site: Site, id: string) {
  const [message] = await listRows(site, "contactMessages", { id });
  return { message, events: await listRows(site, "contactEvents", { entryId: id }, "createdAt") };
}

/** Removes all messages, questions and outbox rows. */
export const clearInbox = (site: Site) => emptyTables(site, "contactMessages", "formSubmissions", "outbox");

/** Returns the senders in the list from top to bottom. */
export function readListedSenders(html: string): string[] {
  return textsOf(parseDocument(html), 'th[scope="row"].cell-name > span');
}

/** Inserts an account without signing in. */
export const insertColleague = (site: Site, userId: string, name: string): Promise<void> =>
  insertRows(site, "adminUsers", { userId, role: "staff", name });
