import { recordCouponUse } from "#app/coupons/redeem-coupon.server";
import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import { withoutAddedTax } from "#app/server/money/tax";
import { newId, newReference } from "#app/server/new-id.server";
import type { Payment } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import { isEmailAddress } from "#app/server/text/clean-text";
import { joinSearchText } from "#app/server/text/search-text";
import { DAY } from "#app/server/time/durations";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Product } from "../products/find-product.server";
import type { Due } from "./amount-due.server";
import { addPurchaseEvent, PROVIDER } from "./purchase-events.server";
import { queueTeamEmail } from "./queue-purchase-emails.server";
import { sendDownloadLink } from "./send-download-link.server";

export interface PaidProduct {
  services: Services;
  tx: Writer;
  product: Product;
  payment: Payment;
}

export async function makePurchase(paid: PaidProduct, due: Due): Promise<void> {
  const { services, tx, product, payment } = paid;
  if (!isEmailAddress(toAddress(payment))) return holdPurchase(paid, due, "email");
  const purchase = await insertPurchase(paid, due, "active");
  const { linkOrigin } = payment;
  await sendDownloadLink({ ...services, linkOrigin }, tx, { product, purchase, topic: "purchase-ready" });
  await queueTeamEmail(paid, purchase, { topic: "purchase-sold", data: {} });
}

// Lowercase, so that a purchase is found however the buyer writes the address.
const toAddress = ({ email }: Payment) => (email ?? "").trim().toLowerCase();

export async function holdPurchase(paid: PaidProduct, due: Due, reason: "amount" | "email"): Promise<void> {
  const purchase = await insertPurchase(paid, due, "held");
  await queueTeamEmail(paid, purchase, {
    topic: "purchase-held",
    data: { reason, dueCents: due.cents, dueCurrency: due.currency },
  });
}

export async function insertPurchase(
  { services, tx, product, payment }: PaidProduct,
  due: Due,
  status: Row<"purchases">["status"],
  newNumber = () => newReference("VLT"),
): Promise<Row<"purchases">> {
  const { env, db } = services;
  const { purchases } = db.tables;
  const now = Date.now();
  const email = toAddress(payment);
  const values = {
    productId: product.id,
    createdAt: new Date(now),
    email,
    eventId: payment.eventId,
    paymentIntent: payment.intent,
    checkoutSession: payment.session,
    amountCents: payment.amountCents ?? 0,
    taxCents: payment.taxCents,
    tax: payment.tax,
    currency: payment.currency?.toLowerCase() ?? DEFAULT_CURRENCY,
    dueCents: due.cents,
    dueCurrency: due.currency,
    listCents: due.listCents,
    refundedCents: status === "refunded" ? (payment.amountCents ?? 0) : 0,
    couponCode: due.couponCode,
    discountCents: due.discountCents,
    onSale: due.onSale,
    status,
    expiresAt: new Date(now + env.DOWNLOAD_DAYS * DAY),
    downloadsAllowed: env.DOWNLOADS_PER_PURCHASE,
  };
  for (;;) {
    const number = newNumber();
    const search = toPurchaseSearchText({ ...values, number }, product.title);
    const [purchase] = await tx
      .insert(purchases)
      .values({ ...values, id: newId(now), number, search })
      .onConflictDoNothing({ target: purchases.number })
      .returning();
    if (!purchase) continue;
    const { couponCode: code, discountCents } = due;
    if (code && withoutAddedTax(values) === due.cents)
      await recordCouponUse(db, tx, { code, usedFor: number, discountCents });
    await addPurchaseEvent(services.db, tx, purchase.id, { actor: PROVIDER, kind: "bought", after: status });
    return purchase;
  }
}

type SearchedPurchase = Pick<Row<"purchases">, "number" | "email" | "paymentIntent">;

export function toPurchaseSearchText({ number, email, paymentIntent }: SearchedPurchase, title: string): string {
  return joinSearchText([number, email, title, paymentIntent]);
}
