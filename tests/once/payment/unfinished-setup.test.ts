/** Production without all payment links and a mail server. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { createMailer } from "#app/server/email/email.server";
import { createWorker } from "#app/server/outbox/outbox.server";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { attributesOf, fieldValues, readDocument, readPage, textOf } from "#tests/support/document";
import { savePackage } from "#tests/support/office/settings";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { startSmtp } from "#tests/support/outbox/smtp";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const notes = 'ul[aria-label="Setup needed"]';
const emailNotes = 'ul[aria-label="Emails aren’t being sent"]';

const site = setUpSite({
  APP_ENV: "production",
  SESSION_SECRET: "s".repeat(40),
  STRIPE_WEBHOOK_SECRET: `whsec_${"s".repeat(32)}`,
  PAYMENT_LINK_STARTER: "https://pay.example/starter",
  PAYMENT_LINK_GROWTH: "https://pay.example/growth",
});
const admin = setUpSignedInVisitor(site);

describe("a package without a payment link", () => {
  test("is not offered on the order page or to search engines", async () => {
    const page = await readPage(new Visitor(site), paths.visualDesign);
    expect(attributesOf(page, 'input[name="option"]', "value")).toEqual(["", "starter", "growth", "other"]);
    const data = page.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
    expect(data.join()).toContain("Professional");
    expect(data.join()).not.toContain("Essentials");
  });

  test("does not show its price on the order page", async () => {
    const text = textOf(await readPage(new Visitor(site), paths.visualDesign));
    expect(text).toContain("Visual design packages from $199");
    expect(text).toContain("25 visuals for $199");
    expect(text).not.toContain("$99");
  });

  test("is refused in a form that was opened earlier, and the form keeps what was typed", async () => {
    const response = await new Visitor(site).post(paths.visualDesign, createOrderFields({ option: "pro" }));
    expect(response.status).toBe(400);
    const page = await readDocument(response);
    expect(textOf(page, ".toast")).toContain("Invalid Package");
    expect(textOf(page, "#option-error")).toContain("Please select a valid package and try again.");
    expect(fieldValues(page, "full_name")).toEqual(["Dana Whitfield"]);
    expect(fieldValues(page, "split.flyers")).toEqual(["4"]);
  });

  test("is not offered to an admin either if it is the internal test package", async () => {
    const links = attributesOf(await readPage(admin, paths.admin), "a", "href");
    expect(links).not.toContain(paths.orderTest);
    const page = await readPage(admin, paths.orderTest.replace(/#.*/, ""));
    expect(attributesOf(page, 'input[name="option"]', "value")).toEqual(["", "starter", "growth", "other"]);
    expect((await admin.post(paths.visualDesign, createOrderFields({ option: "test" }))).status).toBe(400);
  });

  test("is named on the orders screen, for admins", async () => {
    const text = textOf(await readPage(admin, paths.admin), notes);
    expect(text).toContain("Customers can’t order Essentials, because it has no payment link (PAYMENT_LINK_BASIC).");
    expect(text).toContain("Enterprise");
    expect(text).toContain("Admins can’t order Internal test, because it has no payment link (PAYMENT_LINK_TEST).");
    expect(text).not.toContain("Professional");
    const staff = await createSignedInVisitor(site, "staff", "Sam");
    expect(textOf(await readPage(staff, paths.admin))).not.toContain("PAYMENT_LINK");
  });
});

test("a payment link that is set under Settings makes its package one that customers can order", async () => {
  const link = "https://checkout.example/pro";
  await savePackage(admin, "pro", { payment_link: link });
  const visitor = new Visitor(site);
  const response = await visitor.get(paths.visualDesign);
  expect(response.headers.get("Content-Security-Policy")).toContain("https://checkout.example");
  expect(attributesOf(await readDocument(response), 'input[name="option"]', "value")).toContain("pro");
  const placed = await visitor.post(paths.visualDesign, createOrderFields({ option: "pro" }));
  expect(placed.headers.get("Location")).toMatch(/^https:\/\/checkout\.example\/pro\?client_reference_id=SUB-/);
  expect(textOf(await readPage(admin, paths.admin), notes)).not.toContain("Enterprise");
});

test("without a mail server, emails wait in the outbox and the office says so", async () => {
  await new Visitor(site).post(paths.visualDesign, createOrderFields());
  await site.services.worker.runDue();
  const { db, env, log, features, settings } = site.services;
  const emails = await listRows(site, "outbox");
  expect(emails.map(({ state, attempts }) => [state, attempts])).toEqual(emails.map(() => ["pending", 0]));
  expect(await readdir(join(site.folder, "mail")).catch(() => [])).toEqual([]);

  const outbox = await readPage(admin, paths.adminOutbox);
  expect(textOf(outbox, emailNotes)).toContain("No email is sent until a mail server is set up (SMTP_URL).");
  expect(textOf(outbox, ".records")).toContain("Not sent: no mail server");
  expect(textOf(outbox, ".records")).not.toContain("Send now");
  const message = textOf(await readPage(admin, paths.adminMessage(emails[0]?.id ?? "")));
  expect(message).toContain("Not sent: no mail server");
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  const screens: [Visitor, string][] = [
    [admin, paths.admin],
    [admin, paths.adminSettings],
    [staff, paths.adminInbox],
  ];
  for (const [office, screen] of screens)
    expect(textOf(await readPage(office, screen), emailNotes), screen).toContain("No email is sent");
  const [order] = await listOrders(site);
  const ticket = textOf(await readPage(admin, paths.adminOrder(order?.submissionId ?? "")));
  expect(ticket).toContain("Not sent: no mail server");

  const smtp = await startSmtp();
  const mailer = createMailer({ ...env, SMTP_URL: smtp.url }, log, settings, () => features.emails);
  const worker = createWorker({ db, log, senders: { mail: mailer, webhook: mailer } });
  await worker.runDue();
  expect(smtp.received).toHaveLength(emails.length);
  await worker.stop();
  await smtp.close();
});

test("outside production, everything is offered without any setup", async () => {
  const other = await startSiteForTest();
  const page = await readPage(new Visitor(other), paths.visualDesign);
  expect(attributesOf(page, 'input[name="option"]', "value")).toHaveLength(6);
  const office = await createSignedInVisitor(other);
  for (const path of [paths.admin, paths.adminOutbox])
    expect((await readPage(office, path)).querySelectorAll(notes)).toEqual([]);
});
