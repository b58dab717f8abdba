import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { fieldError, fieldValues, hiddenFields, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
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
  expect(await card("email")).toContain("Not in use. Emails become files");
  expect(await card("payment")).toMatch(/The test checkout takes no money.* Signing secret Set/);
  expect(await card("webhooks")).toMatch(
    /Ready\. .* New orders crm\.example Contact form Missing .* Signing secret Set/,
  );
  expect(await card("calendar")).toContain("Ready. Calendar programs can subscribe");
  expect(await card("files")).toContain("Ready. Files can be written and read.");
  expect(await card("database")).toContain("Ready. The database answers.");
  const html = await (await admin.get(path)).text();
  for (const secret of ["k".repeat(32), "a".repeat(32)]) expect(html).not.toContain(secret);
});

test("in production without a mail server and payment links, both need attention", async () => {
  const production = await startSiteForTest({
    APP_ENV: "production",
    SESSION_SECRET: "s".repeat(40),
    STRIPE_WEBHOOK_SECRET: "w".repeat(40),
  });
  const office = await createSignedInVisitor(production);
  expect(await card("email", office)).toContain("Needs attention. No email is sent until a mail server is set up");
  expect(await card("payment", office)).toContain("Needs attention. What has no payment link can’t be ordered.");
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
  expect(emails[0]?.text).toMatch(/Sent by +Files in the folder for emails/);
  expect(emails[0]?.text).toMatch(/Asked for by +Rosa Delgado/);
});

test("a wrong address for the test is refused beside its field", async () => {
  const refused = await postInOffice(admin, path, { to: "rosa", intent: "send_test_email" });
  expect(refused.status).toBe(400);
  expect(fieldError(refused.page, "to")).toBe("Please enter an email address such as hello@example.com.");
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
