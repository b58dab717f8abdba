import { describe, expect, test } from "vitest";
import { listRows } from "#tests/support/database/rows";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrderByNumber, pay, placeUnpaidOrder, refund } from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";
import { readBooked, refundInOffice } from "#tests/support/stripe/refund-form";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

const markPaid = (ticket: string) => office.post(ticket, { intent: "paid", reason: "Paid by check." });

describe("an order that was marked paid", () => {
  test("is refunded in two parts", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const ticket = getTicketPath(reference);
    await markPaid(ticket);
    await refundInOffice(office, ticket, { amount: "100" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    const unmarked = await postInOffice(office, ticket, { intent: "unpaid" });
    expect(unmarked.title).toBe("Not Marked Unpaid");
    await refundInOffice(office, ticket);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 19_900 });
  });

  test("stays paid while a part is left, and the part may be taken back", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const ticket = getTicketPath(reference);
    await markPaid(ticket);
    await refundInOffice(office, ticket, { amount: "100" });
    const [row] = await listRows(site, "refunds", { reference });
    await postInOffice(office, ticket, { intent: "refund_take_back", refund: row?.id ?? "" });
    expect(await readBooked(site, reference)).toEqual({ paid: 19_900, refunded: 0 });
    expect((await postInOffice(office, ticket, { intent: "unpaid" })).title).toBe("Marked Unpaid");
    expect(await readBooked(site, reference)).toEqual({ paid: 0, refunded: 0 });
  });

  test("and paid through the provider, too, follows the refunds of both", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const ticket = getTicketPath(reference);
    await markPaid(ticket);
    const intent = await pay(site, reference);
    // The first form is that of the payment by hand.
    await refundInOffice(office, ticket);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    await refund(site, intent);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    expect(await readBooked(site, reference)).toEqual({ paid: 39_800, refunded: 39_800 });
  });
});
