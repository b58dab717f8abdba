import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { AmountDue, Payable, Purchase } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { hasPlaced } from "../access/order-cookie.server";
import { getBoughtName, getBoughtVisuals } from "../model/bought-package";
import { isUnpaid } from "../model/unpaid";
import { describeOrderSale } from "./describe-order-sale.server";
import { createOrderPaymentUrl } from "./payment-link.server";
import { hasPendingPayment } from "./payment-on-its-way.server";
import { createSettlements } from "./settle-order.server";

export function createOrderPayable(services: Services): Payable {
  const { db } = services;
  const { formSubmissions } = db.tables;
  return {
    async lock(tx, reference) {
      const query = tx.select().from(formSubmissions).where(eq(formSubmissions.submissionId, reference));
      // A concurrent payment waits for the first one.
      const [order] = await lockRows(db, query);
      if (!order || order.priceCents === 0) return null;
      const { id, email, priceCents: amountCents, currency } = order;
      return { id, reference, email, amountCents, currency, state: getPaymentState(order) };
    },

    settle: createSettlements(services),

    async describeSale(tx, reference) {
      const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.submissionId, reference));
      return order ? describeOrderSale(order) : null;
    },

    async findPurchase(reference) {
      const [found] = await db.read
        .select({ order: formSubmissions, isPending: hasPendingPayment(db).mapWith(Boolean) })
        .from(formSubmissions)
        .where(and(eq(formSubmissions.submissionId, reference), isNull(formSubmissions.deletedAt)));
      if (!found || found.order.priceCents === 0) return null;
      const { order, isPending } = found;
      const visuals = getBoughtVisuals(order);
      return {
        id: order.id,
        reference,
        item: order.planPurchased,
        payUrl: createOrderPaymentUrl(services, order),
        name: getBoughtName(order),
        noun: "order",
        contents: visuals > 0 ? { count: visuals, noun: "visuals" } : null,
        email: order.email,
        amountCents: order.priceCents,
        currency: order.currency,
        listCents: order.priceCents + order.discountCents,
        couponCode: order.couponCode,
        discountCents: order.discountCents,
        state: getPurchaseState(order, isPending),
        code: null,
        successUrl: paths.thankYouOrder,
        cancelUrl: paths.orderForm,
        effects: { paid: "The order moves to In Progress.", unpaid: "The order stays Pending Payment." },
        unpaidNotice: `Order ${reference} is waiting for payment. The link is in your email.`,
      };
    },

    isBuyer: (request, id) => hasPlaced(services, request, id),
  };
}

function getPaymentState({ paymentStatus, orderStatus, deletedAt }: Row<"formSubmissions">): AmountDue["state"] {
  if (paymentStatus === "paid") return "paid";
  // An order in the trash counts as cancelled; otherwise it would be removed with its payment unseen.
  return orderStatus === "cancelled" || deletedAt ? "cancelled" : "unpaid";
}

function getPurchaseState(order: Row<"formSubmissions">, isPending: boolean): Purchase["state"] {
  if (order.paymentStatus === "paid") return "paid";
  if (!isUnpaid(order)) return "closed";
  // A payment with a problem is on hold until the team decides about it.
  return isPending || order.paymentProblem ? "processing" : "unpaid";
}
