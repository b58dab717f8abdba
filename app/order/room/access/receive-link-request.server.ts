import { randomUUID } from "node:crypto";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { lockOrder } from "../../lock-order.server";
import { queueOrderMail } from "../../mails/queue-order-mail.server";
import { contactFields } from "../../order-fields";
import { findOrderByNumber } from "./room-access.server";
import { createRoomLink } from "./room-link.server";

const REQUESTS_PER_HOUR = 20;
const MAILS_PER_HOUR = 3;

export interface LinkProblem {
  email: string;
  error: string;
  status: number;
}

/** Null once it is done, which says nothing about the order: a stranger must not learn numbers or addresses. */
export async function receiveLinkRequest(
  context: RequestContext,
  number: string,
  fields: URLSearchParams,
): Promise<LinkProblem | null> {
  const email = (fields.get(contactFields.email.name) ?? "").trim();
  const { required, format, limit } = contactFields.email;
  if (!email) return { email, error: required.description, status: 400 };
  if (email.length > limit || !format.isValid(email)) return { email, error: format.description, status: 400 };
  if (!context.limiter.allows("order room link", context.clientIp, REQUESTS_PER_HOUR)) {
    const error =
      "We got a lot of link requests from your network in the past hour. Please wait a few minutes and try again.";
    return { email, error, status: 429 };
  }
  const order = await findOrderByNumber(context, number);
  if (order && isSameAddress(order.email, email)) await sendLink(context, order);
  return null;
}

async function sendLink(context: RequestContext, order: Row<"formSubmissions">): Promise<void> {
  if (!context.limiter.allows("order room mail", order.id, MAILS_PER_HOUR)) return;
  await context.db.transact(async (tx) => {
    // The address may have been corrected since it was compared.
    const locked = await lockOrder(context.db, tx, order.id);
    if (!locked || locked.deletedAt || locked.email !== order.email) return;
    const roomUrl = await createRoomLink(context, tx, order);
    await queueOrderMail(context, tx, order.id, {
      topic: "order-room-link",
      dedupeKey: `order-room-link:${order.id}:${randomUUID()}`,
      to: order.email,
      data: { submissionId: order.submissionId, roomUrl },
    });
  });
  context.worker.wake();
}

const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();
