import type { AttachedFile } from "#app/files/staged-file";
import { addNote } from "#app/order/change/add-note.server";
import { changeOrders } from "#app/order/change/change-orders.server";
import { correctEmail } from "#app/order/change/correct-email.server";
import { receiveBalanceAction } from "#app/order/change/receive-balance-action.server";
import { sendEmailAgain } from "#app/order/change/send-email-again.server";
import { receiveDeliveryAction } from "#app/order/deliver/receive-delivery-action.server";
import { receiveReplyAction } from "#app/order/message/receive-reply.server";
import { createFormError, describeTooLong, type FormError, readChangedField } from "#app/order/model/form-errors";
import { createUpdateToasts } from "#app/order/model/list-messages";
import { contactFields } from "#app/order/model/order-fields";
import { type Priority, priorityLabels, type Status, statusLabels } from "#app/order/model/order-filters";
import { MAX_LENGTHS } from "#app/order/model/order-labels";
import { recordManualPayment, undoManualPayment } from "#app/order/pay/record-manual-payment.server";
import { resolvePaymentProblem } from "#app/order/pay/resolve-payment-problem.server";
import { receiveQuoteStep } from "#app/order/quote/receive-quote-step.server";
import { emailPaymentLink } from "#app/order/remind/email-payment-link.server";
import { receiveReviewAction } from "#app/order/review/receive-review-action.server";
import { getActiveOrder, getOrder } from "#app/order/state/get-order.server";
import { paths } from "#app/paths";
import { FormTooLarge, type ReceivedForm } from "#app/server/forms/form.server";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanEmail, cleanText } from "#app/server/text/clean-text";

type TicketActionResult =
  | { toasts: Flash[]; section?: "delivery" | "review" }
  | { error: FormError; status: number }
  | null;

type Order = Awaited<ReturnType<typeof getActiveOrder>>;
const isStatus = (value: string): value is Status => Object.hasOwn(statusLabels, value);
const isPriority = (value: string): value is Priority => Object.hasOwn(priorityLabels, value);

export async function receiveTicketAction(
  context: RequestContext,
  actor: string,
  number: string,
  form: ReceivedForm<AttachedFile>,
): Promise<TicketActionResult> {
  const { fields } = form;
  const readText = (name: string) => cleanText((fields.get(name) ?? "").toWellFormed()).trim();
  try {
    // We owe the customer money even if the order is in the trash.
    if (fields.get("intent") === "resolved")
      return await handleResolution(context, actor, await getOrder(context, number), fields.getAll("payment"));
    const order = await getActiveOrder(context, number);
    const delivery = receiveDeliveryAction(context, actor, order, form);
    if (delivery) return await delivery;
    if (form.fieldsTruncated) throw new FormTooLarge();
    const answer =
      receiveReviewAction(context, actor, order, fields) ??
      receiveQuoteStep(context, actor, order, fields) ??
      receiveBalanceAction(context, actor, order, fields) ??
      receiveReplyAction(context, actor, order, fields);
    if (answer) return await answer;
    switch (fields.get("intent")) {
      case "note":
        return await handleNote(context, actor, order, readText("note"), readOrCreateFormId(fields.get("form_id")));
      case "paid":
        return await handleManualPayment(context, actor, order, readText("reason"));
      case "unpaid":
        return await handleMarkUnpaid(context, actor, order);
      case "email_link":
        return await handlePaymentLink(context, actor, order);
      case "email":
        return await handleEmail(context, actor, order, cleanEmail(fields.get("email") ?? ""));
      case "resend":
        return await handleSendAgain(context, actor, order, fields);
      case "change":
        return await handleChange(context, actor, order, fields);
      default:
        return null;
    }
  } catch (error) {
    // A thrown 404 response.
    if (!(error instanceof Error)) throw error;
    context.log.error({ err: error, id: context.requestId }, "order not changed");
    return { error: createFormError(fields), status: 503 };
  }
}

async function handleNote(
  context: RequestContext,
  actor: string,
  order: Order,
  text: string,
  formId: string,
): Promise<TicketActionResult> {
  if (!text) return null;
  if (text.length > MAX_LENGTHS.note)
    return {
      error: { form: "note", title: "Error", description: describeTooLong("note", MAX_LENGTHS.note), input: text },
      status: 400,
    };
  await addNote(context, actor, order.id, text, formId);
  return { toasts: [{ title: "Note Added", tone: "info" }] };
}

