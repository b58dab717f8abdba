import { checkCoupon, describeCouponProblem } from "#app/server/coupons/check-coupon.server";
import { computeDiscount } from "#app/server/coupons/compute-discount";
import { findCoupon } from "#app/server/coupons/find-coupon.server";
import { redeemCoupon } from "#app/server/coupons/redeem-coupon.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** The coupon of an order cannot be used. The message is for the visitor. */
export class CouponRefused extends Error {}

export interface OrderDiscount {
  couponCode: string | null;
  discountCents: number;
  refusal?: string;
}

export async function findDiscount(
  { db, env }: Services,
  tx: Writer,
  typed: string | null | undefined,
  cents: number,
  now: number,
): Promise<OrderDiscount> {
  if (!typed) return { couponCode: null, discountCents: 0 };
  const coupon = await findCoupon(db, tx, typed);
  const problem = checkCoupon(coupon, "packages", new Date(now));
  if (coupon && problem === "ok") return { couponCode: coupon.code, discountCents: computeDiscount(coupon, cents) };
  const refusal = problem === "ok" ? undefined : describeCouponProblem(problem, coupon, env.BUSINESS_TIMEZONE);
  return { couponCode: null, discountCents: 0, refusal };
}

/** @throws CouponRefused */
export async function recordDiscount(
  { db, env }: Services,
  tx: Writer,
  { submissionId: usedFor }: Pick<Row<"formSubmissions">, "submissionId">,
  { couponCode: code, discountCents, refusal }: OrderDiscount,
): Promise<void> {
  if (refusal) throw new CouponRefused(refusal);
  if (code && !(await redeemCoupon(db, tx, { code, usedFor, discountCents })))
    throw new CouponRefused(describeCouponProblem("used_up", null, env.BUSINESS_TIMEZONE));
}
