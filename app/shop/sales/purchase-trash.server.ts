import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { paths } from "#app/paths";
import { forgetCustomer } from "#app/payment/payment-entries.server";
import { ERASED_EMAIL } from "#app/server/records/person-records.server";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { toPurchaseSearchText } from "../buy/make-purchase.server";

/** In the trash, a purchase's links do not work and its review is hidden. */
export function createPurchaseTrash({ db }: Pick<Services, "db">): TrashKind {
  const { products, purchaseEvents, purchases: table } = db.tables;
  const { id, number, email, productId } = table;
  return {
    noun: "purchase",
    plural: "purchases",
    right: "sales",
    list: { label: "Purchases", href: paths.adminSales },
    table,
    id,
    aboutLabel: "Product",
    parts: "downloads and reviews",
    async describe(ids) {
      const rows = await db.read
        .select({ id, name: number, email, about: products.title })
        .from(table)
        .innerJoin(products, eq(products.id, productId))
        .where(inArray(id, ids));
      return rows.map((row) => ({ ...row, reference: null, href: paths.adminSale(row.name) }));
    },
    remove: (tx, purchaseId) => forgetPurchase(db, tx, purchaseId),
    person: {
      email,
      since: table.createdAt,
      age: "purchases",
      unfinished: {
        where: eq(table.status, "held"),
        message: "A purchase on hold can’t be erased. Release or refund it first.",
      },
      books: {
        where: sql`true`,
        age: "purchases",
        keeps: [{ table: purchaseEvents, where: inArray(purchaseEvents.kind, ["bought", "refunded", "revoked"]) }],
        async anonymize(tx, purchaseId) {
          const rows = tx
            .select()
            .from(table)
            .innerJoin(products, eq(products.id, productId))
            .where(eq(id, purchaseId));
          for (const { purchases: purchase, products: product } of await rows) {
            const search = toPurchaseSearchText({ ...purchase, email: ERASED_EMAIL }, product.title);
            // Another version ends all links to the file.
            const values = { email: ERASED_EMAIL, search, linkVersion: purchase.linkVersion + 1 };
            await tx.update(table).set(values).where(eq(id, purchaseId));
            await forgetPurchase(db, tx, purchaseId);
          }
        },
      },
    },
  };
}

async function forgetPurchase(db: Database, tx: Writer, id: string): Promise<void> {
  const { purchases } = db.tables;
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id));
  if (purchase) await forgetCustomer(db, tx, isEntryOf(db, purchase));
}

export function isEntryOf({ tables }: Database, { eventId, paymentIntent }: Row<"purchases">): SQL {
  const { paymentEntries } = tables;
  return paymentIntent ? eq(paymentEntries.paymentIntent, paymentIntent) : eq(paymentEntries.eventId, eventId);
}
