import { randomUUID } from "node:crypto";
import { type LinkProblem, receiveLinkRequest } from "#app/server/forms/link-request.server";
import type { RequestContext } from "#app/server/http/context.server";
import { cleanEmail } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import { findOrderByNumber } from "../access/customer-page-access.server";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { contactFields } from "../model/order-fields";
import { changeOrder } from "../state/change-order.server";

/** Returns null on success, and also for an unknown number or address. */
export function receiveOrderLinkRequest(
  context: RequestContext,
  number: string,
  fields: URLSearchParams,
): Promise<LinkProblem | null> {
  const { name, required, format, limit } = contactFields.email;
  return receiveLinkRequest(context, {
    name: "customer page link",
    email: fields.get(name) ?? "",
    maxLength: limit,
    errors: { missing: required.description, invalid: format.problem.description },
    async find(email) {
      const order = await findOrderByNumber(context, number);
      // Addresses that were stored earlier may contain invisible characters.
      return order && email.toLowerCase() === cleanEmail(order.email).toLowerCase() ? order : null;
    },
    send: (order) => sendLink(context, order),
  });
}

async function sendLink(context: RequestContext, order: Row<"formSubmissions">): Promise<void> {
  await changeOrder(context, order.id, async ({ tx, order: locked, email }) => {
    // The address may have been corrected since the comparison.
    if (locked.email !== order.email) return;
    const roomUrl = await createCustomerPageLink(context, tx, order);
    await email({
      topic: "order-room-link",
      dedupeKey: `order-room-link:${order.id}:${randomUUID()}`,
      to: cleanEmail(order.email),
      data: { submissionId: order.submissionId, roomUrl },
    });
  });
}
