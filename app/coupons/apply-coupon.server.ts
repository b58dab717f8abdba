import type { Writer } from "#drizzle/connect";
import type { RequestContext } from "../server/http/context.server";
import type { Services } from "../server/services.server";
import { type CouponScope, checkCoupon, describeCouponProblem } from "./check-coupon.server";
import { computeDiscount } from "./compute-discount";
import { type Coupon, findCoupon } from "./find-coupon.server";
import { limitGuesses, TOO_MANY_GUESSES } from "./limit-guesses.server";

const MAX_CODE_LENGTH = 100;
const NO_DISCOUNT = "This code can’t lower this price.";

interface PricedCode {
  scope: CouponScope;
  code: string;
  cents: number;
  currency: string;
}

interface Discount {
  /** As typed, or in capitals if the coupon exists. */
  code: string;
  discountCents: number;
  terms: Pick<Coupon, "percent" | "amountCents"> | null;
  problem: string | null;
}

export async function findDiscount(
  { db, env }: Pick<Services, "db" | "env">,
  reader: Pick<Writer, "select">,
  { scope, code, cents, currency }: PricedCode,
  now: Date,
): Promise<Discount> {
  const coupon = await findCoupon(db, reader, code, { now });
  const problem = checkCoupon(coupon, scope, now);
  if (coupon && problem === "ok") {
    const terms = { percent: coupon.percent, amountCents: coupon.amountCents };
    return { code: coupon.code, discountCents: computeDiscount(coupon, cents, currency), terms, problem: null };
  }
  const text = describeCouponProblem(problem === "ok" ? "unknown" : problem, coupon, env.BUSINESS_TIMEZONE);
  return { code, discountCents: 0, terms: null, problem: text };
}

export async function applyCoupon(
  context: Pick<RequestContext, "db" | "env" | "limiter" | "clientIp">,
  { scope, code: typed, cents, currency }: Omit<PricedCode, "code"> & { code: string | null },
  now = new Date(),
): Promise<Discount | null> {
  const code = typed?.trim().slice(0, MAX_CODE_LENGTH);
  if (!code) return null;
  const find = () => findDiscount(context, context.db.read, { scope, code, cents, currency }, now);
  const found = await limitGuesses(context, find, ({ problem }) => problem !== null);
  if (!found) return { code, discountCents: 0, terms: null, problem: TOO_MANY_GUESSES };
  const takesNothingOff = found.problem === null && found.discountCents === 0;
  return takesNothingOff ? { ...found, problem: NO_DISCOUNT } : found;
}
