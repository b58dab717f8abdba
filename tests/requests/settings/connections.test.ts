import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { paths } from "#app/paths";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, hiddenFields, readPage, textOf, textsOf } from "#tests/support/document";
import { findFreePort } from "#tests/support/network/find-free-port";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { startSmtp } from "#tests/support/outbox/smtp";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite({
  TEAM_EMAIL: "team@cedar.example",
  LEAD_WEBHOOK_URL: "https://crm.example/orders",
  WEBHOOK_SECRET: `whsec_${"a".repeat(32)}`,
  BOOKING_FEED_KEY: "k".repeat(32),
});
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const path = paths.adminConnections;

beforeEach(() => emptyTables(site, "outbox"));
afterEach(() => emptyTables(site, "outbox"));

const card = async (name: string, office = admin) =>
  textOf(await readPage(office, path), `[aria-labelledby="connection-${name}"]`);

test("each connection says whether it works, and a secret only that it is set", async () => {
  expect(await card("email")).toContain("Without a mail server, emails are saved as files");
  expect(await card("email")).toContain("Until a mail server is set, it’s saved as a file on this server.");
  expect(await card("payment")).toMatch(
    /Without a payment provider’s key, .* Set STRIPE_SECRET_KEY .* Signing secret Set/,
  );
  expect(await card("webhooks")).toMatch(/signed\. New orders crm\.example Contact form Not set .* Signing secret Set/);
  expect(await card("calendar")).toContain("Calendar programs can subscribe");
  expect(await card("files")).toContain("Files can be written and read.");
  expect(await card("database")).toContain("The database answers.");
  const html = await (await admin.get(path)).text();
  for (const secret of ["k".repeat(32), "a".repeat(32)]) expect(html).not.toContain(secret);
});

test("an outage needs attention, and a variable is shown with an example", async () => {
  vi.spyOn(site.services.storage, "ping").mockRejectedValueOnce(new Error("down"));
  const page = await readPage(admin, path);
  expect(textOf(page, ".panel:has(#connection-email) > p ~ p")).toMatch(
    /^Set SMTP_URL , as an environment variable or a secret file\. For example smtp:\/\/user:password@host:587\.$/,
  );
  expect(textsOf(page, "main ul > li > [href^='#connection-']")).toEqual([
    ...["Email Not set up", "Payment Not set up", "Webhooks Connected", "Calendar Connected"],
    ...["Files Needs attention", "Database Connected"],
  ]);
  expect(textsOf(page, "h2 + span")).toEqual(["Next step"]);
  expect(textOf(page, ".panel:has(h2 + span) h2")).toBe("Files");
});

test("in production without a mail server and payment links, both need attention", async () => {
  const production = await startSiteForTest({
    APP_ENV: "production",
    SESSION_SECRET: "s".repeat(40),
    STRIPE_WEBHOOK_SECRET: "w".repeat(40),
  });
  const office = await createSignedInVisitor(production);
  expect(await card("email", office)).toContain("No email is sent until a mail server is set up");
  expect(await card("email", office)).toContain("Until a mail server is set, it waits in the outbox.");
  expect(await card("payment", office)).toMatch(/Without the payment provider’s key, .* Set STRIPE_SECRET_KEY /);
});

test("a test email says how it was sent, and the same form sends one", async () => {
  const form = {
    ...hiddenFields(await readPage(admin, path), path),
    to: "rosa@cedar.example",
    intent: "send_test_email",
  };
  for (let time = 0; time < 2; time++) expect((await postInOffice(admin, path, form)).title).toBe("Test Email Queued");
  const emails = await listQueuedEmails(site, "test-email");
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([["rosa@cedar.example", "Test email"]]);
  expect(emails[0]?.text).toMatch(/Sent by +Saved as files on this server/);
  expect(emails[0]?.text).toMatch(/Asked for by +Rosa Delgado/);
});

