import { desc, eq } from "drizzle-orm";
import { listReceiptLinks } from "#app/receipts/list-receipt-links.server";
import { loadMoney } from "#app/refunds/load-money.server";
import { listRefundHistory } from "#app/refunds/refund-history.server";
import { toShownReview } from "#app/reviews/review-decision";
import { nameTax, withoutAddedTax } from "#app/server/money/tax";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { formatDay, formatMoment } from "#app/server/time/business-time.server";
import { PURCHASE_KIND } from "#app/shop/model/sale-status";
import { findReview } from "#app/shop/reviews/load-review.server";
import { describeSaleEvent } from "#app/shop/sales/describe-sale-event.server";
import { formatHistory, listTrashEvents } from "#app/trash/history.server";
import type { Row } from "#drizzle/schema";

export async function loadSale(services: Services, number: string, now = new Date()) {
  const { db, env } = services;
  const { products, purchases, purchaseEvents } = db.tables;
  const [found] = await db.read
    .select({ purchase: purchases, title: products.title })
    .from(purchases)
    .innerJoin(products, eq(products.id, purchases.productId))
    .where(eq(purchases.number, number));
  if (!found) return null;
  const { purchase, title } = found;
  const { reference, intent } = { reference: number, intent: purchase.paymentIntent };
  const [events, trashEvents, review, money, refunds, receipts] = await Promise.all([
    db.read
      .select()
      .from(purchaseEvents)
      .where(eq(purchaseEvents.purchaseId, purchase.id))
      .orderBy(desc(purchaseEvents.createdAt), desc(purchaseEvents.id)),
    listTrashEvents({ db }, PURCHASE_KIND, purchase.id),
    findReview(db, purchase.id),
    loadMoney(services, { reference, intent }),
    listRefundHistory({ db }, { reference, intent }),
    listReceiptLinks(services, number),
  ]);
  const zone = env.BUSINESS_TIMEZONE;
  const formatTime = (at: Date) => formatMoment(at, zone);
  const { email, status, amountCents, currency, dueCents, dueCurrency, couponCode, discountCents } = purchase;
  const { downloadsUsed, downloadsAllowed, expiresAt, onSale, paymentIntent, productId } = purchase;
  const changes = events.filter((event) => !isDownload(event));
  return {
    id: purchase.id,
    trashedAt: purchase.deletedAt && formatTime(purchase.deletedAt),
    number,
    title,
    productId,
    email,
    status,
    money,
    bought: formatTime(purchase.createdAt),
    paid: formatMoney(amountCents, currency),
    tax: purchase.tax && { label: nameTax(purchase.tax), text: formatMoney(purchase.taxCents, currency) },
    refunded: purchase.refundedCents > 0 ? formatMoney(purchase.refundedCents, currency) : null,
    price: formatMoney(dueCents, dueCurrency),
    isOtherAmount: withoutAddedTax(purchase) !== dueCents || currency !== dueCurrency,
    onSale,
    coupon: couponCode && `${couponCode}, ${formatMoney(discountCents, dueCurrency)} off`,
    paymentIntent,
    receipts,
    downloadsUsed,
    downloadsAllowed,
    expires: formatDay(expiresAt, zone),
    isExpired: expiresAt <= now,
    downloads: events.filter(isDownload).map(({ id, createdAt, network, fileVersion }) => ({
      id,
      at: formatTime(createdAt),
      network,
      fileVersion,
    })),
    history: formatHistory(
      [...trashEvents, ...refunds, ...changes.map((event) => toHistoryEntry(event, currency))],
      zone,
    ),
    review: review && toShownReview(review, formatTime),
    defaults: { days: env.DOWNLOAD_DAYS, downloads: env.DOWNLOADS_PER_PURCHASE },
  };
}

function toHistoryEntry(event: Row<"purchaseEvents">, currency: string) {
  const { id, createdAt, actor } = event;
  return { id, at: createdAt, actor, text: describeSaleEvent(event, currency), detail: null };
}

const isDownload = ({ kind }: Row<"purchaseEvents">) => kind === "downloaded";

export type Sale = NonNullable<Awaited<ReturnType<typeof loadSale>>>;
