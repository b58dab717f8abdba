import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { linksOf, readPage, textOf } from "#tests/support/document";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { createPaidSession, pay, sendEvent } from "#tests/support/order/payment";
import { openRooms } from "#tests/support/order/room";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** Pays with a method that takes days. */
const startPayment = ({ submissionId }: Order) =>
  sendEvent(site, { session: { ...createPaidSession(submissionId), payment_status: "unpaid" } });

async function readRoom(order: Order) {
  const page = await readPage(await openRooms(site, order), paths.orderRoom(order.submissionId));
  const payLinks = linksOf(page).filter(({ text }) => text.startsWith("Pay now"));
  return { title: textOf(page, "h1"), text: textOf(page, "main"), payLinks };
}

test("an order whose payment is on its way cannot be paid again", async () => {
  const order = await insertOrder(site);
  expect((await readRoom(order)).payLinks).not.toEqual([]);
  await startPayment(order);
  const room = await readRoom(order);
  expect(room.title).toBe("Your payment is on its way.");
  expect(room.text).toContain("You don’t need to pay again.");
  expect(room.text).toContain("Payment On its way");
  expect(room.payLinks).toEqual([]);
  await pay(site, order.submissionId);
  expect((await readRoom(order)).title).toBe("You’re next in line.");
});

test("after such a payment failed, the order can be paid again", async () => {
  const order = await insertOrder(site);
  await startPayment(order);
  const session = createPaidSession(order.submissionId);
  await sendEvent(site, { type: "checkout.session.async_payment_failed", session });
  const room = await readRoom(order);
  expect(room.title).toBe("Your payment didn’t go through.");
  expect(room.payLinks).not.toEqual([]);
});

test("an order that was started or cancelled in the meantime says so", async () => {
  const begun = await insertOrder(site, { orderStatus: "in_progress" });
  const cancelled = await insertOrder(site, { orderStatus: "cancelled" });
  for (const order of [begun, cancelled]) await startPayment(order);
  const room = await readRoom(begun);
  expect([room.title, room.payLinks]).toEqual(["You’re next in line.", []]);
  expect(room.text).toContain("Payment On its way");
  expect((await readRoom(cancelled)).text).toContain("Your payment is still on its way");
});
