import { eq } from "drizzle-orm";
import type { Payment } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type EmailOrder, type EmailPayment, toEmailOrder } from "../emails/email-order.server";
import type { Part } from "../model/quote";

export const PROVIDER = "Payment provider";

/** `order` is locked until the transaction ends. */
export interface PaymentContext {
  services: Services;
  tx: Writer;
  order: Row<"formSubmissions">;
  payment: Payment;
  part: Part;
  dueCents: number;
}

export async function updateOrder(
  { services, tx, order }: PaymentContext,
  values: Partial<Row<"formSubmissions">>,
): Promise<void> {
  const { formSubmissions } = services.db.tables;
  await tx.update(formSubmissions).set(values).where(eq(formSubmissions.id, order.id));
}

export function toEmailData({ services, order, payment }: PaymentContext): {
  order: EmailOrder;
  payment: EmailPayment;
} {
  const { eventId, amountCents, currency, linkOrigin } = payment;
  return {
    order: toEmailOrder({ ...services, linkOrigin }, order, [], null),
    payment: { eventId, amountCents, currency },
  };
}
