import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { linksOf, readPage, textOf } from "#tests/support/document";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { createPaidSession, pay, sendEvent } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** Pays with a method that takes days. */
const startPayment = ({ submissionId }: Order) =>
  sendEvent(site, { session: { ...createPaidSession(submissionId), payment_status: "unpaid" } });

async function readCustomerPage(order: Order) {
  const page = await readPage(await openCustomerPages(site, order), paths.customerPage(order.submissionId));
  const payLinks = linksOf(page).filter(({ text }) => text.startsWith("Pay now"));
  return { title: textOf(page, "h1"), text: textOf(page, "main"), payLinks };
}

test("an order whose payment is in progress cannot be paid again", async () => {
  const order = await insertOrder(site);
  expect((await readCustomerPage(order)).payLinks).not.toEqual([]);
  await startPayment(order);
  const customerPage = await readCustomerPage(order);
  expect(customerPage.title).toBe("Your payment is on its way.");
  expect(customerPage.text).toContain("You don’t need to pay again.");
  expect(customerPage.text).toContain("Payment On its way");
  expect(customerPage.payLinks).toEqual([]);
  await pay(site, order.submissionId);
  expect((await readCustomerPage(order)).title).toMatch(/^Your files are due /);
});

test("after a payment in progress failed, the order can be paid again", async () => {
  const order = await insertOrder(site);
  await startPayment(order);
  const session = createPaidSession(order.submissionId);
  await sendEvent(site, { type: "checkout.session.async_payment_failed", session });
  const customerPage = await readCustomerPage(order);
  expect(customerPage.title).toBe("Your payment didn’t go through.");
  expect(customerPage.payLinks).not.toEqual([]);
});

test("an order that was started or canceled in the meantime says so", async () => {
  const begun = await insertOrder(site, { orderStatus: "in_progress" });
  const cancelled = await insertOrder(site, { orderStatus: "cancelled" });
  for (const order of [begun, cancelled]) await startPayment(order);
  const customerPage = await readCustomerPage(begun);
  expect([customerPage.title, customerPage.payLinks]).toEqual([expect.stringMatching(/^Your files are due /), []]);
  expect(customerPage.text).toContain("Payment On its way");
  expect((await readCustomerPage(cancelled)).text).toContain("Your payment is still on its way");
});
