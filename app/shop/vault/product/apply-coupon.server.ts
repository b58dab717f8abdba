import { checkCoupon, describeCouponProblem } from "#app/server/coupons/check-coupon.server";
import { computeDiscount } from "#app/server/coupons/compute-discount";
import { findCoupon } from "#app/server/coupons/find-coupon.server";
import type { RequestContext } from "#app/server/http/context.server";

const MAX_SHOWN = 100;
/** So that nobody finds codes by trying them. */
const WRONG_CODES_PER_HOUR = 30;
const LIMITED =
  "We got a lot of wrong codes from your network in the past hour. Please wait a few minutes and try again.";
const NOTHING_OFF = "This code can’t lower this price.";

interface AppliedCoupon {
  /** As typed, or in capitals if it is one of ours. */
  code: string;
  problem: string | null;
  discountCents: number;
}

/** Null if none was typed. */
export async function applyCoupon(
  { db, env, limiter, clientIp }: RequestContext,
  typed: string | null,
  cents: number,
  now = new Date(),
): Promise<AppliedCoupon | null> {
  const code = typed?.trim().slice(0, MAX_SHOWN);
  if (!code) return null;
  if (!limiter.allows("coupon code", clientIp, WRONG_CODES_PER_HOUR))
    return { code, problem: LIMITED, discountCents: 0 };
  const coupon = await findCoupon(db, db.read, code);
  const problem = checkCoupon(coupon, "products", now);
  if (!coupon || problem !== "ok") {
    const text = describeCouponProblem(problem === "ok" ? "unknown" : problem, coupon, env.BUSINESS_TIMEZONE);
    return { code, problem: text, discountCents: 0 };
  }
  limiter.giveBack("coupon code", clientIp);
  const discountCents = computeDiscount(coupon, cents);
  return { code: coupon.code, problem: discountCents > 0 ? null : NOTHING_OFF, discountCents };
}
