import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { OutboxMessage } from "#app/server/outbox/outbox.server";
import type { WrittenEmail } from "#app/server/outbox/outbox-payload.server";
import { closeOutbox, openOutbox } from "#tests/support/outbox/outbox";
import { type SmtpOptions, startSmtp } from "#tests/support/outbox/smtp";

afterAll(closeOutbox);

async function start(variables: Record<string, string>) {
  const outbox = await openOutbox(variables);
  const worker = outbox.createTestWorker();
  onTestFinished(() => worker.stop());
  return { outbox, worker };
}

async function smtp(options?: SmtpOptions, port?: number) {
  const server = await startSmtp(options, port);
  onTestFinished(server.close);
  return server;
}

/** Queues a message with these environment variables, sends what is due, and returns the outbox. */
async function send(message: OutboxMessage, variables: Record<string, string>) {
  const { outbox, worker } = await start(variables);
  await outbox.queueMessages(message);
  await worker.runDue();
  return outbox;
}

function createEmail(changes: Partial<WrittenEmail> = {}): OutboxMessage {
  const payload = {
    to: "dana@studio.example",
    replyTo: "hello@palmetto.example",
    subject: "Order SUB-7K2M9QXA received — ¡gracias!",
    text: "Flyers 6\n",
    html: "<p>Flyers <b>6</b></p>",
    ...changes,
  };
  return { kind: "mail", topic: "letter", dedupeKey: "order-received:1", payload };
}

const reject = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

test("an email arrives with both parts, Reply-To and a Message-ID from its row", async () => {
  const server = await smtp();
  const outbox = await send(createEmail(), {
    SMTP_URL: server.url,
    MAIL_FROM: "Palmetto Works <team@palmetto.example>",
  });
  const { id, state } = await outbox.readOnlyRow();
  expect(state).toBe("sent");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    from: "team@palmetto.example",
    to: ["dana@studio.example"],
    email: {
      from: { name: "Palmetto Works", address: "team@palmetto.example" },
      replyTo: [{ address: "hello@palmetto.example" }],
      subject: "Order SUB-7K2M9QXA received — ¡gracias!",
      text: expect.stringContaining("Flyers 6\n"),
      html: expect.stringContaining("<p>Flyers <b>6</b></p>"),
      messageId: `<${id}@palmetto.example>`,
    },
  });
  expect(server.received[0]?.email.headers).toContainEqual(
    expect.objectContaining({ key: "x-entity-ref-id", value: id }),
  );
});

test("a mail server that is down gets the email later, under the same Message-ID", async () => {
  const refusing = await smtp({ onRcptTo: (_address, _session, done) => done(reject(451, "try later")) });
  const { outbox, worker } = await start({ SMTP_URL: refusing.url });
  await outbox.queueMessages(createEmail());
  expect(await outbox.runNextAttempt(worker)).toMatchObject({ state: "pending", attempts: 1 });
  await refusing.close();
  expect(await outbox.runNextAttempt(worker)).toMatchObject({ state: "pending", attempts: 2 });
  const back = await smtp({}, refusing.port);
  expect(await outbox.runNextAttempt(worker)).toMatchObject({ state: "sent", attempts: 3 });
  expect(back.received.map(({ email }) => email.messageId)).toEqual([
    `<${(await outbox.readOnlyRow()).id}@palmetto.example>`,
  ]);
});

test("a refused recipient or message is not tried again", async () => {
  const recipient = await smtp({ onRcptTo: (_address, _session, done) => done(reject(550, "No such user here")) });
  const first = await send(createEmail(), { SMTP_URL: recipient.url });
  expect(await first.readOnlyRow()).toMatchObject({ state: "dead", attempts: 1 });
  expect((await first.readOnlyRow()).lastError).toContain("550 No such user here");

  const message = await smtp({ rejection: reject(554, "Not wanted") });
  const second = await send(createEmail(), { SMTP_URL: message.url });
  expect(await second.readOnlyRow()).toMatchObject({ state: "dead", attempts: 1 });
});

