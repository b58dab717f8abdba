import { createErrorToast } from "#app/ui/feedback/error-toast";

export type CouponState = "on" | "off" | "ended" | "used_up" | "scheduled";

interface CouponTerms {
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  usageLimit: number | null;
}

export function getCouponState(
  { isActive, startsAt, endsAt, usageLimit }: CouponTerms,
  uses: number,
  now: Date,
): CouponState {
  if (!isActive) return "off";
  if (endsAt !== null && endsAt <= now) return "ended";
  if (usageLimit !== null && uses >= usageLimit) return "used_up";
  return startsAt !== null && startsAt > now ? "scheduled" : "on";
}

export const WHEN_DELETABLE = "You can delete this coupon a day after it ends or you turn it off.";

export const couponFailed = createErrorToast("We couldn’t change the coupon. Try again.");
