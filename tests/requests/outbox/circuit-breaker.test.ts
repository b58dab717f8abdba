import { afterAll, expect, onTestFinished, test } from "vitest";
import type { OutboxMessage } from "#app/server/outbox/outbox.server";
import { insertRows, listRows } from "#tests/support/database/rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { closeOutbox, createWebhookMessage, openOutbox } from "#tests/support/outbox/outbox";
import { startSilentServer } from "#tests/support/outbox/silent-server";
import { startSmtp } from "#tests/support/outbox/smtp";
import { startWebhookTarget } from "#tests/support/outbox/webhook-target";
import { startSiteForTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

/** Milliseconds after which a send times out in these tests. */
const timeout = 600;
/** Timeouts that may happen before the circuit opens: as many as there are concurrent sends. */
const AT_ONCE = 4;
const HALF_A_MINUTE = 30_000;

afterAll(closeOutbox);

function emailTo(to: string): OutboxMessage {
  const payload = { to, subject: "Hello", text: "Text", html: "<p>Text</p>" };
  return { kind: "mail", topic: "letter", dedupeKey: `test:${to}`, payload };
}

const emails = (count: number) =>
  Array.from({ length: count }, (_, index) => emailTo(`dana${String(index).padStart(3, "0")}@studio.example`));

test("a mail server that does not respond gets no more emails after a few timeouts, and all of them once it does", async () => {
  const silent = await startSilentServer();
  const outbox = await openOutbox({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` }, { timeout });
  const worker = outbox.createTestWorker();
  onTestFinished(() => worker.stop());
  await outbox.queueMessages(...emails(30));
  await worker.runDue();

  const tried = (await outbox.readRows()).filter(({ attempts }) => attempts > 0);
  expect(tried.length).toBeGreaterThanOrEqual(3);
  expect(tried.length).toBeLessThanOrEqual(2 * AT_ONCE);
  expect(silent.connectionCount()).toBe(tried.length);
  const waiting = (await outbox.readRows()).filter(({ attempts }) => attempts === 0);
  expect(waiting.length).toBe(30 - tried.length);
  for (const row of waiting) {
    expect(row).toMatchObject({ state: "pending", lockedBy: null, lockedUntil: null });
    expect(row.lastError).toContain(`Waiting for the mail server 127.0.0.1:${silent.port}, which is not responding`);
  }

  // One due message every half minute, which does not count as an attempt for the others.
  for (let probe = 1; probe <= 3; probe++) {
    outbox.clock.now += HALF_A_MINUTE;
    await worker.runDue();
    expect(silent.connectionCount()).toBe(tried.length + probe);
    await worker.runDue();
    expect(silent.connectionCount()).toBe(tried.length + probe);
  }

  await silent.close();
  const back = await startSmtp({ disableReverseLookup: true }, silent.port);
  onTestFinished(back.close);
  await waitUntil(async () => {
    outbox.clock.now += 20 * HALF_A_MINUTE;
    await worker.runDue();
    expect(new Set(back.received.map(({ email }) => email.messageId)).size).toBe(30);
  });
  expect((await outbox.readRows()).every(({ state, lastError }) => state === "sent" && lastError === null)).toBe(true);
});

test("a mail server that stops responding in the middle of an email gets no more emails for a while, too", async () => {
  const stuck = await startSmtp({ onMailFrom: () => {} });
  onTestFinished(stuck.close);
  const outbox = await openOutbox({ SMTP_URL: stuck.url }, { timeout });
  const worker = outbox.createTestWorker();
  onTestFinished(() => worker.stop());
  await outbox.queueMessages(...emails(20));
  await worker.runDue();
  const untried = (await outbox.readRows()).filter(({ attempts }) => attempts === 0);
  expect(untried.length).toBeGreaterThanOrEqual(20 - 2 * AT_ONCE);
});

test("600 webhooks for a target that does not respond are postponed together, and those for another one are not", async () => {
  const [silent, target] = [await startSilentServer(), await startWebhookTarget()];
  onTestFinished(target.close);
  const outbox = await openOutbox({}, { timeout });
  const worker = outbox.createTestWorker();
  const address = (index: number) => `http://127.0.0.1:${silent.port}/hook?key=${index % 2}`;
  await outbox.queueMessages(
    ...Array.from({ length: 600 }, (_, index) => createWebhookMessage(address(index), `lost:${index}`)),
  );
  await worker.runDue();
  expect(silent.connectionCount()).toBeLessThanOrEqual(2 * AT_ONCE);
  const due = (await outbox.readRows()).filter(({ runAt }) => runAt.getTime() <= outbox.clock.now);
  expect(due).toEqual([]);

  await outbox.queueMessages(createWebhookMessage(target.url, "lead:1"));
  await worker.runDue();
  expect(target.received).toHaveLength(1);
  expect((await outbox.readRows()).find(({ dedupeKey }) => dedupeKey === "lead:1")).toMatchObject({ state: "sent" });
});

test("immediate refusals do not count as timeouts, and each message is tried", async () => {
  const target = await startWebhookTarget();
  onTestFinished(target.close);
  target.respond = (response) => response.writeHead(503).end();
  const outbox = await openOutbox({}, { timeout: 15_000 });
  await outbox.queueMessages(
    ...Array.from({ length: 12 }, (_, index) => createWebhookMessage(target.url, `lead:${index}`)),
  );
  await outbox.createTestWorker().runDue();
  expect(target.received).toHaveLength(12);
});

test("a message that cannot be sent at all does not count as a response or as a probe", async () => {
  const silent = await startSilentServer();
  const outbox = await openOutbox({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` }, { timeout });
  const worker = outbox.createTestWorker();
  onTestFinished(() => worker.stop());
  await outbox.queueMessages(...emails(10));
  await worker.runDue();
  const before = silent.connectionCount();
  const bad = Array.from({ length: 5 }, (_, index) => emailTo(`no address ${index}`));
  outbox.clock.now += HALF_A_MINUTE - 1000;
  await outbox.queueMessages(...bad);
  await worker.runDue();
  outbox.clock.now += 1000;
  await worker.runDue();
  expect(silent.connectionCount()).toBe(before + 1);
});

test("the office shows why an email waits; Retry sends it at once when the mail server is back", async () => {
  const silent = await startSilentServer();
  const site = await startSiteForTest({ SMTP_URL: `smtp://user:secret@127.0.0.1:${silent.port}` });
  const { worker } = site.services;
  await insertRows(site, "outbox", emails(2 * AT_ONCE + 1).map(asRow));
  await worker.runDue();
  const admin = await createSignedInVisitor(site);
  const list = await (await admin.get("/admin/outbox")).text();
  const reason = `Waiting for the mail server 127.0.0.1:${silent.port}, which is not responding`;
  expect(list).toContain(reason);
  expect(list).not.toContain("secret");

  await silent.close();
  const back = await startSmtp(
    { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: "user" }) },
    silent.port,
  );
  onTestFinished(back.close);
  const rows = await listRows(site, "outbox");
  const waiting = rows.filter(({ lastError }) => lastError?.startsWith(reason));
  expect(waiting[0]).toMatchObject({ state: "pending", attempts: 0 });
  const { id, payload } = waiting[0] as (typeof waiting)[number];
  const { to } = payload as { to: string };
  await admin.post("/admin/outbox", { intent: "retry", id });
  const received = () => back.received.flatMap((email) => email.to);
  await waitUntil(() => expect(received()).toContain(to));
}, 40_000);

function asRow(message: OutboxMessage, index: number) {
  return { ...message, id: `message-${index}`, runAt: new Date(), createdAt: new Date() };
}