async function handleManualPayment(
  context: RequestContext,
  actor: string,
  order: Order,
  text: string,
): Promise<TicketActionResult> {
  const reject = (title: string, description: string) => ({
    error: { form: "paid", input: text, title, description } as const,
    status: 400,
  });
  if (!text) return reject("Reason Required", "Please say how you know they paid.");
  if (text.length > MAX_LENGTHS.reason) return reject("Error", describeTooLong("reason", MAX_LENGTHS.reason));
  const changed = await recordManualPayment(context, actor, order.id, text);
  const title = changed ? "Marked Paid" : "Nothing to Pay";
  const description = `${order.submissionId} ${changed ? "is paid" : "was already settled"}.`;
  const undo = { label: "Undo", to: paths.adminOrder(order.submissionId), fields: { intent: "unpaid" } };
  return { toasts: [{ title, description, tone: "info", ...(changed && { action: undo }) }] };
}

async function handleMarkUnpaid(context: RequestContext, actor: string, order: Order): Promise<TicketActionResult> {
  const result = await undoManualPayment(context, actor, order.id);
  const title = { unpaid: "Marked Unpaid", covered: "Still Paid", nothing: "Nothing to Undo" }[result];
  const description = {
    unpaid: `We restored ${order.submissionId} to what it was before you marked it paid.`,
    covered: `${order.submissionId} stays paid, because the payment provider also reported a payment.`,
    nothing: `${order.submissionId} isn’t marked paid anymore.`,
  }[result];
  return { toasts: [{ title, description, tone: "info" }] };
}

async function handlePaymentLink(context: RequestContext, actor: string, order: Order): Promise<TicketActionResult> {
  const result = await emailPaymentLink(context, actor, order.id);
  const description = {
    sent: `To ${order.email}.`,
    repeated: `We sent it to ${order.email} less than a minute ago.`,
    nothing: `${order.submissionId} is paid or canceled, or its package has no payment link.`,
  }[result];
  const title = { sent: "Payment Link Sent", repeated: "Already Sent", nothing: "Not Sent" }[result];
  return { toasts: [{ title, description, tone: "info" }] };
}

async function handleResolution(
  context: RequestContext,
  actor: string,
  order: Order,
  reviewedIds: string[],
): Promise<TicketActionResult> {
  const result = await resolvePaymentProblem(context, actor, order, reviewedIds);
  if (result === "nothing") return null;
  if (result === "resolved") return { toasts: [{ title: "Payment Problem Resolved", tone: "info" }] };
  const description = "Another payment just came in. Please review it first.";
  return { error: { form: "resolved", title: "Not Resolved", description, input: "" }, status: 409 };
}

async function handleEmail(
  context: RequestContext,
  actor: string,
  order: Order,
  email: string,
): Promise<TicketActionResult> {
  const { required, format, limit } = contactFields.email;
  const reject = ({ title, description }: { title: string; description: string }) => ({
    error: { form: "email", input: email, title, description } as const,
    status: 400,
  });
  if (!email) return reject(required);
  if (!format.isValid(email) || email.length > limit) return reject(format.problem);
  const changed = await correctEmail(context, { orderId: order.id, email, actor });
  if (!changed) return null;
  return { toasts: [{ title: "Email Address Corrected", description: `A new link goes to ${email}.`, tone: "info" }] };
}

async function handleSendAgain(
  context: RequestContext,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<TicketActionResult> {
  const [messageId, formId] = [fields.get("message") ?? "", readOrCreateFormId(fields.get("form_id"))];
  const to = await sendEmailAgain(context, order.id, { messageId, formId, actor });
  if (!to) return { error: createFormError(fields), status: 404 };
  return { toasts: [{ title: "Email Queued", description: `It goes to ${to}.`, tone: "info" }] };
}

async function handleChange(
  context: RequestContext,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<TicketActionResult> {
  const [status, priority] = [readChangedField(fields, "status"), readChangedField(fields, "priority")];
  if (status === undefined && priority === undefined) return null;
  const isValid = (status === undefined || isStatus(status)) && (priority === undefined || isPriority(priority));
  if (!isValid) return { error: createFormError(fields), status: 400 };
  const count = await changeOrders(context, { ids: [order.id], actor }, { status, priority });
  if (count === 0) return { error: createFormError(fields), status: 404 };
  return { toasts: createUpdateToasts({ status, priority }) };
}
