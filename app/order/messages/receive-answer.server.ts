import { createHash, randomUUID } from "node:crypto";
import { cleanText } from "#app/server/forms/clean-text";
import type { Flash } from "#app/server/http/flash.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { lockOrder } from "../lock-order.server";
import { queueOrderMail } from "../mails/queue-order-mail.server";
import type { FormError } from "../office/change/form-errors";
import { createRoomLink } from "../room/room-link.server";
import { answerFields, MAX_ANSWER } from "./answer-fields";
import { markAnswered, recordMessage } from "./record-message.server";

type Result = { toasts: Flash[] } | { error: FormError; status: number } | null;
type Order = Row<"formSubmissions">;

/** Null if the form is not about messages. */
export function receiveAnswerAction(
  services: Services,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<Result> | null {
  switch (fields.get("intent")) {
    case "answer":
      return receiveAnswer(services, actor, order, fields);
    case "answered":
      return receiveMarkAnswered(services, order);
    default:
      return null;
  }
}

async function receiveAnswer(
  services: Services,
  actor: string,
  order: Order,
  fields: URLSearchParams,
): Promise<Result> {
  const typed = (fields.get(answerFields.text) ?? "").toWellFormed();
  const text = cleanText(typed).trim();
  const reject = (description: string) => ({
    error: { form: "answer", title: "Error", description, input: typed } as const,
    status: 400,
  });
  if (!text) return reject("Please write an answer, or press Mark Answered.");
  if (text.length > MAX_ANSWER)
    return reject(`Please keep the answer to ${MAX_ANSWER.toLocaleString("en-US")} characters.`);
  const id = createHash("sha256")
    .update(JSON.stringify([fields.get(answerFields.formId) ?? randomUUID(), order.id, text]))
    .digest("base64url");
  await storeAnswer(services, order.id, { id, actor, text });
  return { toasts: [{ title: "Answer Sent", description: `To ${order.email}.`, tone: "info" }] };
}

/** One transaction: the answer, the history and the mail. Ignores an answer that is stored already. */
async function storeAnswer(
  services: Services,
  orderId: string,
  { id, actor, text }: { id: string; actor: string; text: string },
): Promise<void> {
  const { db } = services;
  const { orderEvents } = db.tables;
  await db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || order.deletedAt) return;
    const message = { id, kind: "message", sender: "team", actor, text } as const;
    if (!(await recordMessage(services, tx, orderId, message))) return;
    await tx.insert(orderEvents).values({ id: randomUUID(), orderId, actor, kind: "mail", detail: "Answer" });
    await queueOrderMail(services, tx, orderId, {
      topic: "order-answer",
      dedupeKey: `order-answer:${id}`,
      to: order.email,
      data: {
        submissionId: order.submissionId,
        // Only a payment confirms that the address is the customer's.
        fullName: order.paymentStatus === "paid" || order.paymentStatus === "refunded" ? order.fullName : null,
        text,
        roomUrl: await createRoomLink(services, tx, order),
      },
    });
  });
  services.worker.wake();
  services.changes.notify("orders");
}

async function receiveMarkAnswered(services: Services, { id }: Order): Promise<Result> {
  await services.db.transact(async (tx) => {
    await lockOrder(services.db, tx, id);
    await markAnswered(services, tx, id, new Date());
  });
  services.changes.notify("orders");
  return { toasts: [{ title: "Marked Answered", tone: "info" }] };
}
