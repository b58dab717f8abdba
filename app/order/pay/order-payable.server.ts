import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import { getTax } from "#app/server/money/money-settings";
import type { AmountDue, Payable, Purchase } from "#app/server/payable.server";
import { FIRST_VERSION } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink, getCustomerPageVersion } from "../access/customer-page-link.server";
import { hasPlaced } from "../access/order-cookie.server";
import { getBoughtName, getBoughtVisuals } from "../model/bought-package";
import { getDuePart, getPartCents, type Part, readPartReference } from "../model/quote";
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
      const { number, part } = readPartReference(reference);
      const query = tx.select().from(formSubmissions).where(eq(formSubmissions.submissionId, number));
      // A concurrent payment waits for this one.
      const [order] = await lockRows(db, query);
      if (!order || order.priceCents === 0) return null;
      const { id, email, currency } = order;
      const due = { part, amountCents: getPartCents(order, part), state: getPaymentState(order, part) };
      return { id, reference: number, email, currency, tax: getTax(services, "orders"), ...due };
    },

    settle: createSettlements(services),

    async describeSale(tx, reference) {
      const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.submissionId, reference));
      return order ? describeOrderSale(order) : null;
    },

    async findPurchase(reference) {
      const { number, part } = readPartReference(reference);
      const [found] = await db.read
        .select({ order: formSubmissions, isPending: hasPendingPayment(db).mapWith(Boolean) })
        .from(formSubmissions)
        .where(and(eq(formSubmissions.submissionId, number), isNull(formSubmissions.deletedAt)));
      if (!found || found.order.priceCents === 0) return null;
      const { order, isPending } = found;
      const visuals = getBoughtVisuals(order);
      const amountCents = getPartCents(order, part);
      return {
        id: order.id,
        reference,
        item: order.planPurchased,
        payUrl: createOrderPaymentUrl(services, order),
        name: namePart(order, part),
        noun: "order",
        contents: visuals > 0 ? { count: visuals, noun: "visuals" } : null,
        email: order.email,
        isCorrected: (await getCustomerPageVersion(db, db.read, order.id)) !== FIRST_VERSION,
        amountCents,
        currency: order.currency,
        listCents: amountCents + order.discountCents,
        couponCode: order.couponCode,
        tax: getTax(services, "orders"),
        discountCents: order.discountCents,
        state: getPurchaseState(order, part, isPending),
        code: null,
        successUrl: paths.thankYouOrder,
        cancelUrl: paths.orderForm,
        effects: { paid: "The order moves to In Progress.", unpaid: "The order stays Pending Payment." },
        unpaidNotice: `Order ${number} is waiting for payment. The link is in your email.`,
        ...(order.quote && (await describeQuotePages(services, order, part))),
      };
    },

    isBuyer: (request, id) => hasPlaced(services, request, id),
  };
}

function getPaymentState(order: Row<"formSubmissions">, part: Part): AmountDue["state"] {
  if (isPaidFor(order, part)) return "paid";
  // Counts as canceled in the trash, because the trash would remove the order with its payment unseen.
  return order.orderStatus === "cancelled" || order.deletedAt ? "cancelled" : "unpaid";
}

function getPurchaseState(order: Row<"formSubmissions">, part: Part, isPending: boolean): Purchase["state"] {
  if (isPaidFor(order, part)) return "paid";
  if (!isUnpaid(order)) return "closed";
  // A payment with a problem is on hold until the team decides.
  return isPending || order.paymentProblem ? "processing" : "unpaid";
}

const isPaidFor = ({ paymentStatus, partPaidCents }: Row<"formSubmissions">, part: Part) =>
  paymentStatus === "paid" || (part !== "balance" && partPaidCents > 0);

const partNames = { whole: "", deposit: ", deposit", balance: ", balance" } as const;

const namePart = (order: Row<"formSubmissions">, part: Part) => getBoughtName(order) + partNames[part];

/** A customer with a quote returns to the order's page, which says what is paid and what is due. */
async function describeQuotePages(services: Services, order: Row<"formSubmissions">, part: Part) {
  const page = await createCustomerPageLink({ ...services, linkOrigin: "" }, services.db.read, order);
  const isDue = createOrderPaymentUrl(services, order) !== null && part === getDuePart(order);
  return { successUrl: page, cancelUrl: page, ...(!isDue && { insteadUrl: page }) };
}