test("a refused login or sender is tried again, because the settings can be corrected", async () => {
  const closed = await smtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(reject(535, "Wrong password")),
  });
  const login = await send(createEmail(), { SMTP_URL: closed.url.replace("//", "//user:wrong@") });
  expect(await login.readOnlyRow()).toMatchObject({ state: "pending", attempts: 1 });

  const picky = await smtp({ onMailFrom: (_address, _session, done) => done(reject(553, "Not your domain")) });
  const sender = await send(createEmail(), { SMTP_URL: picky.url });
  expect(await sender.readOnlyRow()).toMatchObject({ state: "pending", attempts: 1 });
});

test("typed text adds neither headers nor recipients", async () => {
  const server = await smtp();
  const forged = createEmail({
    subject: "Hello\r\nBcc: victim@example.com\r\n\r\nbody",
    replyTo: "x@y.example\r\nX-Bad: 1",
  });
  await send(forged, { SMTP_URL: server.url });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(["dana@studio.example"]);
  expect(server.received[0]?.email).toMatchObject({ subject: "Hello Bcc: victim@example.com body" });
  expect(server.received[0]?.email.replyTo).toBeUndefined();
  expect(server.received[0]?.email.headers.map(({ key }) => key)).not.toContain("x-bad");
});

test.each([
  "a@b.example, victim@example.com",
  "a@b.example\nBcc: victim@example.com",
  "<a@b.example>",
  "a b@c.example",
])("%j is not accepted as a recipient", async (to) => {
  const server = await smtp();
  const outbox = await send(createEmail({ to }), { SMTP_URL: server.url });
  expect(server.received).toEqual([]);
  expect(await outbox.readOnlyRow()).toMatchObject({ state: "dead", attempts: 1 });
});

test("without SMTP_URL, an email is saved as a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "palmetto-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = await send(createEmail(), { VAR_DIR: folder });
  const { id, state } = await outbox.readOnlyRow();
  expect(state).toBe("sent");
  expect(await readdir(join(folder, "mail"))).toEqual([`${id}.eml`]);
  const file = await PostalMime.parse(await readFile(join(folder, "mail", `${id}.eml`)));
  expect(file).toMatchObject({
    to: [{ address: "dana@studio.example" }],
    subject: "Order SUB-7K2M9QXA received — ¡gracias!",
    html: expect.stringContaining("<b>6</b>"),
    messageId: `<${id}@palmetto.example>`,
  });
});

test("the Message-ID of a sender with an umlaut is ASCII", async () => {
  const server = await smtp();
  await send(createEmail(), { SMTP_URL: server.url, MAIL_FROM: "team@müller.example" });
  expect(server.received[0]?.email.messageId).toMatch(/^<[\w-]+@xn--mller-kva\.example>$/);
});

/** An email of this topic as the outbox stores it, which is only its data. */
function unwritten(topic: string, data: Record<string, unknown> = {}): OutboxMessage {
  const order = {
    submissionId: "SUB-7K2M9QXA",
    fullName: "Dana Whitfield",
    email: "dana@studio.example",
    ...{ phone: null, businessName: null, payUrl: null },
    option: "starter",
    requirements: "Doors at 10.",
    breakdown: { flyers: 25 },
    priceCents: 19_900,
    photos: [],
    origin: "https://palmetto.example",
  };
  const payload = { to: "dana@studio.example", data: { ...order, ...data } };
  return { kind: "mail", topic, dedupeKey: "order-customer:1", payload: payload as never };
}

test("an email that is stored as data is written when it is sent", async () => {
  const server = await smtp();
  await send(unwritten("order-customer"), { SMTP_URL: server.url });
  expect(server.received.map(({ email }) => email)).toMatchObject([
    {
      subject: "We have your order SUB-7K2M9QXA",
      text: expect.stringContaining("Flyers                   25"),
      html: expect.stringContaining("We have your order"),
    },
  ]);
});

test.each([
  ["without a writer in this version", unwritten("order-of-tomorrow")],
  ["whose data this version does not understand", unwritten("order-customer", { photos: "none" })],
])("an email %s waits for another version", async (_, message) => {
  const server = await smtp();
  const outbox = await send(message, { SMTP_URL: server.url });
  expect(await outbox.readOnlyRow()).toMatchObject({ state: "pending", attempts: 1 });
  expect((await outbox.readOnlyRow()).lastError).toBeTruthy();
  expect(server.received).toEqual([]);
});
