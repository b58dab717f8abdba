import { formatDay } from "../server/time/business-time.server";
import type { Coupon } from "./find-coupon.server";

export type CouponScope = "products" | "packages";
type CouponProblem = "unknown" | "off" | "early" | "ended" | "used_up" | "other_scope";

export function checkCoupon(coupon: Coupon | null, scope: CouponScope, at: Date): "ok" | CouponProblem {
  if (!coupon) return "unknown";
  const { isActive, switchedOffAt, startsAt, endsAt, usageLimit, uses, appliesTo } = coupon;
  if (appliesTo !== "everything" && appliesTo !== scope) return "other_scope";
  if (endsAt !== null && endsAt <= at) return "ended";
  if (!isActive && (switchedOffAt === null || switchedOffAt <= at)) return "off";
  if (startsAt !== null && startsAt > at) return "early";
  return usageLimit !== null && uses >= usageLimit ? "used_up" : "ok";
}

export function describeCouponProblem(problem: CouponProblem, coupon: Coupon | null, zone: string): string {
  switch (problem) {
    case "unknown":
      return "We don’t know this code. Please check the spelling.";
    case "off":
      return "This code no longer works.";
    case "used_up":
      return "This code has run out.";
    case "early":
      return `This code starts on ${formatLongDay(coupon?.startsAt, zone)}.`;
    case "ended":
      return `This code ended on ${formatLongDay(coupon?.endsAt && new Date(coupon.endsAt.getTime() - 1), zone)}.`;
    case "other_scope":
      return coupon?.appliesTo === "products"
        ? "This code is for tools from the Digital Vault."
        : "This code is for visual design packages.";
  }
}

const formatLongDay = (at: Date | null | undefined, zone: string): string =>
  at ? formatDay(at, zone, Date.now(), "long") : "";
