import { eq } from "drizzle-orm";
import type { Payment } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type MailOrder, type MailPayment, toMailOrder } from "../mails/mail-order.server";

/** The actor in the order's history. */
export const PROVIDER = "Payment provider";

/** An order, locked, and the payment event that changes it. */
export interface Settling {
  services: Services;
  tx: Writer;
  order: Row<"formSubmissions">;
  payment: Payment;
}

export async function updateOrder(
  { services, tx, order }: Settling,
  values: Partial<Row<"formSubmissions">>,
): Promise<void> {
  const { formSubmissions } = services.db.tables;
  await tx.update(formSubmissions).set(values).where(eq(formSubmissions.id, order.id));
}

export function toMailData({ services, order, payment }: Settling): { order: MailOrder; payment: MailPayment } {
  const { eventId, amountCents, currency, linkOrigin } = payment;
  return {
    order: toMailOrder({ ...services, linkOrigin }, order, [], null),
    payment: { eventId, amountCents, currency },
  };
}
