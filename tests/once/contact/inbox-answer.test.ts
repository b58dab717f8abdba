import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import type { Row } from "#drizzle/schema";
import { clearInbox, insertContactMessage, readContactMessage } from "#tests/support/contact/contact-messages";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { listRows } from "#tests/support/database/rows";
import { fieldValues, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TEAM_EMAIL: "team@palmetto.example" });
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");
beforeEach(() => clearInbox(site));

const staffEmail = {
  intent: "send",
  form_id: "form-1",
  subject: "About your calls",
  text: "Hi {name},\n\nyes, we do.",
};
const send = (id: string, changes: Record<string, string> = {}) =>
  postInOffice(staff, paths.adminInboxAnswer(id), { ...staffEmail, ...changes });

async function emails() {
  const rows = await listRows(site, "outbox");
  return rows.map(({ topic, payload, aboutKind, aboutId }) => ({
    ...{ topic, aboutKind, aboutId },
    ...(payload as Record<"to" | "replyTo" | "subject" | "text" | "html", string>),
  }));
}

test("the answer form opens with the original message and a subject, and a preview sends nothing", async () => {
  const { id } = await insertContactMessage(site);
  const html = await (await staff.get(paths.adminInboxAnswer(id))).text();
  for (const part of ["Answer Marcus Reed", "We miss half of our calls", "Your message to Palmetto Works"])
    expect(html).toContain(part);
  const preview = await send(id, { intent: "preview" });
  expect(preview.status).toBe(200);
  expect(textOf(preview.page, "[aria-labelledby=letter-preview]")).toContain("Hi Marcus, yes, we do.");
  expect(await emails()).toEqual([]);
});

test("an answer sends one email with the team's reply address, is recorded, and marks the message as answered", async () => {
  const { id, email } = await insertContactMessage(site);
  const sent = await send(id);
  expect(sent).toMatchObject({ status: 303, location: paths.adminInboxMessage(id), title: "Answer Sent" });
  await send(id);
  const [sentEmail, ...more] = await emails();
  expect(more).toEqual([]);
  expect(sentEmail).toMatchObject({
    topic: "contact-answer",
    aboutKind: "contact_message",
    aboutId: id,
    to: email,
    replyTo: "team@palmetto.example",
    subject: "About your calls",
  });
  expect(sentEmail?.text).toMatch(/^Hi Marcus,\n\nyes, we do\./);
  expect(sentEmail?.text).not.toContain("Order number");
  const { message, events } = await readContactMessage(site, id);
  expect(message?.status).toBe("answered");
  expect(events).toMatchObject([{ kind: "answer", actor: "Sam Ortiz", detail: "Hi Marcus,\n\nyes, we do." }]);
  expect(textOf(sent.page, ".ticket")).toContain("About your calls");
  await site.services.worker.runDue();
});

test("the answer form returns to the page from which it was opened, but only within the office", async () => {
  const { id } = await insertContactMessage(site);
  const back = `${paths.adminInboxMessage(id)}?q=marcus`;
  expect((await send(id, { back })).location).toBe(back);
  expect((await send(id, { back: "https://evil.example/" })).location).toBe(paths.adminInboxMessage(id));
});

test.each([
  [{ subject: " " }, "Enter the subject."],
  [{ text: "" }, "Enter the text."],
  [{ text: " Hi {name}, " }, "Write more than the greeting."],
  [{ text: "Your {order}" }, "Text: there is no {order}. Use {name}."],
  [{ subject: "x".repeat(151) }, "Subject: keep it to 150 characters."],
])("an answer with %o is returned as typed", async (changes, problem) => {
  const { id } = await insertContactMessage(site);
  const refused = await send(id, changes);
  expect(refused.status).toBe(400);
  expect(refused.html).toContain(problem);
  expect(fieldValues(refused.page, "text")).toEqual([{ ...staffEmail, ...changes }.text]);
  expect(await emails()).toEqual([]);
});

test("no answer is sent for spam, to an unknown message, or while the database cannot store anything", async () => {
  const spam = await insertContactMessage(site, { status: "spam" });
  expect(await send(spam.id)).toMatchObject({ status: 400, title: "Message in Spam" });
  expect((await staff.get(paths.adminInboxAnswer("nothing"))).status).toBe(404);
  const { id } = await insertContactMessage(site);
  await withBlockedWrites(site.services.db, "contact_events", async () => {
    const failed = await send(id);
    expect(failed).toMatchObject({
      status: 503,
      description: "We couldn’t send your answer. Your text is still here. Try again.",
    });
    expect(fieldValues(failed.page, "text")).toEqual([staffEmail.text]);
  });
  expect(await emails()).toEqual([]);
});

test.each<[what: string, changes: Partial<Row<"contactMessages">>, title: string]>([
  ["deletes the message", { deletedAt: new Date() }, "Message in the Trash"],
  ["marks the message as spam", { status: "spam" }, "Message in Spam"],
])("an answer is not sent, and its text stays, if a colleague %s at the same moment", async (_what, changes, title) => {
  const { db } = site.services;
  const { contactMessages } = db.tables;
  const { id } = await insertContactMessage(site);
  const transact = db.transact.bind(db);
  const spied = vi.spyOn(db, "transact").mockImplementationOnce(async (...args) => {
    await transact((tx) => tx.update(contactMessages).set(changes).where(eq(contactMessages.id, id)));
    return transact(...args);
  });
  const refused = await send(id).finally(() => spied.mockRestore());
  expect(refused).toMatchObject({ status: 400, title, description: "Restore the message before you answer it." });
  expect(fieldValues(refused.page, "text")).toEqual([staffEmail.text]);
  expect(await emails()).toEqual([]);
  const { message, events } = await readContactMessage(site, id);
  expect([message?.status, events]).toEqual([changes.status ?? "new", []]);
});
