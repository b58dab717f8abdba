import { randomUUID } from "node:crypto";
import { createPostId, readOrCreateFormId } from "../server/forms/submission-keys.server";
import type { Flash } from "../server/http/flash.server";
import type { Services } from "../server/services.server";
import { cleanText } from "../server/text/clean-text";
import { formatMoney, formatShortAmount } from "../server/text/money";
import { parseMoney } from "../server/text/parse-money";
import { type RefundForm, type RefundValues, readRefundValues, refundFailed, refundIntents } from "./refund-fields";
import { isRefundReason, MAX_NOTE } from "./refund-reasons";
import { type PaymentEntry, readRefundable } from "./refundable.server";
import { isRefundedByProvider, type RefundResult, requestRefund, retryRefund } from "./request-refund.server";
import { takeBackRefund } from "./take-back-refund.server";

export interface RefundedRecord {
  actor: string;
  payments: readonly PaymentEntry[];
  email: string;
}

type Received = { toast: Flash } | { refund: RefundForm; status: number };

export function receiveRefundPost(
  services: Services,
  record: RefundedRecord,
  fields: URLSearchParams,
): Promise<Received> | null {
  switch (fields.get("intent")) {
    case refundIntents.refund:
      return receiveRefund(services, record, fields);
    case refundIntents.retry:
      return receiveRetry(services, record, fields.get("refund") ?? "");
    case refundIntents.takeBack:
      return receiveTakeBack(services, record, fields.get("refund") ?? "");
    default:
      return null;
  }
}

async function receiveRefund(services: Services, record: RefundedRecord, fields: URLSearchParams): Promise<Received> {
  const values = readRefundValues(fields);
  const refuse = (errors: RefundForm["errors"], status = 400): Received => ({
    refund: { values, errors, question: null },
    status,
  });
  const payment = record.payments.find(({ id }) => id === values.refund_of);
  if (!payment) return refuse({ form: "This payment was just marked unpaid. Here’s how it looks now." }, 409);
  const { leftCents } = await readRefundable(services.db, services.db.read, payment);
  const cents = parseMoney(values.amount, payment.currency);
  const errors = checkValues(values, { cents, leftCents, currency: payment.currency });
  if (cents === null || Object.keys(errors).length > 0) return refuse(errors);
  if (fields.has("edit")) return refuse({}, 200);
  const form_id = readOrCreateFormId(values.form_id);
  const amount = formatMoney(cents, payment.currency);
  if (!fields.has("confirmed")) {
    const question = describeQuestion(services, record, { payment, amount, tells: values.tell_customer !== "" });
    return { refund: { values: { ...values, form_id }, errors: {}, question }, status: 200 };
  }
  const { reason, note } = values;
  // The same form with another amount is another refund.
  const id = createPostId(form_id, payment.id, cents, reason);
  const result = await requestRefund(services, payment, {
    ...{ id, actor: record.actor, amountCents: cents, tellsCustomer: values.tell_customer !== "" },
    ...{ reason: isRefundReason(reason) ? reason : "other", note: cleanText(note) || null },
  });
  if (result.state === "too much") return refuse({ amount: describeLeft(result.leftCents, payment.currency) }, 409);
  if (result.state === "failed") {
    const again = { ...values, form_id: randomUUID() };
    return {
      refund: { values: again, errors: { form: `Nothing was refunded. ${result.problem}` }, question: null },
      status: 409,
    };
  }
  return { toast: createToast(result, amount, isRefundedByProvider(services, payment)) };
}

function checkValues(
  { amount, reason, note }: RefundValues,
  { cents, leftCents, currency }: { cents: number | null; leftCents: number; currency: string },
): RefundForm["errors"] {
  const errors: RefundForm["errors"] = {};
  if (cents === null)
    errors.amount = amount.startsWith("-")
      ? "Enter an amount above zero."
      : `Enter an amount, such as ${formatShortAmount(leftCents, currency)}.`;
  else if (cents === 0) errors.amount = "Enter an amount above zero.";
  else if (cents > leftCents) errors.amount = describeLeft(leftCents, currency);
  if (!isRefundReason(reason)) errors.reason = "Choose a reason.";
  if (reason === "other" && !note) errors.note = "Say why, for your colleagues.";
  if (note.length > MAX_NOTE) errors.note = `Keep the note to ${MAX_NOTE} characters.`;
  return errors;
}

const describeLeft = (leftCents: number, currency: string): string =>
  leftCents === 0
    ? "This payment has nothing left to refund."
    : `Only ${formatMoney(leftCents, currency)} of this payment is left to refund.`;

function describeQuestion(
  services: Services,
  { email }: RefundedRecord,
  { payment, amount, tells }: { payment: PaymentEntry; amount: string; tells: boolean },
): string {
  const what = isRefundedByProvider(services, payment)
    ? `Refund ${amount}? The payment provider sends it right away, and this can’t be undone.`
    : `Record a refund of ${amount}? This doesn’t send any money.`;
  return tells && email ? `${what} We’ll email ${email}.` : what;
}

function createToast(result: RefundResult, amount: string, isByProvider: boolean): Flash {
  if (result.state === "asked")
    return {
      title: "Not Confirmed Yet",
      description: `The payment provider hasn’t confirmed the refund of ${amount}. We’ll keep checking.`,
      tone: "info",
    };
  return { title: isByProvider ? `Refunded ${amount}` : `Refund of ${amount} Recorded`, tone: "info" };
}

async function receiveRetry(services: Services, { payments }: RefundedRecord, id: string): Promise<Received> {
  const answer = await retryRefund(services, payments, id);
  const toast = (title: string, description?: string, tone: Flash["tone"] = "info"): Received => ({
    toast: { title, description, tone },
  });
  if (!answer) return toast("Already Settled", "The payment provider answered in the meantime.");
  if (answer.state === "done") return toast("Refund Confirmed", "The payment provider has refunded it.");
  if (answer.state === "failed") return toast("Nothing Refunded", answer.problem, "error");
  return toast("Not Confirmed Yet", "The payment provider still hasn’t answered. We’ll keep checking.");
}

async function receiveTakeBack(services: Services, record: RefundedRecord, id: string): Promise<Received> {
  const isTaken = await takeBackRefund(services, record, id);
  const title = isTaken ? "Refund Removed" : "Not Changed";
  const description = isTaken
    ? "The money counts as paid again, and the status is what it was before this refund."
    : "This refund can’t be removed anymore.";
  return { toast: { title, description, tone: isTaken ? "info" : "error" } };
}

export const keepRefundForm = (fields: URLSearchParams): RefundForm | undefined =>
  fields.get("intent") === refundIntents.refund
    ? { values: readRefundValues(fields), errors: { form: refundFailed }, question: null }
    : undefined;
