import { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import type { Site } from "../site";

type Fields = Record<string, string>;

export const createContactFields = (changes: Fields = {}): Fields => ({
  fullName: "Dana Whitfield",
  businessName: "Lake Eola Kitchen",
  email: "dana@studio.example",
  phone: "407-555-0134",
  message: "We miss about ten calls a week after 6 p.m.",
  ...changes,
});

export const createInquiryFields = (changes: Fields = {}): Fields => ({
  name: "Dana Whitfield",
  email: "dana@studio.example",
  phone: "407-555-0134",
  businessType: "Restaurant",
  inquiryType: "AI automation",
  message: "We miss about ten calls a week after 6 p.m.",
  consent: "on",
  ...changes,
});

export const listMessages = (site: Site) => listRows(site, "contactMessages", {}, "createdAt", "id");

let sentCount = 0;

/** Sends a message different from all others and returns what was stored. */
export async function sendMessage(site: Site, changes: Fields = {}, headers: Record<string, string> = {}) {
  const email = `visitor${++sentCount}@studio.example`;
  const message = `Message ${sentCount}: can you build this for us?`;
  const before = new Set((await listMessages(site)).map(({ id }) => id));
  const answer = await new Visitor(site).post("/contact", createContactFields({ email, message, ...changes }), headers);
  const row = (await listMessages(site)).find(({ id }) => !before.has(id));
  if (!row) throw new Error(`No message was stored: ${answer.status}`);
  return row;
}
