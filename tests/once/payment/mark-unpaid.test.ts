/** Undoing "Mark paid". Marking itself is tested in office-actions.test.ts. */
import { describe, expect, test } from "vitest";
import { attributesOf, readPage, readPageText, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrder, listOrderEvents, placeOrder } from "#tests/support/order/orders";
import { findOrderByNumber, pay, placeUnpaidOrder, refund } from "#tests/support/order/payment";
import { insertOldOrder, listReminders, sweepReminders } from "#tests/support/order/reminders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const at = (order: { submissionId: string }) => `/admin/orders/${order.submissionId}`;

describe("Mark unpaid", () => {
  const markPaid = (order: { submissionId: string }) =>
    admin.post(at(order), { intent: "paid", reason: "Check 1042." });
  const markUnpaid = (order: { submissionId: string }) => admin.post(at(order), { intent: "unpaid" });

  test("reverts Mark paid, adds a line to the history, and continues the reminders", async () => {
    const order = await insertOldOrder(site, 30);
    await markPaid(order);
    await sweepReminders(site);
    expect(await listReminders(site, order)).toEqual([]);
    const shown = await readPage(admin, at(order));
    expect(textOf(shown)).toContain("Marked paid by Admin");
    expect(attributesOf(shown, '.toast button[name="intent"], .toast input[name="intent"]', "value")).toEqual([
      "unpaid",
    ]);
    expect((await markUnpaid(order)).status).toBe(303);
    expect(await findOrder(site, order.id)).toMatchObject({ paymentStatus: "pending", orderStatus: "pending_payment" });
    const text = await readPageText(admin, at(order));
    for (const line of ["Marked Unpaid", "Marked unpaid", "Status: In Progress to Pending Payment"])
      expect(text).toContain(line);
    expect(text).not.toContain("Marked paid by Admin");
    await sweepReminders(site);
    expect(await listReminders(site, order)).toHaveLength(1);
    await markUnpaid(order);
    expect(await readPageText(admin, at(order))).toContain("Nothing to Undo");
    expect(await listOrderEvents(site, order.id)).toHaveLength(4 + 1);
    await markPaid(order);
    expect(await findOrder(site, order.id)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  });

  test("keeps the status that somebody has changed since", async () => {
    const order = await placeOrder(site);
    await markPaid(order);
    await admin.post(at(order), { intent: "change", status: "ready" });
    await markUnpaid(order);
    expect(await findOrder(site, order.id)).toMatchObject({ paymentStatus: "pending", orderStatus: "ready" });
  });

  test("restores an order whose payment was refunded before", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await refund(site, await pay(site, reference));
    await markPaid({ submissionId: reference });
    await markUnpaid({ submissionId: reference });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("reopens the wrong-amount problem that Mark paid had resolved", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await pay(site, reference, 100);
    await markPaid({ submissionId: reference });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: null });
    await markUnpaid({ submissionId: reference });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "pending",
      paymentProblem: "wrong_amount",
    });
    expect(await readPageText(admin, at({ submissionId: reference }))).toContain("Wrong amount paid: reopened");
  });

  test("leaves the order paid if the provider also reported a payment", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await markPaid({ submissionId: reference });
    const intent = await pay(site, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "already_paid" });
    await markUnpaid({ submissionId: reference });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      ...{ paymentStatus: "paid", orderStatus: "in_progress", paymentProblem: null },
    });
    expect(await readPageText(admin, at({ submissionId: reference }))).toContain("stays paid");
    await refund(site, intent);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("does nothing to an order that the payment provider confirmed", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await pay(site, reference);
    await markUnpaid({ submissionId: reference });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    expect(await readPageText(admin, at({ submissionId: reference }))).not.toContain("Mark unpaid");
  });
});
