import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { findCheckout } from "#app/payment/checkouts.server";
import { getCurrency, getTax } from "#app/server/money/money-settings";
import type { Payable } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import { findProductById } from "../products/find-product.server";
import { lockProduct } from "../products/lock-product.server";
import { findAmountDue, listRecentAmountsDue } from "./amount-due.server";
import { createBuyUrl } from "./buy-link.server";
import { createPaymentReference, readPaymentReference } from "./payment-reference.server";
import { createSettlements } from "./settle-product.server";

export function createProductPayable(services: Services): Payable {
  const { db } = services;
  const { products, purchases } = db.tables;
  return {
    async lock(tx, reference, receivedIntent) {
      const named = readPaymentReference(reference);
      // Concurrent sales of a product are counted one at a time.
      const product = named && (await lockProduct(db, tx, named.productId));
      if (!product) return null;
      if (receivedIntent && (await tx.$count(purchases, eq(purchases.paymentIntent, receivedIntent))) === 0)
        return null;
      const currency = getCurrency(services);
      const [due, ...others] = await listRecentAmountsDue(db, tx, { product, coupon: named.coupon, currency });
      if (!due) return null;
      const otherAmounts = others.map(({ cents }) => cents);
      return {
        id: product.id,
        reference,
        amountCents: due.cents,
        otherAmounts,
        currency,
        tax: getTax(services, "downloads"),
        state: "unpaid",
      };
    },

    settle: createSettlements(services),

    async describeSale(tx, reference, eventId) {
      const named = readPaymentReference(reference);
      const [product] = named ? await tx.select().from(products).where(eq(products.id, named.productId)) : [];
      if (!product) return null;
      const [purchase] = eventId ? await tx.select().from(purchases).where(eq(purchases.eventId, eventId)) : [];
      const page = await findCheckout(db, tx, purchase?.checkoutSession ?? null);
      const bought = { item: product.id, itemName: product.title, source: page?.source ?? null, customerName: null };
      if (!purchase) return { ...bought, number: null, couponCode: null, discountCents: 0, email: null };
      const { number, couponCode, discountCents, email, refundedCents } = purchase;
      return { ...bought, number, couponCode, discountCents, email, refundedCents };
    },

    async findPurchase(reference) {
      const named = readPaymentReference(reference);
      const product = named && (await findProductById(db, named.productId));
      if (product?.status !== "published") return null;
      const coupon = named?.coupon ?? null;
      const currency = getCurrency(services);
      const due = await findAmountDue(db, db.read, { product, coupon, currency });
      if (due.cents === 0) return null;
      return {
        id: product.id,
        reference: createPaymentReference({ productId: product.id, coupon }),
        item: product.slug,
        payUrl: createBuyUrl(services, product, coupon),
        name: product.title,
        noun: "product",
        contents: null,
        email: null,
        amountCents: due.cents,
        currency,
        listCents: due.listCents,
        couponCode: due.couponCode,
        tax: getTax(services, "downloads"),
        discountCents: due.discountCents,
        state: "unpaid",
        code: coupon === null ? null : due.couponCode === null ? "wrong" : "valid",
        successUrl: `${paths.thankYouProduct(product.slug)}?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: paths.product(product.slug),
        effects: { paid: "The download link goes to this address.", unpaid: "Nothing is bought, and nothing is sent." },
        unpaidNotice: `${product.title} is still here when you want it.`,
      };
    },

    isBuyer: async () => true,
  };
}
