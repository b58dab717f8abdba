import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent } from "./purchase-events.server";

type Purchase = Row<"purchases">;
type Product = Row<"products">;
type Event = Row<"purchaseEvents">;

export interface PurchaseTarget<Needed extends Pick<Services, "db"> = Services> {
  services: Needed;
  actor: string;
  number: string;
}

export interface PurchaseChange {
  tx: Writer;
  purchase: Purchase;
  loadProduct(): Promise<Product>;
  update(values: Partial<Purchase>): Promise<Purchase>;
  record(event: Pick<Event, "kind"> & Omit<Partial<Event>, "id" | "purchaseId" | "actor">): Promise<string>;
}

/** Returns null without a change if there is no such purchase, or if the purchase is in the trash. */
export function changePurchase<Result>(
  { services: { db }, actor, number }: PurchaseTarget<Pick<Services, "db">>,
  change: (change: PurchaseChange) => Promise<Result>,
): Promise<Result | null> {
  const { products, purchases } = db.tables;
  return db.transact(async (tx) => {
    const query = tx.select().from(purchases).where(eq(purchases.number, number));
    const [purchase] = await lockRows(db, query);
    if (!purchase || purchase.deletedAt) return null;
    return change({
      tx,
      purchase,
      async loadProduct() {
        const [product] = await tx.select().from(products).where(eq(products.id, purchase.productId));
        return product as Product;
      },
      async update(values) {
        await tx.update(purchases).set(values).where(eq(purchases.id, purchase.id));
        return { ...purchase, ...values };
      },
      record: (event) => addPurchaseEvent(db, tx, purchase.id, { actor, ...event }),
    });
  });
}
