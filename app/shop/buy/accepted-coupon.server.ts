import { checkCoupon } from "#app/server/coupons/check-coupon.server";
import { computeDiscount } from "#app/server/coupons/compute-discount";
import { type Coupon, findCoupon } from "#app/server/coupons/find-coupon.server";
import { DAY } from "#app/server/durations";
import type { Database, Writer } from "#drizzle/connect";
import type { Due } from "./amount-due.server";

type Reader = Pick<Writer, "select">;

/** Null if the code takes nothing off now. */
export async function findValidCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const coupon = code === null ? null : await findCoupon(db, reader, code);
  return checkCoupon(coupon, "products", now) === "ok" ? coupon : null;
}

/** Also one that ended or was used up within a day: the checkout stays open that long. */
export async function findAcceptedCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY);
  const coupon = code === null ? null : await findCoupon(db, reader, code, dayAgo);
  return [now, dayAgo].some((at) => checkCoupon(coupon, "products", at) === "ok") ? coupon : null;
}

/** A coupon that takes nothing off is not used. */
export function discount(due: Due, coupon: Coupon): Due {
  const discountCents = computeDiscount(coupon, due.cents);
  if (discountCents === 0) return due;
  return { ...due, cents: due.cents - discountCents, couponCode: coupon.code, discountCents };
}
