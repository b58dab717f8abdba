import { describe, expect, test } from "vitest";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder } from "#tests/support/order/orders";
import { findOrderByNumber, pay, placeUnpaidOrder, refund } from "#tests/support/order/payment";
import {
  getTicketPath,
  listOrdersNeedingAction,
  listShownPayments,
  readList,
} from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

describe("a refund removes the mark of a payment problem", () => {
  test.each([1, 0])("after a second payment, whichever of the two is refunded (%#)", async (which) => {
    const { reference } = await placeUnpaidOrder(site);
    const intents = [await pay(site, reference), await pay(site, reference)];
    await changeOrder(site, reference, { orderStatus: "ready" });
    expect(await listOrdersNeedingAction(office)).toContain(reference);
    await refund(site, intents[which] ?? "");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
    expect(await listOrdersNeedingAction(office)).not.toContain(reference);
    expect(await readPageText(office, getTicketPath(reference))).toContain("Paid twice: resolved");
    await refund(site, intents[1 - which] ?? "");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("after a payment of a wrong amount", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference, 100);
    expect(await refund(site, intent, { refunded: 100, of: 100 })).toBe("refunded");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending", paymentProblem: null });
  });

  test("after a payment for a canceled order, which then counts as refunded", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await changeOrder(site, reference, { orderStatus: "cancelled" });
    await refund(site, await pay(site, reference));
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded", paymentProblem: null });
  });

  test("but not while another payment still has a problem", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await pay(site, reference, 100);
    await pay(site, reference);
    const second = await pay(site, reference);
    expect((await readList(office)).rows.get(reference)).toContain("Paid twice");
    await refund(site, second);
    const row = (await readList(office)).rows.get(reference);
    expect(row).toContain("Wrong amount paid");
    expect(row).not.toContain("Paid twice");
  });

  test("after three payments, when one is left, which then pays for the order", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const [first, second] = [await pay(site, reference), await pay(site, reference), await pay(site, reference)];
    await refund(site, first);
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      paymentProblem: "already_paid",
    });
    expect(await listShownPayments(office, reference)).toHaveLength(1);
    await refund(site, second);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
  });

  test("after a payment of a wrong amount, also if a second payment paid for the order", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const wrong = await pay(site, reference, 100);
    const first = await pay(site, reference);
    await pay(site, reference);
    await refund(site, first);
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      paymentProblem: "wrong_amount",
    });
    expect(await listShownPayments(office, reference)).toHaveLength(1);
    await refund(site, wrong, { refunded: 100, of: 100 });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
  });

  test("but not while a canceled order has another payment", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const [first, second] = [await pay(site, reference), await pay(site, reference)];
    await changeOrder(site, reference, { orderStatus: "cancelled" });
    await refund(site, first);
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      paymentProblem: "already_paid",
    });
    expect(await listShownPayments(office, reference)).toHaveLength(1);
    await refund(site, second);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded", paymentProblem: null });
  });
});
