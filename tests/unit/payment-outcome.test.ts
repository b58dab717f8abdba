import { describe, expect, test } from "vitest";
import { type EarlierEvent, findOriginalPayment, getOutcome } from "#app/payment/get-outcome";
import type { PaymentEvent } from "#app/payment/stripe-event.server";
import type { AmountDue } from "#app/server/payable.server";

const due: AmountDue = { id: "1", reference: "SUB-1", amountCents: 100, currency: "usd", state: "unpaid" };
const payment: PaymentEvent = {
  id: "evt_1",
  type: "checkout.session.completed",
  kind: "paid",
  reference: "SUB-1",
  intent: "pi_1",
  session: null,
  email: null,
  amountCents: 100,
  currency: "usd",
  isFull: false,
  disputeId: null,
  reason: null,
};
const earlierPayment = (outcome: EarlierEvent["outcome"]): EarlierEvent => ({
  id: "evt_payment",
  type: payment.type,
  reference: "SUB-1",
  amountCents: 100,
  currency: "usd",
  disputeId: null,
  outcome,
});
const earlierRefund = (outcome: EarlierEvent["outcome"], amountCents: number): EarlierEvent => ({
  id: "evt_refund",
  type: "charge.refunded",
  reference: null,
  amountCents,
  currency: "usd",
  disputeId: null,
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
    ["that was refunded before it was reported", {}, {}, [earlierRefund("ignored", 100)], "refunded"],
    ["that was partly refunded before", {}, {}, [earlierRefund("ignored", 50)], "applied"],
  ])("%s", (_, changes, named, earlier, outcome) => {
    expect(getOutcome({ ...payment, ...changes }, named && { ...due, ...named }, earlier).outcome).toBe(outcome);
  });
});

describe("a refund", () => {
  const refund: PaymentEvent = { ...payment, type: "charge.refunded", kind: "refund", reference: null };
  test.each<[string, Partial<PaymentEvent>, EarlierEvent[], string]>([
    ["of the full amount", { isFull: true }, [earlierPayment("applied")], "refunded"],
    ["of part of the amount", { amountCents: 50 }, [earlierPayment("applied")], "partly_refunded"],
    [
      "of another part",
      { amountCents: 60 },
      [earlierPayment("applied"), earlierRefund("partly_refunded", 50)],
      "partly_refunded",
    ],
    [
      "of the same part, reported again",
      { amountCents: 50 },
      [earlierPayment("applied"), earlierRefund("partly_refunded", 50)],
      "ignored",
    ],
    ["of the rest", { isFull: true }, [earlierPayment("applied"), earlierRefund("partly_refunded", 50)], "refunded"],
    [
      "of the full amount, reported again",
      { isFull: true },
      [earlierPayment("applied"), earlierRefund("refunded", 100)],
      "ignored",
    ],
    ["of a wrong amount", { isFull: true }, [earlierPayment("wrong_amount")], "refunded"],
    ["of an unknown payment", { isFull: true }, [], "ignored"],
    ["of a payment without an order", { isFull: true }, [earlierPayment("unknown_reference")], "ignored"],
  ])("%s", (_, changes, earlier, outcome) => {
    expect(getOutcome({ ...refund, ...changes }, due, earlier).outcome).toBe(outcome);
  });

  test("names its payment", () => {
    const { original } = getOutcome({ ...refund, isFull: true }, due, [earlierPayment("already_paid")]);
    expect(original).toMatchObject({ outcome: "already_paid", amountCents: 100 });
  });

  test("of a record removed meanwhile is ignored", () => {
    expect(getOutcome({ ...refund, isFull: true }, null, [earlierPayment("applied")]).outcome).toBe("ignored");
  });
});

test("a dispute of a payment that was refunded before it was reported is a dispute", () => {
  const dispute: PaymentEvent = { ...payment, type: "charge.dispute.created", kind: "dispute", reference: null };
  const earlier = [earlierRefund("ignored", 100), earlierPayment("refunded")];
  expect(findOriginalPayment(earlier)?.reference).toBe("SUB-1");
  expect(getOutcome(dispute, due, earlier).outcome).toBe("disputed");
});

test("any other event is ignored", () => {
  expect(getOutcome({ ...payment, kind: "other" }, due, []).outcome).toBe("ignored");
});
