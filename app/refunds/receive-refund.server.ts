import { randomUUID } from "node:crypto";
import { createPostId, readOrCreateFormId } from "../server/forms/submission-keys.server";
import type { Flash } from "../server/http/flash.server";
import type { Services } from "../server/services.server";
import { cleanText } from "../server/text/clean-text";
import { formatMoney, formatShortAmount, parseMoney } from "../server/text/money";
import { type RefundForm, type RefundValues, readRefundValues, refundFailed, refundIntents } from "./refund-fields";
import { isRefundReason, MAX_NOTE } from "./refund-reasons";
import { type PaymentEntry, readRefundable } from "./refundable.server";
import { isRefundedByProvider, type RefundResult, requestRefund, retryRefund } from "./request-refund.server";
import { takeBackRefund } from "./take-back-refund.server";

export interface RefundedRecord {
  actor: string;
  /** Of the record on whose screen the form is. */
  payments: readonly PaymentEntry[];
  /** The customer's address. */
  email: string;
}

type Received = { toast: Flash } | { refund: RefundForm; status: number };

/** Null if the form is about something else. */
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
  if (!payment) return refuse({ form: "This payment was just taken back. This is how it looks now." }, 409);
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
    // The next try asks the provider again.
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
      ? "Please enter an amount above zero."
      : `Please enter an amount, such as ${formatShortAmount(leftCents, currency)}.`;
  else if (cents === 0) errors.amount = "Please enter an amount above zero.";
  else if (cents > leftCents) errors.amount = describeLeft(leftCents, currency);
  if (!isRefundReason(reason)) errors.reason = "Please choose a reason.";
  if (reason === "other" && !note) errors.note = "Please say why, for your colleagues.";
  if (note.length > MAX_NOTE) errors.note = `Please keep the note to ${MAX_NOTE} characters.`;
  return errors;
}

const describeLeft = (leftCents: number, currency: string): string =>
  leftCents === 0
    ? "Nothing is left to refund of this payment."
    : `Only ${formatMoney(leftCents, currency)} is left to refund of this payment.`;

function describeQuestion(
  services: Services,
  { email }: RefundedRecord,
  { payment, amount, tells }: { payment: PaymentEntry; amount: string; tells: boolean },
): string {
  const what = isRefundedByProvider(services, payment)
    ? `Refund ${amount}? The payment provider sends it back right away, and nobody can stop it then.`
    : `Record that you paid back ${amount}? The site sends no money itself.`;
  return tells && email ? `${what} We email ${email}.` : what;
}

function createToast(result: RefundResult, amount: string, isByProvider: boolean): Flash {
  if (result.state === "asked")
    return {
      title: "Not Confirmed Yet",
      description: `The payment provider hasn’t answered about ${amount}. We keep asking.`,
      tone: "info",
    };
  return { title: isByProvider ? `Refunded ${amount}` : `Refund of ${amount} Recorded`, tone: "info" };
}

async function receiveRetry(services: Services, { payments }: RefundedRecord, id: string): Promise<Received> {
  const answer = await retryRefund(services, payments, id);
  const toast = (title: string, description?: string, tone: Flash["tone"] = "info"): Received => ({
    toast: { title, description, tone },
  });
  if (!answer) return toast("Already Settled", "The payment provider has answered meanwhile.");
  if (answer.state === "done") return toast("Refund Confirmed", "The payment provider has paid it back.");
  if (answer.state === "failed") return toast("Nothing Refunded", answer.problem, "error");
  return toast("Not Confirmed Yet", "The payment provider still hasn’t answered. We keep asking.");
}

async function receiveTakeBack(services: Services, record: RefundedRecord, id: string): Promise<Received> {
  const isTaken = await takeBackRefund(services, record, id);
  const title = isTaken ? "Refund Taken Back" : "Not Changed";
  const description = isTaken
    ? "The money counts as paid again, and the status is what it was before this refund."
    : "This refund can’t be taken back anymore.";
  return { toast: { title, description, tone: isTaken ? "info" : "error" } };
}

/** The answer to a post that failed. */
export const keepRefundForm = (fields: URLSearchParams): RefundForm | undefined =>
  fields.get("intent") === refundIntents.refund
    ? { values: readRefundValues(fields), errors: { form: refundFailed }, question: null }
    : undefined;
