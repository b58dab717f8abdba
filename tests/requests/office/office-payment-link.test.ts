import { describe, expect, test } from "vitest";
import { emailPaymentLink } from "#app/order/remind/email-payment-link.server";
import { paths } from "#app/paths";
import { listRows } from "#tests/support/database/rows";
import { attributeOf, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, listOrderEvents, type Order } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { createOtherProcess } from "#tests/support/order/reminders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "staff", "Sam Ortiz");

const readLink = async ({ submissionId }: Order) =>
  attributeOf(await readPage(office, paths.adminOrder(submissionId)), "#payment-link", "value");

const emailLink = ({ submissionId }: Order) =>
  postInOffice(office, paths.adminOrder(submissionId), { intent: "email_link" });

const listEmails = async ({ submissionId }: Order) =>
  (await listQueuedEmails(site)).filter(({ subject }) => subject === `Your payment link for order ${submissionId}`);

describe("the ticket of an unpaid order", () => {
  test("shows the link, which opens the payment of this order in any browser", async () => {
    const order = await insertOrder(site, { paymentStatus: "failed" });
    const link = await readLink(order);
    expect(link).toContain(`${site.origin}/test-checkout/starter?client_reference_id=${order.submissionId}`);
    const checkout = await fetch(link ?? "");
    expect(checkout.status).toBe(200);
    expect(textOf(await checkout.text())).toContain(order.submissionId);
  });

  test("emails the link to the customer, without typed text, and adds a line to the history", async () => {
    const order = await insertOrder(site, { email: "pay.me@studio.example" });
    const { status, location, title, description } = await emailLink(order);
    expect({ status, title, description }).toEqual({
      status: 303,
      title: "Payment Link Sent",
      description: "To pay.me@studio.example.",
    });
    expect(location).toContain(paths.adminOrder(order.submissionId));
    const emails = await listEmails(order);
    expect(emails).toMatchObject([{ to: "pay.me@studio.example" }]);
    expect(emails[0]?.text).toContain((await readLink(order)) ?? "no link");
    for (const part of [emails[0]?.text, emails[0]?.html])
      for (const typed of ["Dana", "Whitfield", "407-555-0134", "grand opening"]) expect(part).not.toContain(typed);
    const detail = `Your payment link for order ${order.submissionId}`;
    expect(await listOrderEvents(site, order.id)).toMatchObject([{ kind: "mail", actor: "Sam Ortiz", detail }]);
  });

  test("sends one email when the button is pressed twice, and another one after a minute", async () => {
    const order = await insertOrder(site);
    const [one, two] = await Promise.all([emailLink(order), emailLink(order)]);
    expect([one.title, two.title].sort()).toEqual(["Already Sent", "Payment Link Sent"]);
    expect((await emailLink(order)).title).toBe("Already Sent");
    expect(await listEmails(order)).toHaveLength(1);
    const later = Date.now() + 61_000;
    expect(await emailPaymentLink(site.services, "Sam Ortiz", order.id, later)).toBe("sent");
    expect(await listEmails(order)).toHaveLength(2);
  });

  test("sends one email when two processes get the button's post at once", async () => {
    const order = await insertOrder(site);
    const other = createOtherProcess(site);
    const results = await Promise.all(
      [site.services, other.services, site.services].map((each) => emailPaymentLink(each, "Sam Ortiz", order.id)),
    ).finally(() => other.close());
    expect(results.sort()).toEqual(["repeated", "repeated", "sent"]);
    expect(await listEmails(order)).toHaveLength(1);
  });
});

test.each<[string, Partial<Order>]>([
  ["paid", { paymentStatus: "paid", orderStatus: "in_progress" }],
  ["refunded", { paymentStatus: "refunded", orderStatus: "in_progress" }],
  ["cancelled", { orderStatus: "cancelled" }],
  ["a question", { orderStatus: "question", planPurchased: "other", paymentStatus: "n/a", priceCents: 0 }],
])("an order that is %s has no link, and none is sent", async (_, changes) => {
  const order = await insertOrder(site, changes);
  expect(await readLink(order)).toBeUndefined();
  expect((await emailLink(order)).title).toBe("Not Sent");
  expect(await listEmails(order)).toEqual([]);
  expect(await listOrderEvents(site, order.id)).toEqual([]);
});

test("an order in the trash has no link, and none is sent", async () => {
  const order = await insertOrder(site, { deletedAt: new Date() });
  expect(await readLink(order)).toBeUndefined();
  expect((await office.post(paths.adminOrder(order.submissionId), { intent: "email_link" })).status).toBe(404);
  expect(await listEmails(order)).toEqual([]);
});

test("a queued link is removed unsent if the payment comes first", async () => {
  const order = await insertOrder(site);
  await site.services.worker.stop();
  await emailLink(order);
  expect(await listEmails(order)).toHaveLength(1);
  await sendEvent(site, { session: createPaidSession(order.submissionId) });
  const other = createOtherProcess(site);
  await other.services.worker.runDue();
  await other.close();
  expect(await listEmails(order)).toEqual([]);
});

test("the email with the link cannot be sent again, because it may be outdated", async () => {
  const order = await insertOrder(site);
  await emailPaymentLink(site.services, "Sam Ortiz", order.id);
  const other = createOtherProcess(site);
  await other.services.worker.runDue();
  await other.close();
  const page = await readPage(office, paths.adminOrder(order.submissionId));
  expect(textOf(page)).toContain("Payment link");
  expect(page.querySelector('button[value="resend"]')).toBeNull();
  const rows = await listRows(site, "outbox", { aboutId: order.id });
  const fields = { intent: "resend", message: rows[0]?.id ?? "", form_id: "form" };
  expect((await office.post(paths.adminOrder(order.submissionId), fields)).status).toBe(404);
});

test("the link of a hosted payment page is shown unchanged, and a package without one has no link", async () => {
  const other = await startSiteForTest({ PAYMENT_LINK_PRO: "https://pay.example/pro?a=1" });
  const signedIn = await createSignedInVisitor(other);
  const [pro, basic] = [
    await insertOrder(other, { planPurchased: "pro" }),
    await insertOrder(other, { planPurchased: "basic" }),
  ];
  const shown = async ({ submissionId }: Order) =>
    attributeOf(await readPage(signedIn, paths.adminOrder(submissionId)), "#payment-link", "value");
  expect(await shown(pro)).toBe(
    `https://pay.example/pro?a=1&client_reference_id=${pro.submissionId}&prefilled_email=dana%40studio.example`,
  );
  expect(await shown(basic)).toBeUndefined();
});
