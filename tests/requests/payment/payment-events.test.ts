import { describe, expect, test } from "vitest";
import { readPageText } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder } from "#tests/support/order/orders";
import {
  createPaidSession,
  findOrderByNumber,
  listOutcomes,
  placeUnpaidOrder,
  sendEvent,
  sendSigned,
} from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** The emails to the team about an event. */
const emailFor = async (event: string) =>
  (await listQueuedEmails(site)).find(({ key }) => key.startsWith("payment-odd:") && key.endsWith(`:${event}`));

/** The subjects of the emails to the customer about payments of an order. */
const customerEmails = async (reference: string) =>
  (await listQueuedEmails(site)).flatMap(({ key, subject }) =>
    key.startsWith("payment-customer:") && subject.includes(reference) ? [subject] : [],
  );

describe("POST /webhooks/stripe", () => {
  test("a payment moves the order to In Progress and the customer gets an email", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const response = await sendEvent(site, { session: createPaidSession(reference) });
    expect(await response.json()).toEqual({ received: true, outcome: "applied" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      orderStatus: "in_progress",
    });
    expect(await customerEmails(reference)).toEqual([`Payment confirmed for ${reference}`]);
  });

  test("the same event again, also at the same moment, changes nothing", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendEvent(site, { id: "evt_same", session: createPaidSession(reference) })),
    );
    const said = (await Promise.all(answers.map((answer) => answer.json()))).map((body) => body.outcome);
    expect(said.sort()).toEqual(["applied", "repeated", "repeated"]);
    expect(await listOutcomes(site, reference)).toEqual(["applied"]);
  });

  test.each([
    ["an amount that is too small", 100, "usd"],
    ["another currency", 19_900, "eur"],
  ])("%s is marked and not applied, and the team gets an email", async (_what, amount, currency) => {
    const { reference } = await placeUnpaidOrder(site);
    await sendEvent(site, { id: `evt_odd_${reference}`, session: createPaidSession(reference, amount, currency) });
    expect(await emailFor(`evt_odd_${reference}`)).toMatchObject({ subject: `Wrong amount paid: ${reference}` });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "pending",
      orderStatus: "pending_payment",
    });
    expect(await listOutcomes(site, reference)).toEqual(["wrong_amount"]);
    // The outbox shows the order's number, and a search for it finds the message.
    const outbox = await readPageText(await createSignedInVisitor(site), `/admin/outbox?q=${reference}`);
    expect(outbox).toContain(`Payment problem ${reference}`);
    await sendEvent(site, { session: createPaidSession(reference) });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
  });

  test("a slow payment method waits, then succeeds", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await sendEvent(site, { session: { ...createPaidSession(reference), payment_status: "unpaid" } });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
    await sendEvent(site, { type: "checkout.session.async_payment_succeeded", session: createPaidSession(reference) });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      orderStatus: "in_progress",
    });
  });

  test("a slow payment method that fails is marked, and never reverts a payment", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await sendEvent(site, { type: "checkout.session.async_payment_failed", session: createPaidSession(reference) });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "failed",
      orderStatus: "pending_payment",
    });
    await sendEvent(site, { session: createPaidSession(reference) });
    await sendEvent(site, { type: "checkout.session.async_payment_failed", session: createPaidSession(reference) });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      orderStatus: "in_progress",
    });
  });

  test("a payment does not change a status that the office has set", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await changeOrder(site, reference, { orderStatus: "ready" });
    await sendEvent(site, { session: createPaidSession(reference) });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "ready" });
  });

  test("a second payment is not applied, and the team gets an email", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await sendEvent(site, { session: createPaidSession(reference) });
    await sendEvent(site, { id: "evt_second", session: createPaidSession(reference) });
    expect((await listOutcomes(site, reference)).sort()).toEqual(["already_paid", "applied"]);
    expect((await emailFor("evt_second"))?.subject).toBe(`Paid twice: ${reference}`);
  });

  test("of two payments at the same moment, one is applied, and the team gets an email about the other", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const ids = ["evt_left", "evt_right"];
    await Promise.all(ids.map((id) => sendEvent(site, { id, session: createPaidSession(reference) })));
    expect((await listOutcomes(site, reference)).sort()).toEqual(["already_paid", "applied"]);
    const told = await Promise.all(ids.map(emailFor));
    expect(told.flatMap((email) => email?.subject ?? [])).toEqual([`Paid twice: ${reference}`]);
  });

  test("a payment for a canceled order is marked and does not start it, and the team gets an email", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await changeOrder(site, reference, { orderStatus: "cancelled" });
    await sendEvent(site, { id: "evt_cancelled", session: createPaidSession(reference) });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "cancelled" });
    expect((await emailFor("evt_cancelled"))?.text).toContain("marked paid and stays canceled");
    expect(await customerEmails(reference)).toEqual([]);
  });

  test("a payment for an order in the trash is marked and leaves it there, and the team gets an email", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const put = (deletedAt: Date | null) => changeOrder(site, reference, { deletedAt });
    await put(new Date());
    await sendEvent(site, { id: "evt_deleted", session: createPaidSession(reference) });
    const order = await findOrderByNumber(site, reference);
    expect(order).toMatchObject({ paymentStatus: "paid", orderStatus: "pending_payment" });
    expect(order?.deletedAt).toBeInstanceOf(Date);
    expect(await listOutcomes(site, reference)).toEqual(["cancelled_order"]);
    const email = await emailFor("evt_deleted");
    expect(email?.subject).toBe(`Paid after it was deleted: ${reference}`);
    expect(email?.text).toContain("Restore it, or refund the payment");
    expect(await customerEmails(reference)).toEqual([]);
    await put(null);
    const office = await createSignedInVisitor(site);
    const ticket = await readPageText(office, `/admin/orders/${reference}`);
    expect(ticket).toContain("Payment of $199: the order was already canceled or deleted");
    await sendEvent(site, { id: "evt_deleted_again", session: createPaidSession(reference) });
    expect((await listOutcomes(site, reference)).sort()).toEqual(["already_paid", "cancelled_order"]);
  });

  test("a payment with an unknown reference is stored, and other events are ignored", async () => {
    const unknown = await sendEvent(site, { id: "evt_unknown", session: createPaidSession("SUB-UNKNOWN1") });
    expect(await unknown.json()).toMatchObject({ outcome: "unknown_reference" });
    expect((await emailFor("evt_unknown"))?.text).toContain("SUB-UNKNOWN1");
    expect(await listOutcomes(site, "SUB-UNKNOWN1")).toEqual(["unknown_reference"]);
    expect(await (await sendEvent(site, { type: "customer.created", session: {} })).json()).toMatchObject({
      outcome: "ignored",
    });
  });

  test("a wrong, missing or old signature is refused", async () => {
    const { reference } = await placeUnpaidOrder(site);
    expect((await sendEvent(site, { session: createPaidSession(reference), secret: "whsec_other" })).status).toBe(400);
    expect((await fetch(`${site.origin}/webhooks/stripe`, { method: "POST", body: "{}" })).status).toBe(400);
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    const replay = await sendEvent(site, {
      id: "evt_old",
      session: createPaidSession(reference),
      timestamp: anHourAgo,
    });
    expect(replay.status).toBe(400);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
  });

  test("a body that is not an event is rejected, without a server error", async () => {
    for (const payload of ["null", "[]", '{"id":1}', "not json"]) {
      const response = await sendSigned(site, payload);
      expect([400, 422]).toContain(response.status);
    }
    const big = await fetch(`${site.origin}/webhooks/stripe`, { method: "POST", body: "x".repeat(2_000_000) }).catch(
      () => null,
    );
    expect(big === null || big.status === 413).toBe(true);
  });
});
