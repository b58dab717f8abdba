import { and, eq, inArray } from "drizzle-orm";
import { paths } from "#app/paths";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";
import { addPurchaseEvent } from "../buy/purchase-events.server";
import { PURCHASE_KIND } from "../model/sale-status";

/** Reviews have the ids of their purchases. */
export function createProductReviewTrash({ db }: Pick<Services, "db">): TrashKind {
  const { outbox, products, productReviews: table, purchases } = db.tables;
  const { purchaseId: id, productId, name, state } = table;
  return {
    noun: "product review",
    plural: "product reviews",
    right: "sales",
    list: { label: "Purchases", href: paths.adminSales },
    table,
    id,
    aboutLabel: "Product",
    async describe(ids) {
      const rows = await db.read
        .select({ id, name, reference: purchases.number, email: purchases.email, about: products.title })
        .from(table)
        .innerJoin(purchases, eq(purchases.id, id))
        .innerJoin(products, eq(products.id, productId))
        .where(inArray(id, ids));
      return rows.map((row) => ({ ...row, href: paths.adminSale(row.reference) }));
    },
    async record(tx, event, ids, actor) {
      for (const row of await tx.select({ id, state }).from(table).where(inArray(id, ids)))
        await addPurchaseEvent(db, tx, row.id, { actor, kind: "review", before: row.state, after: event });
    },
    async remove(tx, purchaseId) {
      const isAboutIt = and(eq(outbox.aboutKind, PURCHASE_KIND), eq(outbox.aboutId, purchaseId));
      await tx.delete(outbox).where(and(isAboutIt, eq(outbox.topic, "product-review")));
    },
  };
}
