import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent } from "../buy/purchase-events.server";

type Purchase = Row<"purchases">;
type Event = Pick<Row<"purchaseEvents">, "kind"> & Partial<Pick<Row<"purchaseEvents">, "before" | "after">>;

export interface ChangedSale {
  services: Services;
  actor: string;
  number: string;
}

export interface LockedSale {
  tx: Writer;
  /** Locked until the transaction ends. */
  purchase: Purchase;
  product: Row<"products">;
  update(values: Partial<Purchase>): Promise<Purchase>;
  record(event: Event): Promise<void>;
}

/** Returns what `change` returns, or null if there is no such purchase, or it is in the trash. */
export async function changeSale<Result>(
  { services, actor, number }: ChangedSale,
  change: (sale: LockedSale) => Promise<Result>,
): Promise<Result | null> {
  const { db } = services;
  const { products, purchases } = db.tables;
  return db.transact(async (tx) => {
    const query = tx.select().from(purchases).where(eq(purchases.number, number));
    const [purchase] = await lockRows(db, query);
    if (!purchase || purchase.deletedAt) return null;
    const [product] = await tx.select().from(products).where(eq(products.id, purchase.productId));
    if (!product) return null;
    return change({
      tx,
      purchase,
      product,
      async update(values) {
        await tx.update(purchases).set(values).where(eq(purchases.id, purchase.id));
        return { ...purchase, ...values };
      },
      record: async (event) => void (await addPurchaseEvent(db, tx, purchase.id, { actor, ...event })),
    });
  });
}
