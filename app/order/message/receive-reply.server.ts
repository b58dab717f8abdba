import { createPostId, readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import { cleanText } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { getConfirmedName } from "../emails/email-order.server";
import { MAX_REPLY, replyFields } from "../model/customer-page-form";
import type { FormError } from "../model/form-errors";
import { changeOrder } from "../state/change-order.server";
import { markAnswered } from "../state/waiting.server";
import { recordMessage } from "./record-message.server";

type Result = { toasts: Flash[] } | { error: FormError; status: number } | null;
type Order = Row<"formSubmissions">;

export function receiveReplyAction(
  services: Services,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<Result> | null {
  switch (fields.get("intent")) {
    case "answer":
      return receiveReply(services, actor, order, fields);
    case "answered":
      return receiveMarkAnswered(services, order);
    default:
      return null;
  }
}

async function receiveReply(services: Services, actor: string, order: Order, fields: URLSearchParams): Promise<Result> {
  const typed = (fields.get(replyFields.text) ?? "").toWellFormed();
  const text = cleanText(typed).trim();
  const reject = (description: string, status = 400) => ({
    error: { form: "answer", title: "Error", description, input: typed } as const,
    status,
  });
  // The ticket has this button only while a message waits.
  if (!text) return reject(`Write an answer${order.waitingSince ? ", or press Mark answered" : ""}.`);
  if (text.length > MAX_REPLY) return reject(`Keep the answer to ${MAX_REPLY.toLocaleString("en-US")} characters.`);
  const id = createPostId(readOrCreateFormId(fields.get(replyFields.formId)), order.id, text);
  const to = await storeReply(services, order.id, { id, actor, text });
  if (to === null)
    return reject("We didn’t send your answer, because the order is in the trash. Restore it first.", 409);
  return { toasts: [{ title: "Answer Sent", description: `To ${to}.`, tone: "info" }] };
}

/** @returns the address that the email goes to, or null for an order in the trash */
async function storeReply(
  services: Services,
  orderId: string,
  { id, actor, text }: { id: string; actor: string; text: string },
): Promise<string | null> {
  return changeOrder(services, orderId, async ({ tx, order, record, email }) => {
    const message = { id, kind: "message", sender: "team", actor, text } as const;
    if (!(await recordMessage(services, tx, orderId, message))) return order.email;
    await record({ actor, kind: "mail", detail: "Answer" });
    await email({
      topic: "order-answer",
      dedupeKey: `order-answer:${id}`,
      to: order.email,
      data: {
        submissionId: order.submissionId,
        fullName: getConfirmedName(order),
        text,
        roomUrl: await createCustomerPageLink(services, tx, order),
      },
    });
    return order.email;
  });
}

async function receiveMarkAnswered(services: Services, { id }: Order): Promise<Result> {
  const { db } = services;
  await changeOrder(services, id, ({ tx }) => markAnswered(db, tx, [id], new Date()), { inTrash: true });
  return { toasts: [{ title: "Marked as Answered", tone: "info" }] };
}
