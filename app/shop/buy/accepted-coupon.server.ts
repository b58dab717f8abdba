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

/** Also one that ended or was used up while somebody was at the checkout, which stays open for a day. */
export async function findAcceptedCoupon(db: Database, reader: Reader, code: string | null, now: Date) {
  const found = code === null ? null : await findCoupon(db, reader, code);
  const coupon = found && { ...found, usageLimit: null };
  const wasValid = [now, new Date(now.getTime() - DAY)].some((at) => checkCoupon(coupon, "products", at) === "ok");
  return wasValid ? found : null;
}

export function discount(due: Due, coupon: Coupon): Due {
  const discountCents = computeDiscount(coupon, due.cents);
  return { ...due, cents: due.cents - discountCents, couponCode: coupon.code, discountCents };
}
