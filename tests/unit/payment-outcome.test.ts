import { describe, expect, test } from "vitest";
import { type EarlierEvent, findOriginalPayment, getOutcome } from "#app/payment/get-outcome";
import type { PaymentEvent } from "#app/payment/payment-event";
import type { AmountDue } from "#app/server/payable.server";

const due: AmountDue = { id: "1", reference: "SUB-1", amountCents: 100, currency: "usd", tax: null, state: "unpaid" };
const payment: PaymentEvent = {
  id: "evt_1",
  type: "checkout.session.completed",
  kind: "paid",
  reference: "SUB-1",
  intent: "pi_1",
  session: null,
  email: null,
  amountCents: 100,
  taxCents: null,
  subtotalCents: null,
  currency: "usd",
  isFull: false,
  disputeId: null,
  refundId: null,
  ours: null,
  occurredAt: null,
  reason: null,
};
const nothing = { before: 0, after: 0 };
const earlierPayment = (outcome: EarlierEvent["outcome"]): EarlierEvent => ({
  id: "evt_payment",
  type: payment.type,
  reference: "SUB-1",
  amountCents: 100,
  currency: "usd",
  disputeId: null,
  ...{ refundId: null, occurredAt: null },
  outcome,
});
const earlierRefund = (outcome: EarlierEvent["outcome"], amountCents: number): EarlierEvent => ({
  id: "evt_refund",
  type: "charge.refunded",
  reference: null,
  amountCents,
  currency: "usd",
  disputeId: null,
  ...{ refundId: null, occurredAt: null },
  outcome,
});

describe("a payment", () => {
  test.each<[string, Partial<PaymentEvent>, Partial<AmountDue> | null, EarlierEvent[], string]>([
    ["of the exact amount", {}, {}, [], "applied"],
    ["with the currency in capital letters", { currency: "USD" }, {}, [], "applied"],
    ["with an unknown reference", {}, null, [], "unknown_reference"],
    ["of too little", { amountCents: 99 }, {}, [], "wrong_amount"],
    ["without an amount", { amountCents: null }, {}, [], "wrong_amount"],
    ["in another currency", { currency: "eur" }, {}, [], "wrong_amount"],
    ["for a paid order", {}, { state: "paid" }, [], "already_paid"],
    ["for a cancelled order", {}, { state: "cancelled" }, [], "cancelled_order"],
    ["that is in progress", { kind: "processing" }, {}, [], "not_paid"],
    ["that failed", { kind: "failed" }, {}, [], "failed"],
    ["that failed with an unknown reference", { kind: "failed" }, null, [], "unknown_reference"],
    ["that was in progress", {}, {}, [earlierPayment("not_paid")], "applied"],
    ["that was reported before", {}, { state: "paid" }, [earlierPayment("applied")], "ignored"],
    ["that was reported before as refunded", {}, {}, [earlierPayment("refunded")], "ignored"],
  ])("%s", (_, changes, named, earlier, outcome) => {
    expect(getOutcome({ ...payment, ...changes }, named && { ...due, ...named }, earlier, nothing).outcome).toBe(
      outcome,
    );
  });

  test.each<[number, string]>([
    [100, "refunded"],
    [50, "applied"],
  ])("of which %i of 100 cents were refunded before it was reported", (cents, outcome) => {
    const refunded = { before: cents, after: cents };
    expect(getOutcome(payment, due, [earlierRefund("ignored", cents)], refunded).outcome).toBe(outcome);
  });
});

describe("a refund", () => {
  const refund: PaymentEvent = { ...payment, type: "charge.refunded", kind: "refund", reference: null };
  test.each<[string, Partial<PaymentEvent>, number, number, EarlierEvent["outcome"], string]>([
    ["of the full amount", { isFull: true }, 0, 100, "applied", "refunded"],
    ["of part of the amount", { amountCents: 50 }, 0, 50, "applied", "partly_refunded"],
    ["of another part", { amountCents: 60 }, 50, 60, "applied", "partly_refunded"],
    ["of less, because one failed", { amountCents: 60 }, 100, 60, "applied", "partly_refunded"],
    ["that is known already", { amountCents: 50 }, 50, 50, "applied", "ignored"],
    ["of the rest", { isFull: true }, 50, 100, "applied", "refunded"],
    ["of the full amount, reported again", { isFull: true }, 100, 100, "applied", "ignored"],
    ["of a wrong amount", { isFull: true, amountCents: 90 }, 0, 90, "wrong_amount", "refunded"],
    ["of a payment without an order", { isFull: true }, 0, 100, "unknown_reference", "ignored"],
  ])("%s", (_, changes, before, after, of, outcome) => {
    const answer = getOutcome({ ...refund, ...changes }, due, [earlierPayment(of)], { before, after });
    expect(answer.outcome).toBe(outcome);
  });

  test("of an unknown payment is ignored", () => {
    expect(getOutcome({ ...refund, isFull: true }, due, [], nothing).outcome).toBe("ignored");
  });

  test("names its payment", () => {
    const { original } = getOutcome({ ...refund, isFull: true }, due, [earlierPayment("already_paid")], {
      before: 0,
      after: 100,
    });
    expect(original).toMatchObject({ outcome: "already_paid", amountCents: 100 });
  });

  test("of a record removed meanwhile is ignored", () => {
    expect(getOutcome({ ...refund, isFull: true }, null, [earlierPayment("applied")], nothing).outcome).toBe("ignored");
  });
});

test("a dispute of a payment that was refunded before it was reported is a dispute", () => {
  const dispute: PaymentEvent = { ...payment, type: "charge.dispute.created", kind: "dispute", reference: null };
  const earlier = [earlierRefund("ignored", 100), earlierPayment("refunded")];
  expect(findOriginalPayment(earlier)?.reference).toBe("SUB-1");
  expect(getOutcome(dispute, due, earlier, nothing).outcome).toBe("disputed");
});

test("any other event is ignored", () => {
  expect(getOutcome({ ...payment, kind: "other" }, due, [], nothing).outcome).toBe("ignored");
});

describe("a payment with tax", () => {
  const added = { name: "Sales tax", percent: "7", isIncluded: false };
  const included = { ...added, isIncluded: true };
  const settle = (tax: AmountDue["tax"], amountCents: number, taxCents: number, subtotalCents: number | null) =>
    getOutcome({ ...payment, amountCents, taxCents, subtotalCents }, { ...due, tax }, [], nothing).outcome;

  test.each([
    ["added, as the page said", added, 107, 7, 100, "applied"],
    ["added, without a subtotal", added, 107, 7, null, "applied"],
    ["added, a cent off", added, 108, 7, 101, "wrong_amount"],
    ["added, but the buyer is exempt", added, 100, 0, 100, "applied"],
    ["included by the payment link, where the site adds it", added, 100, 7, 100, "applied"],
    ["added to a lower price, so that the total is the price", added, 100, 7, 93, "wrong_amount"],
    ["included, as the page said", included, 100, 7, 100, "applied"],
    ["added, where the site includes it", included, 107, 7, 100, "wrong_amount"],
    ["included, a cent off", included, 101, 7, 101, "wrong_amount"],
    ["added by a payment link, without tax on the site", null, 107, 7, 100, "applied"],
    ["included by a payment link, without tax on the site", null, 100, 7, 100, "applied"],
    ["included in a higher price, without tax on the site", null, 107, 7, 107, "wrong_amount"],
    ["a cent off, without tax on the site", null, 106, 7, 99, "wrong_amount"],
  ] as const)("%s", (_, tax, total, cents, subtotal, outcome) => {
    expect(settle(tax, total, cents, subtotal)).toBe(outcome);
  });
});
