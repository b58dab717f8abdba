import { newId } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export const PROVIDER = "Payment provider";
export const BUYER = "Buyer";

type Event = Pick<Row<"purchaseEvents">, "actor" | "kind"> & Partial<Row<"purchaseEvents">>;

/** Returns the id of the event. */
export async function addPurchaseEvent(
  { tables }: Pick<Database, "tables">,
  tx: Writer,
  purchaseId: string,
  event: Event,
): Promise<string> {
  const id = newId();
  await tx.insert(tables.purchaseEvents).values({ id, purchaseId, ...event });
  return id;
}
