import { question, testPackage } from "#app/packages/packages";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { VisitSource } from "#drizzle/schema/values";
import { pickContact } from "../model/order-fields";
import { attachPhotos } from "../photos/attach-photos.server";
import { removePhotos, type StoredPhoto } from "../photos/stored-photos.server";
import { drawVisuals, lockFirst, takeFrom } from "./draw-visuals.server";
import { insertOrderRow } from "./insert-order.server";
import { findOrderDiscount, type OrderDiscount, recordDiscount } from "./order-coupon.server";
import { queueOrderMessages } from "./order-messages.server";
import { AlreadyPlaced, claimKey, getOrderByKey, submissionKey } from "./submission-key.server";
import type { Order } from "./validate-order";

export type PlacedOrder = Row<"formSubmissions">;

interface PlaceOptions {
  formId: string;
  source: VisitSource | null;
  drawnFrom?: string;
  payUrl: (order: PlacedOrder) => string | null;
  now?: number;
  newNumber?: () => string;
}

/** Placing the same order again returns the first one. @throws PhotosGone, CouponRefused, NotEnoughLeft */
export async function placeOrder(
  services: Services,
  order: Order,
  photos: StoredPhoto[],
  options: PlaceOptions,
): Promise<PlacedOrder & { payUrl: string | null }> {
  const { db } = services;
  const now = options.now ?? Date.now();
  const claim = submissionKey(order, options, photos, now);
  try {
    const placed = await db.transact(async (tx) => {
      // Locked, so that two orders cannot take the same visuals.
      const first = options.drawnFrom === undefined ? null : await lockFirst(services, tx, options.drawnFrom);
      const discount = await findOrderDiscount(services, tx, order.coupon, order.bought, now);
      const placing = { ...createRow({ ...order, discount }, now, options), ...(first && takeFrom(first, order)) };
      const row = await insertOrderRow(db, tx, placing, options.newNumber);
      await claimKey(services, tx, { ...claim, orderId: row.id }, now);
      // After the key, because the same order placed again has already used its coupon.
      await recordDiscount(services, tx, row, discount, now);
      const balance = first && (await drawVisuals(services, tx, first, row));
      const attached = await attachPhotos(services, tx, row.id, photos);
      const payUrl = first ? null : options.payUrl(row);
      await queueOrderMessages(services, tx, row, attached, { payUrl, balance });
      return { ...row, payUrl };
    });
    return placed;
  } catch (error) {
    if (!(error instanceof AlreadyPlaced)) throw error;
    // Without JavaScript, the second post has uploaded the same photos again.
    await removePhotos(services, photos);
    const first = await getOrderByKey(services, claim.key);
    return { ...first, payUrl: options.payUrl(first) };
  }
}

function createRow(
  order: Order & { discount: OrderDiscount },
  now: number,
  { source }: PlaceOptions,
): Row<"formSubmissions"> {
  const isQuestion = order.option === question.value;
  return {
    id: newId(now),
    submissionId: "",
    createdAt: new Date(now),
    planPurchased: order.option,
    packageName: order.bought.name,
    packageVisuals: order.bought.visuals,
    requirements: order.requirements,
    visualBreakdown: order.option === testPackage.value ? null : order.breakdown,
    message: isQuestion ? order.requirements : "",
    paymentStatus: isQuestion ? "n/a" : "pending",
    orderStatus: isQuestion ? "question" : "pending_payment",
    priority: "normal",
    priceCents: order.bought.cents - order.discount.discountCents,
    discountCents: order.discount.discountCents,
    couponCode: order.discount.couponCode,
    taxCents: 0,
    tax: null,
    currency: order.bought.currency,
    quote: null,
    partPaidCents: 0,
    revisions: 0,
    paymentProblem: null,
    source,
    search: "",
    waitingSince: isQuestion ? new Date(now) : null,
    deletedAt: null,
    drawnFrom: null,
    visualsAdded: 0,
    ...pickContact(order),
  };
}
