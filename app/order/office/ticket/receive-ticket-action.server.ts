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
import { resolvePaymentProblem } from "#app/order/pay/resolve-payment-problem.server";
import { receiveQuoteStep } from "#app/order/quote/receive-quote-step.server";
import { receiveReviewAction } from "#app/order/review/receive-review-action.server";
import { getActiveOrder, getOrder } from "#app/order/state/get-order.server";
import { FormTooLarge, type ReceivedForm } from "#app/server/forms/form.server";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanEmail, cleanText } from "#app/server/text/clean-text";
import { receivePaymentAction } from "./receive-payment-action.server";

type TicketActionResult =
  | { toasts: Flash[]; section?: "delivery" | "review" | "money" }
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
      receiveReplyAction(context, actor, order, fields) ??
      receivePaymentAction(context, actor, order, fields);
    if (answer) return await answer;
    switch (fields.get("intent")) {
      case "note":
        return await handleNote(context, actor, order, readText("note"), readOrCreateFormId(fields.get("form_id")));
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

async function handleResolution(
  context: RequestContext,
  actor: string,
  order: Order,
  reviewedIds: string[],
): Promise<TicketActionResult> {
  const result = await resolvePaymentProblem(context, actor, order, reviewedIds);
  if (result === "nothing") return null;
  if (result === "resolved") return { toasts: [{ title: "Payment Problem Resolved", tone: "info" }] };
  const description = "Another payment just came in. Review it first.";
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
