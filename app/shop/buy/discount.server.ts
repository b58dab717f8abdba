import { checkCoupon } from "#app/coupons/check-coupon.server";
import { computeDiscount } from "#app/coupons/compute-discount";
import { type Coupon, findCoupon } from "#app/coupons/find-coupon.server";
import type { Database, Writer } from "#drizzle/connect";

type Reader = Pick<Writer, "select">;

/** Null if the code takes nothing off now. */
export async function findValidCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const coupon = code === null ? null : await findCoupon(db, reader, code);
  return checkCoupon(coupon, "products", now) === "ok" ? coupon : null;
}

interface Price {
  cents: number;
  couponCode: string | null;
  discountCents: number;
}

/** A coupon that takes nothing off is not used. */
export function discount<Due extends Price>(due: Due, coupon: Coupon): Due {
  const discountCents = computeDiscount(coupon, due.cents);
  if (discountCents === 0) return due;
  return { ...due, cents: due.cents - discountCents, couponCode: coupon.code, discountCents };
}
