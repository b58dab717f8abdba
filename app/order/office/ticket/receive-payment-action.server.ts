import type { FormError } from "#app/order/model/form-errors";
import { describeTooLong } from "#app/order/model/form-errors";
import { MAX_LENGTHS } from "#app/order/model/order-labels";
import { recordManualPayment, undoManualPayment } from "#app/order/pay/record-manual-payment.server";
import { emailPaymentLink } from "#app/order/remind/email-payment-link.server";
import type { getActiveOrder } from "#app/order/state/get-order.server";
import { paths } from "#app/paths";
import { receiveRefundPost } from "#app/refunds/receive-refund.server";
import { refundIntents } from "#app/refunds/refund-fields";
import { listPayments } from "#app/refunds/refundable.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanText } from "#app/server/text/clean-text";

type Order = Awaited<ReturnType<typeof getActiveOrder>>;
type PaymentActionResult = { toasts: Flash[]; section?: "money" } | { error: FormError; status: number } | null;

export function receivePaymentAction(
  context: RequestContext,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<PaymentActionResult> | null {
  switch (fields.get("intent")) {
    case "paid":
      return handleManualPayment(context, actor, order, cleanText((fields.get("reason") ?? "").toWellFormed()).trim());
    case "unpaid":
      return handleMarkUnpaid(context, actor, order);
    case "email_link":
      return handlePaymentLink(context, actor, order);
    case refundIntents.refund:
    case refundIntents.retry:
    case refundIntents.takeBack:
      return handleRefund(context, actor, order, fields);
    default:
      return null;
  }
}

async function handleRefund(
  context: RequestContext,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<PaymentActionResult> {
  const payments = await listPayments(context, context.db.read, { reference: order.submissionId });
  const received = await receiveRefundPost(context, { actor, payments, email: order.email }, fields);
  if (!received) return null;
  if ("toast" in received) return { toasts: [received.toast], section: "money" };
  const { refund, status } = received;
  const description = Object.values(refund.errors)[0] ?? "";
  return { error: { form: "refund", title: description && "Not Refunded", description, input: "", refund }, status };
}

async function handleManualPayment(
  context: RequestContext,
  actor: string,
  order: Order,
  text: string,
): Promise<PaymentActionResult> {
  const reject = (title: string, description: string) => ({
    error: { form: "paid", input: text, title, description } as const,
    status: 400,
  });
  if (!text) return reject("Reason Required", "Say how you know they paid.");
  if (text.length > MAX_LENGTHS.reason) return reject("Error", describeTooLong("reason", MAX_LENGTHS.reason));
  const changed = await recordManualPayment(context, actor, order.id, text);
  const title = changed ? "Marked Paid" : "Nothing to Pay";
  const description = `${order.submissionId} ${changed ? "is paid" : "was already settled"}.`;
  const undo = { label: "Undo", to: paths.adminOrder(order.submissionId), fields: { intent: "unpaid" } };
  return { toasts: [{ title, description, tone: "info", ...(changed && { action: undo }) }] };
}

async function handleMarkUnpaid(context: RequestContext, actor: string, order: Order): Promise<PaymentActionResult> {
  const result = await undoManualPayment(context, actor, order.id);
  const title = {
    unpaid: "Marked Unpaid",
    covered: "Still Paid",
    refunded: "Not Marked Unpaid",
    nothing: "Nothing to Undo",
  }[result];
  const description = {
    unpaid: `We restored ${order.submissionId} to what it was before you marked it paid.`,
    covered: `${order.submissionId} stays paid, because the payment provider also reported a payment.`,
    refunded: "Part of it was refunded. Remove that refund first.",
    nothing: `${order.submissionId} isn’t marked paid anymore.`,
  }[result];
  return { toasts: [{ title, description, tone: "info" }] };
}

async function handlePaymentLink(context: RequestContext, actor: string, order: Order): Promise<PaymentActionResult> {
  const result = await emailPaymentLink(context, actor, order.id);
  const description = {
    sent: `To ${order.email}.`,
    repeated: `We sent it to ${order.email} less than a minute ago.`,
    nothing: `${order.submissionId} is paid or canceled, or its package has no payment link.`,
  }[result];
  const title = { sent: "Payment Link Sent", repeated: "Already Sent", nothing: "Not Sent" }[result];
  return { toasts: [{ title, description, tone: "info" }] };
}
