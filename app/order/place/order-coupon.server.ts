import { applyCoupon, findDiscount } from "#app/coupons/apply-coupon.server";
import { describeCouponProblem } from "#app/coupons/check-coupon.server";
import { reserveCoupon } from "#app/coupons/redeem-coupon.server";
import { listOrderablePackages } from "#app/packages/offered-packages.server";
import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { OrderProblem } from "../model/form-state";
import type { AppliedCoupon } from "../model/packages";

/** The message is for the visitor. */
export class CouponRefused extends Error {}

export interface OrderDiscount {
  couponCode: string | null;
  discountCents: number;
  refusal?: string;
}

export async function findOrderDiscount(
  services: Services,
  tx: Writer,
  typed: string | null | undefined,
  { cents, currency }: { cents: number; currency: string },
  now: number,
): Promise<OrderDiscount> {
  if (!typed) return { couponCode: null, discountCents: 0 };
  const found = await findDiscount(services, tx, { scope: "packages", code: typed, cents, currency }, new Date(now));
  if (found.problem !== null) return { couponCode: null, discountCents: 0, refusal: found.problem };
  return { couponCode: found.code, discountCents: found.discountCents };
}

export async function applyOrderCoupon(
  context: RequestContext,
  typed: string,
): Promise<{ coupon: AppliedCoupon } | { problem: OrderProblem }> {
  // Every coupon lowers the highest price.
  const cents = Math.max(...(await listOrderablePackages(context)).map((entry) => entry.cents), 0);
  const found = await applyCoupon(context, { scope: "packages", code: typed, cents, currency: getCurrency(context) });
  if (found?.terms && found.problem === null) return { coupon: { code: found.code, ...found.terms } };
  return { problem: toCouponProblem(found?.problem ?? "Enter your coupon code.") };
}

export const toCouponProblem = (description: string): OrderProblem => ({
  field: "coupon",
  title: "Coupon Code",
  description,
});

/** @throws CouponRefused */
export async function recordDiscount(
  { db, env }: Services,
  tx: Writer,
  { submissionId: usedFor }: Pick<Row<"formSubmissions">, "submissionId">,
  { couponCode: code, discountCents, refusal }: OrderDiscount,
  now: number,
): Promise<void> {
  if (refusal) throw new CouponRefused(refusal);
  if (code && !(await reserveCoupon(db, tx, { code, usedFor, discountCents }, new Date(now))))
    throw new CouponRefused(describeCouponProblem("used_up", null, env.BUSINESS_TIMEZONE));
}
