import { checkCoupon } from "#app/coupons/check-coupon.server";
import { computeDiscount } from "#app/coupons/compute-discount";
import { type Coupon, findCoupon } from "#app/coupons/find-coupon.server";
import { DAY } from "#app/server/durations";
import type { Database, Writer } from "#drizzle/connect";

type Reader = Pick<Writer, "select">;

/** Null if the code takes nothing off now. */
export async function findValidCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const coupon = code === null ? null : await findCoupon(db, reader, code);
  return checkCoupon(coupon, "products", now) === "ok" ? coupon : null;
}

/** Includes a coupon that ended, was switched off or was used up within a day: a checkout stays open that long. */
export async function findAcceptedCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const coupon = code === null ? null : await findCoupon(db, reader, code, { usedUntil: dayBefore(now), now });
  return coupon && isAccepted(coupon, now) ? coupon : null;
}

/**
 * A coupon that began within the day may have ended since.
 * @param coupon with only those uses that are older than a day
 */
export function isAccepted(coupon: Coupon, now: Date): boolean {
  const dayAgo = dayBefore(now);
  const moments = [now, dayAgo, coupon.startsAt ?? now].filter((at) => dayAgo <= at && at <= now);
  return moments.some((at) => checkCoupon(coupon, "products", at) === "ok");
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY);

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
