import { and, eq, inArray } from "drizzle-orm";
import { paths } from "#app/paths";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";
import { getBoughtLabel } from "../model/order-filters";
import { ORDER_KIND } from "../model/order-labels";
import { recordOrderEvent } from "../state/change-order.server";

/** A review has its order's id. */
export function createOrderReviewTrash({ db }: Pick<Services, "db">): TrashKind {
  const { formSubmissions: orders, orderReviews: table, outbox } = db.tables;
  const { orderId: id, name, state } = table;
  return {
    noun: "order review",
    plural: "order reviews",
    right: "orders",
    list: { label: "All orders", href: paths.admin },
    table,
    id,
    aboutLabel: "Package",
    async describe(ids) {
      const { submissionId: reference, email, planPurchased, packageName } = orders;
      const rows = await db.read
        .select({ id, name, reference, email, planPurchased, packageName })
        .from(table)
        .innerJoin(orders, eq(orders.id, id))
        .where(inArray(id, ids));
      return rows.map(({ planPurchased, packageName, ...row }) => ({
        ...row,
        about: getBoughtLabel({ planPurchased, packageName }),
        href: paths.adminOrder(row.reference),
      }));
    },
    async record(tx, event, ids, actor) {
      for (const row of await tx.select({ id, state }).from(table).where(inArray(id, ids)))
        await recordOrderEvent(db, tx, { orderId: row.id, actor, kind: "review", before: row.state, after: event });
    },
    async remove(tx, orderId) {
      const isAboutIt = and(eq(outbox.aboutKind, ORDER_KIND), eq(outbox.aboutId, orderId));
      await tx.delete(outbox).where(and(isAboutIt, eq(outbox.topic, "order-review")));
    },
  };
}
