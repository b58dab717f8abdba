import { createErrorToast } from "#app/ui/feedback/error-toast";

export const scopes = [
  { value: "everything", label: "Everything" },
  { value: "products", label: "Digital Vault" },
  { value: "packages", label: "Visual design packages" },
] as const;

type Scope = (typeof scopes)[number]["value"];

export const getScopeLabel = (scope: Scope): string => scopes.find(({ value }) => value === scope)?.label ?? scope;

/** The fields that can be changed after a coupon was created. */
export const termLabels = {
  applies_to: "For",
  first_day: "First day",
  last_day: "Last day",
  usage_limit: "Limit",
  note: "Note",
} as const;

export type TermName = keyof typeof termLabels;
export type Terms = Record<TermName, string>;

export const termNames = Object.keys(termLabels) as TermName[];

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

/** For a coupon that a checkout may still use. */
export const WHEN_DELETABLE = "You can delete this coupon a day after it ends or you switch it off.";

export const couponFailed = createErrorToast("We couldn’t change the coupon. Try again.");
