import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sweep } from "#app/server/sweeper.server";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields, createInquiryFields, listMessages } from "#tests/support/contact/messages";
import { fieldValues, readDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { listIdeas } from "#tests/support/shop/ideas";
import { setUpSite } from "#tests/support/site";

const DAY = 86_400_000;

const site = setUpSite({ MESSAGES_PER_HOUR: "1", TRUSTED_PROXIES: "1" });

const idea = { name: "Dana Whitfield", email: "dana@studio.example", idea_request: "A planner for two kitchens." };
const forms: [path: string, fields: Record<string, string>, text: string][] = [
  ["/contact", createContactFields(), "message"],
  ["/lets-talk", createInquiryFields(), "message"],
  ["/digital-vault", idea, "idea_request"],
];

let network = 0;
const countAll = async () => (await listMessages(site)).length + (await listIdeas(site)).length;

describe.each(forms)("%s", (path, fields, text) => {
  const send = (count: number, headers: Record<string, string>) =>
    new Visitor(site).post(path, { ...fields, [text]: `${fields[text]} Number ${count}.` }, headers);

  test("refuses a network at ten times the first limit and keeps what was typed, and other networks are not affected", async () => {
    const headers = { "X-Forwarded-For": `10.7.0.${++network}` };
    const before = await countAll();
    for (let count = 0; count < 10; count++) expect((await send(count, headers)).status).toBe(303);
    const refused = await send(10, headers);
    expect(refused.status).toBe(429);
    const page = await readDocument(refused);
    expect(textOf(page, "[role=alert]")).toContain("We got a lot of messages from your network in the past hour");
    expect(fieldValues(page, text)).toEqual([`${fields[text]} Number 10.`]);
    expect(fieldValues(page, "email")).toEqual([fields.email]);
    expect(await countAll()).toBe(before + 10);
    expect((await send(11, { "X-Forwarded-For": `10.7.0.${++network}` })).status).toBe(303);
  });
});

test("only spam is removed after 30 days, unless somebody has worked on it since", async () => {
  const { db } = site.services;
  const { contactMessages, toolRequests } = db.tables;
  const [first, second, third] = await listMessages(site);
  const now = Date.now() + 31 * DAY;
  const office = await createSignedInVisitor(site);
  await db.transact(async (tx) => {
    await tx.update(contactMessages).set({ status: "spam" });
    await tx
      .update(contactMessages)
      .set({ status: "new" })
      .where(eq(contactMessages.id, first?.id ?? ""));
    const later = { createdAt: new Date(now - 29 * DAY) };
    await tx
      .update(contactMessages)
      .set(later)
      .where(eq(contactMessages.id, second?.id ?? ""));
    const longAgo = { createdAt: new Date(Date.now() - 40 * DAY) };
    await tx
      .update(contactMessages)
      .set(longAgo)
      .where(eq(contactMessages.id, third?.id ?? ""));
    await tx.update(toolRequests).set({ status: "spam" });
  });
  await office.post(`/admin/messages/${third?.id}`, { intent: "note", note: "Is this one real?" });
  await sweep(site.services);
  expect((await listMessages(site)).map(({ id }) => id)).toContain(third?.id);
  await sweep(site.services, now);
  expect((await listMessages(site)).map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());
  expect(await listIdeas(site)).toEqual([]);
});
