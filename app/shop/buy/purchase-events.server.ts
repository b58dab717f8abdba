import { and, desc, eq, inArray } from "drizzle-orm";
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

/** Null unless a dispute ended the purchase, and nobody has changed its status since. */
export async function findStatusBeforeDispute({ tables }: Pick<Database, "tables">, tx: Writer, purchaseId: string) {
  const { purchaseEvents } = tables;
  const changes = await tx
    .select()
    .from(purchaseEvents)
    .where(and(eq(purchaseEvents.purchaseId, purchaseId), inArray(purchaseEvents.kind, ["revoked", "restored"])))
    .orderBy(desc(purchaseEvents.createdAt), desc(purchaseEvents.id))
    .limit(1);
  const [last] = changes;
  if (last?.kind !== "revoked" || last.actor !== PROVIDER || last.after !== "revoked") return null;
  return last.before === "held" ? ("held" as const) : ("active" as const);
}
