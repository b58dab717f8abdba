import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { Due, Payable } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { findPackage, optionName } from "../packages";
import { hasPlaced } from "../place/order-cookie.server";
import { settleOrder } from "./settle-order.server";

/** Orders as payments know them: by their number. */
export function orderPayable(services: Services): Payable {
  const { db } = services;
  const { formSubmissions } = db.tables;
  return {
    watchedList: "orders",

    async lock(tx, reference) {
      const named = tx.select().from(formSubmissions).where(eq(formSubmissions.submissionId, reference));
      // Of two payments at the same moment the second one waits for the first. SQLite has one writer.
      const [order] = await (db.dialect === "postgres" ? named.for("update") : named);
      if (!order || order.priceCents === 0) return null;
      const { id, priceCents: amountCents, currency } = order;
      return { id, reference, amountCents, currency, state: stateOf(order) };
    },

    settle: (tx, due, payment) => settleOrder(services, tx, due.id, payment),

    async findPurchase(reference) {
      const [order] = await db.read
        .select()
        .from(formSubmissions)
        .where(and(eq(formSubmissions.submissionId, reference), isNull(formSubmissions.deletedAt)));
      if (!order || order.priceCents === 0) return null;
      const visuals = findPackage(order.planPurchased)?.visuals ?? 0;
      return {
        id: order.id,
        reference,
        item: order.planPurchased,
        name: optionName(order.planPurchased),
        contents: visuals > 0 ? { count: visuals, noun: "visuals" } : null,
        email: order.email,
        amountCents: order.priceCents,
        currency: order.currency,
        isPaid: order.paymentStatus === "paid",
        returnTo: paths.thankYouOrder,
        backTo: paths.orderForm,
        effects: { paid: "The order moves to In Progress.", unpaid: "The order stays Pending Payment." },
      };
    },

    isBuyer: (request, id) => hasPlaced(services, request, id),
  };
}

function stateOf({ paymentStatus, orderStatus, deletedAt }: Row<"formSubmissions">): Due["state"] {
  if (paymentStatus === "paid") return "paid";
  // An order in the trash counts as cancelled: it would be removed with its payment unseen.
  return orderStatus === "cancelled" || deletedAt ? "cancelled" : "unpaid";
}
