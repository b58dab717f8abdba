import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { releaseMessage } from "#app/contact/place/queue-messages.server";
import { Visitor } from "#tests/support/browser/visitor";
import { createContactFields, createInquiryFields, listMessages, sendMessage } from "#tests/support/contact/messages";
import { changeRows, listRows } from "#tests/support/database/rows";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget, type WebhookTarget } from "#tests/support/outbox/webhook-target";
import { type Site, startSite } from "#tests/support/site";

let target: WebhookTarget;
let site: Site;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  [smtp, target] = await Promise.all([startSmtp(), startWebhookTarget()]);
  site = await startSite({
    CONTACT_WEBHOOK_URL: `${target.url}/contact`,
    INQUIRY_WEBHOOK_URL: `${target.url}/inquiry`,
    TEAM_EMAIL: "team@palmetto.example",
    SMTP_URL: smtp.url,
  });
});
afterEach(async () => {
  await site.stop();
  await Promise.all([smtp.close(), target.close()]);
});

async function receiveOne(): Promise<unknown> {
  await site.services.worker.runDue();
  expect(target.received).toHaveLength(1);
  return JSON.parse(target.received[0]?.body ?? "");
}

describe("the webhook gets exactly the JSON of the specification", () => {
  test("for the contact form", async () => {
    await new Visitor(site).post("/contact", createContactFields({ businessName: "" }));
    const [row] = await listMessages(site);
    expect(await receiveOne()).toEqual({
      fullName: "Dana Whitfield",
      businessName: "",
      email: "dana@studio.example",
      phone: "407-555-0134",
      message: "We miss about ten calls a week after 6 p.m.",
      timestamp: row?.createdAt.toISOString(),
      source: "/contact",
    });
  });

  test("for the longer form, without its file field", async () => {
    await new Visitor(site).post("/lets-talk", createInquiryFields({ businessType: "", file: "a.pdf" }));
    const [row] = await listMessages(site);
    expect(await receiveOne()).toEqual({
      name: "Dana Whitfield",
      email: "dana@studio.example",
      phone: "407-555-0134",
      businessType: "",
      inquiryType: "AI automation",
      message: "We miss about ten calls a week after 6 p.m.",
      consent: true,
      timestamp: row?.createdAt.toISOString(),
      source: "/lets-talk",
    });
  });
});

test("the team's email has the message, and a reply goes to the visitor", async () => {
  const row = await sendMessage(site, { fullName: "Ada <Lake>", message: "First line\nSecond line" });
  const email = (await listQueuedEmails(site)).find(({ to }) => to === "team@palmetto.example");
  expect(email).toMatchObject({ replyTo: row.email, subject: "Message from Ada <Lake>" });
  expect(email?.text).toContain("First line\nSecond line");
  expect(email?.text).toContain(`${site.origin}/admin/messages/${row.id}`);
  expect(email?.html).not.toContain("<Lake>");
});

test("the visitor's email contains nothing that was typed, and a reply to it goes to the team", async () => {
  await new Visitor(site).post("/lets-talk", createInquiryFields({ name: "Buy now", message: "https://spam.example" }));
  const email = (await listQueuedEmails(site)).find(({ to }) => to === "dana@studio.example");
  expect(email).toMatchObject({ subject: "We have your message", replyTo: "team@palmetto.example" });
  for (const typed of ["Buy now", "spam.example", "407-555"])
    expect(email?.text + (email?.html ?? "")).not.toContain(typed);
  expect(email?.text).toContain("AI automation");
});

test("while the webhook and mail server are down, the message is stored and sent later", async () => {
  target.respond = (response) => response.writeHead(500).end();
  await smtp.close();
  const { worker } = site.services;
  const row = await sendMessage(site);
  await worker.runDue();
  expect(await listMessages(site)).toMatchObject([{ id: row.id, status: "new" }]);
  target.respond = (response) => response.writeHead(204).end();
  smtp = await startSmtp({}, smtp.port);
  await changeRows(site, "outbox", {}, { runAt: new Date(0) });
  worker.probeNow();
  await worker.runDue();
  expect(target.received.map(({ body }) => JSON.parse(body).email)).toEqual([row.email, row.email]);
  expect((await listRows(site, "outbox")).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
  expect(smtp.received.map(({ to, email }) => [to[0], email.replyTo?.[0]?.address]).sort()).toEqual([
    ["team@palmetto.example", row.email],
    [row.email, "team@palmetto.example"],
  ]);
});

test("suspected spam sends nothing until it is released, and then only once", async () => {
  const { services } = site;
  const { db } = services;
  const row = await sendMessage(site, { homepage: "https://spam.example" });
  expect(row.status).toBe("spam");
  const listOutbox = () => listRows(site, "outbox", { aboutId: row.id });
  expect(await listOutbox()).toEqual([]);
  for (let time = 0; time < 2; time++) await db.transact((tx) => releaseMessage(services, tx, row));
  expect((await listOutbox()).map(({ topic }) => topic).sort()).toEqual([
    "contact-lead",
    "contact-team",
    "contact-visitor",
  ]);
});