describe("after a test email, the screen says", () => {
  const settings = { APP_ENV: "production", SESSION_SECRET: "s".repeat(40), STRIPE_WEBHOOK_SECRET: "w".repeat(40) };
  /** Sends a test from a site with these variables, and returns what the screen says about it. */
  async function sendTest(variables: Record<string, string>) {
    const tested = await startSiteForTest(variables);
    const office = await createSignedInVisitor(tested);
    const form = { to: "rosa@cedar.example", intent: "send_test_email" };
    const { page, location } = await postInOffice(office, path, form);
    expect(location).toMatch(/\?test=/);
    return textOf(page, '[aria-label="The test email"]');
  }

  test("that the mail server accepted it, with its answer, and the email says how it came", async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const said = await sendTest({ SMTP_URL: smtp.url, MAIL_FROM: "Cedar <hello@cedar.example>" });
    expect(said).toMatch(/^Accepted by the mail server .* To rosa@cedar\.example From Cedar <hello@cedar\.example>/);
    expect(said).toMatch(
      /Sent by Mail server 127\.0\.0\.1:\d+, encrypted if the server offers it .* Server’s answer 250 /,
    );
    const text = smtp.received[0]?.email.text ?? "";
    expect(text).toMatch(/Sent +\w+ \d+, \d+:\d\d [AP]M \(ET\)\n/);
    expect(text).toMatch(/Sent by +Mail server 127\.0\.0\.1:\d+/);
    expect(text).toMatch(/To +rosa@cedar\.example/);
  });

  test("why a mail server refused it, in plain words and in its own", async () => {
    const smtp = await startSmtp({ rejection: Object.assign(new Error("No such mailbox"), { responseCode: 550 }) });
    onTestFinished(smtp.close);
    const said = await sendTest({ SMTP_URL: smtp.url });
    expect(said).toMatch(/^Not sent The mail server doesn’t accept this email or its recipient\. /);
    expect(said).toMatch(/Server’s error .*No such mailbox/);
  });

  test("that no mail server answers, and when it is tried again", async () => {
    const said = await sendTest({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` });
    expect(said).toMatch(/^Not sent Nothing answers at the address of the mail server\. .* We try again /);
  });

  test("that there is no mail server in production", async () => {
    const said = await sendTest(settings);
    expect(said).toMatch(
      /^Not sent: no mail server It waits in the outbox until a mail server is set up \(SMTP_URL\)\./,
    );
  });
});

test("nobody sends more than ten test emails and ten test webhooks within an hour", async () => {
  // Limits count by the clock's hour, which must not end during the test.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date().setMinutes(30) });
  onTestFinished(() => void vi.useRealTimers());
  const limited = await startSiteForTest({
    LEAD_WEBHOOK_URL: "https://crm.example/orders",
    WEBHOOK_SECRET: `whsec_${"a".repeat(32)}`,
  });
  const office = await createSignedInVisitor(limited, "admin", "Rosa Delgado");
  const send = (intent: string) => postInOffice(office, path, { to: "rosa@cedar.example", intent });
  const sent = async (intent: string) => (await Promise.all(Array.from({ length: 10 }, () => send(intent)))).length;
  const words = "You’ve sent 10 tests within an hour. Wait a few minutes.";
  await sent("send_test_email");
  const refused = await send("send_test_email");
  expect([refused.status, fieldError(refused.page, "to"), fieldValues(refused.page, "to")]).toEqual([
    ...[429, words],
    ["rosa@cedar.example"],
  ]);
  expect(await listQueuedEmails(limited, "test-email")).toHaveLength(10);
  await sent("send_test_webhooks");
  expect(await send("send_test_webhooks")).toMatchObject({ title: "Not Sent", description: words });
  expect(await listRows(limited, "outbox", { topic: "test-webhook" })).toHaveLength(10);
});

test("a wrong address for the test is refused beside its field", async () => {
  const refused = await postInOffice(admin, path, { to: "rosa", intent: "send_test_email" });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, "to")).toBe("Enter an email address such as hello@example.com.");
  expect(fieldValues(refused.page, "to")).toEqual(["rosa"]);
  expect(await listRows(site, "outbox")).toEqual([]);
});

test("each address of a webhook gets a test", async () => {
  const sent = await postInOffice(admin, path, { intent: "send_test_webhooks" });
  expect(sent.title).toBe("Test Webhook Queued");
  const [message, ...more] = await listRows(site, "outbox");
  expect(more).toEqual([]);
  expect(message?.payload).toEqual({
    url: "https://crm.example/orders",
    body: { test: true, for: "New orders", askedForBy: "Rosa Delgado" },
  });
});

test("staff are refused", async () => {
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  expect((await staff.get(path)).status).toBe(403);
  expect((await staff.post(path, { intent: "send_test_webhooks" })).status).toBe(403);
});
