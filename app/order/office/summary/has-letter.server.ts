import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";

/** Whether someone from the team wrote to the customer. */
export async function hasLetter({ db }: Pick<Services, "db">, orderId: string): Promise<boolean> {
  const { orderEvents } = db.tables;
  const found = await db.read
    .select({ id: orderEvents.id })
    .from(orderEvents)
    // A confirmation that is sent again is not an answer.
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, "mail"), isNull(orderEvents.before)))
    .limit(1);
  return found.length > 0;
}
