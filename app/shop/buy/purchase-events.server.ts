import { and, desc, eq, inArray } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export const PROVIDER = "Payment provider";
export const BUYER = "Buyer";

type Event = Pick<Row<"purchaseEvents">, "actor" | "kind"> & Partial<Row<"purchaseEvents">>;

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

/** Null unless a dispute ended the purchase and nobody has changed its status since. */
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

type Purchase = Pick<Row<"purchases">, "id" | "email" | "status">;

export async function restoreEnded(db: Database, tx: Writer, purchase: Purchase, actor: string): Promise<void> {
  await setRestored(db, tx, purchase, { actor, status: await findStatusBeforeEnd(db, tx, purchase) });
}

/** A purchase that the office revoked stays revoked. */
export async function restoreRefunded(db: Database, tx: Writer, purchase: Purchase, actor: string): Promise<void> {
  const { purchases, purchaseEvents } = db.tables;
  const { id, status: before } = purchase;
  const [refunded] = await tx
    .select({ before: purchaseEvents.before })
    .from(purchaseEvents)
    .where(and(eq(purchaseEvents.purchaseId, id), eq(purchaseEvents.after, "refunded")))
    .orderBy(desc(purchaseEvents.createdAt), desc(purchaseEvents.id))
    .limit(1);
  if (refunded?.before !== "revoked") return restoreEnded(db, tx, purchase, actor);
  await tx.update(purchases).set({ status: "revoked" }).where(eq(purchases.id, id));
  await addPurchaseEvent(db, tx, id, { actor, kind: "revoked", before, after: "revoked" });
}

export async function setRestored(
  db: Database,
  tx: Writer,
  { id, status: before }: Purchase,
  { actor, status }: { actor: string; status: "active" | "held" },
): Promise<void> {
  const { purchases } = db.tables;
  await tx.update(purchases).set({ status }).where(eq(purchases.id, id));
  await addPurchaseEvent(db, tx, id, { actor, kind: "restored", before, after: status });
}

async function findStatusBeforeEnd({ tables }: Database, tx: Writer, { id, email }: Purchase) {
  const { purchaseEvents } = tables;
  if (!email) return "held";
  // A revoked purchase may have been refunded later.
  const [ended] = await tx
    .select({ before: purchaseEvents.before })
    .from(purchaseEvents)
    .where(
      and(
        eq(purchaseEvents.purchaseId, id),
        eq(purchaseEvents.kind, "revoked"),
        inArray(purchaseEvents.before, ["active", "held"]),
      ),
    )
    .orderBy(desc(purchaseEvents.createdAt), desc(purchaseEvents.id))
    .limit(1);
  return ended?.before === "held" ? "held" : "active";
}
