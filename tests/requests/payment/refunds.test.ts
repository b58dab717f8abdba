import { describe, expect, test } from "vitest";
import { readFigures } from "#app/order/find/figures.server";
import { paths } from "#app/paths";
import { countRows } from "#tests/support/database/rows";
import { readPage, readPageText, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, listOrderEvents } from "#tests/support/order/orders";
import {
  createPaidSession,
  findOrderByNumber,
  listOutcomes,
  listRefundEmails,
  nextSecond,
  pay,
  placeUnpaidOrder,
  refund,
  sendEvent,
} from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const eventCount = () => countRows(site, "paymentEvents");

describe("a payment that is refunded in full", () => {
  test("marks the order refunded without changing its status, with history and an email to the team", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference);
    expect(await refund(site, intent)).toBe("refunded");
    const order = await findOrderByNumber(site, reference);
    expect(order).toMatchObject({ paymentStatus: "refunded", orderStatus: "in_progress", paymentProblem: null });
    expect(await listOrderEvents(site, order?.id ?? "")).toContainEqual({
      kind: "payment",
      before: "paid",
      after: "refunded",
      actor: "Payment provider",
      detail: null,
    });
    const [email] = await listRefundEmails(site, reference);
    expect(email).toMatchObject({ to: site.services.env.TEAM_EMAIL, subject: `Payment refunded: ${reference}` });
    expect(email?.text).toContain("no longer counts as paid.");
    const ticket = await readPageText(office, getTicketPath(reference));
    expect(ticket).toContain("Refunded $199");
    expect(ticket).toContain("$199 refunded in full");
    expect(ticket).toContain("Payment status: Refunded");
    const list = await readPage(office, `${paths.admin}?q=${reference}`);
    expect(textOf(list, "td.cell-kind")).toBe("Professional $199 refunded");
  });

  test("is applied once, also when the event or another one reports it again", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference);
    const outcomes = await Promise.all([1, 2, 3].map(() => refund(site, intent, { id: `evt_refund_${reference}` })));
    expect(outcomes.sort()).toEqual(["refunded", "repeated", "repeated"]);
    expect(await refund(site, intent)).toBe("ignored");
    expect(await listRefundEmails(site, reference)).toHaveLength(1);
  });

  test("does not count as revenue", async () => {
    const revenue = async () => (await readFigures(site.services)).revenueCents;
    const before = await revenue();
    const { reference } = await placeUnpaidOrder(site);
    const intent = await pay(site, reference);
    await changeOrder(site, reference, { orderStatus: "ready" });
    expect(await revenue()).toBe(before + 19_900);
    await refund(site, intent);
    expect(await revenue()).toBe(before);
  });

  test("can be followed by another payment, by the provider or by hand", async () => {
    const { reference } = await placeUnpaidOrder(site);
    await refund(site, await pay(site, reference));
    await pay(site, reference);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    expect((await listOutcomes(site, reference)).sort()).toEqual(["applied", "applied", "refunded"]);
    const subjects = (await listQueuedEmails(site)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === `Payment confirmed for ${reference}`)).toHaveLength(2);

    const { reference: other } = await placeUnpaidOrder(site);
    await refund(site, await pay(site, other));
    await office.post(getTicketPath(other), { intent: "paid", reason: "Paid by check." });
    expect(await findOrderByNumber(site, other)).toMatchObject({ paymentStatus: "paid" });
  });
});

test("successive partial refunds leave the order paid, and the team gets an email about each", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const intent = await pay(site, reference);
  const created = nextSecond();
  expect(await refund(site, intent, { refunded: 5000, created })).toBe("partly_refunded");
  expect(await refund(site, intent, { refunded: 8000 })).toBe("partly_refunded");
  // Events may arrive in any order, and with new ids.
  expect(await refund(site, intent, { refunded: 5000, created })).toBe("ignored");
  expect(await refund(site, intent, { refunded: 8000 })).toBe("ignored");
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  expect(
    (await listRefundEmails(site, reference)).map(({ text }) => /Refunded so far +(\S+)/.exec(text)?.[1]).sort(),
  ).toEqual(["$50", "$80"]);
  expect(await readPageText(office, getTicketPath(reference))).toContain("$80 refunded so far");
  expect(await refund(site, intent)).toBe("refunded");
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
});

describe("events in another order", () => {
  test("a payment that was refunded before it is reported never starts the order", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = `pi_early_${reference}`;
    expect(await refund(site, intent)).toBe("ignored");
    const answer = await sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", intent) });
    expect(await answer.json()).toMatchObject({ outcome: "refunded" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "refunded",
      orderStatus: "pending_payment",
    });
    expect(await listRefundEmails(site, reference)).toHaveLength(1);
    expect(await readPageText(office, getTicketPath(reference))).toContain("Payment of $199: already refunded");
  });

  test("a partial refund that arrives before its payment is reported and recorded when the payment arrives", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const intent = `pi_part_${reference}`;
    expect(await refund(site, intent, { refunded: 2000 })).toBe("ignored");
    expect(await refund(site, intent, { refunded: 5000 })).toBe("ignored");
    const session = createPaidSession(reference, 19_900, "usd", intent);
    expect(await (await sendEvent(site, { session })).json()).toMatchObject({ outcome: "applied" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      orderStatus: "in_progress",
    });
    const emails = await listRefundEmails(site, reference);
    expect(emails.map(({ subject }) => subject)).toEqual([`Payment refunded in part: ${reference}`]);
    expect(emails[0]?.text).toMatch(/Refunded so far +\$50/);
    expect(emails[0]?.text).toMatch(/Amount paid +\$199/);
    expect(await readPageText(office, getTicketPath(reference))).toContain("$50 refunded so far");
    expect(await refund(site, intent, { refunded: 5000 })).toBe("ignored");
    expect(await refund(site, intent)).toBe("refunded");
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("a payment and its refund at the same moment leave the order refunded", async () => {
    for (let round = 0; round < 5; round++) {
      const { reference } = await placeUnpaidOrder(site);
      const intent = `pi_race_${reference}`;
      await Promise.all([
        sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", intent) }),
        refund(site, intent),
      ]);
      expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "refunded" });
    }
  });

  test("a payment that two events report counts once", async () => {
    const { reference } = await placeUnpaidOrder(site);
    const session = createPaidSession(reference, 19_900, "usd", `pi_two_${reference}`);
    await sendEvent(site, { session });
    await sendEvent(site, { type: "checkout.session.async_payment_succeeded", session });
    expect((await listOutcomes(site, reference)).sort()).toEqual(["applied", "ignored"]);
  });
});

test("refunds of unknown payments are recorded and change nothing", async () => {
  const emails = (await listQueuedEmails(site)).length;
  const events = await eventCount();
  expect(await refund(site, "pi_of_another_shop")).toBe("ignored");
  expect(await eventCount()).toBe(events + 1);
  expect(await listQueuedEmails(site)).toHaveLength(emails);
});
