import { checkCoupon, describeCouponProblem } from "#app/server/coupons/check-coupon.server";
import { computeDiscount } from "#app/server/coupons/compute-discount";
import { findCoupon } from "#app/server/coupons/find-coupon.server";
import type { Services } from "#app/server/services.server";

const MAX_SHOWN = 100;

interface AppliedCoupon {
  /** As typed, or in capitals if it is one of ours. */
  code: string;
  problem: string | null;
  discountCents: number;
}

/** Null if none was typed. */
export async function applyCoupon(
  { db, env }: Services,
  typed: string | null,
  cents: number,
  now = new Date(),
): Promise<AppliedCoupon | null> {
  const code = typed?.trim().slice(0, MAX_SHOWN);
  if (!code) return null;
  const coupon = await findCoupon(db, db.read, code);
  const checked = checkCoupon(coupon, "products", now);
  if (checked === "ok" && coupon)
    return { code: coupon.code, problem: null, discountCents: computeDiscount(coupon, cents) };
  const problem = describeCouponProblem(checked === "ok" ? "unknown" : checked, coupon, env.BUSINESS_TIMEZONE);
  return { code, problem, discountCents: 0 };
}
