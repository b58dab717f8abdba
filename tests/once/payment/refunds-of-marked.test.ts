import { describe, expect, test } from "vitest";
import { readPageText } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import {
  failRefund,
  findOrderByNumber,
  listRefundEmails,
  pay,
  placeUnpaidOrder,
  refund,
} from "#tests/support/order/payment";
import { getTicketPath, resolveProblem } from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

describe("an order that was marked paid by hand", () => {
  test("stays paid when an additional payment is refunded", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await office.post(getTicketPath(reference), { intent: "paid", reason: "Paid by check." });
    await refund(site, await pay(site, reference));
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
  });

  test("is refunded together with the wrong-amount payment that it was marked paid for", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference, 19_000);
    await office.post(getTicketPath(reference), { intent: "paid", reason: "We agreed on $190." });
    await refund(site, intent, { refunded: 5000, of: 19_000 });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    await refund(site, intent, { refunded: 19_000, of: 19_000 });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "refunded",
      orderStatus: "in_progress",
      paymentProblem: null,
    });
    const texts = (await listRefundEmails(site, reference)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("no longer counts as paid."))).toHaveLength(1);
    expect(await readPageText(office, getTicketPath(reference))).toContain("Payment status: Refunded");
  });

  test("is refunded together with a later payment that the team kept", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await office.post(getTicketPath(reference), { intent: "paid", reason: "I see it at the payment provider." });
    const intent = await pay(site, reference);
    await resolveProblem(office, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
    await refund(site, intent);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("is refunded again if its first refund failed", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference);
    await refund(site, intent);
    await failRefund(site, intent);
    await office.post(getTicketPath(reference), { intent: "paid", reason: "The refund came back." });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    expect(await refund(site, intent)).toBe("refunded");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("stays paid until all payments that it was marked paid for are refunded", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const halves = [await pay(site, reference, 10_000), await pay(site, reference, 9900)] as const;
    await office.post(getTicketPath(reference), { intent: "paid", reason: "Two halves." });
    await refund(site, halves[0], { refunded: 10_000, of: 10_000 });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    await refund(site, halves[1], { refunded: 9900, of: 9900 });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });
});
