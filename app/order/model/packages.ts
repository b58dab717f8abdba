/** No server code: the browser loads this file, too. */
import { computeDiscount } from "#app/coupons/compute-discount";
import { getTestPrice, type Package, question, testPackage } from "#app/packages/packages";
import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import { formatMoney } from "#app/server/text/money";

export const FINAL_SALE = "Files are final sale with digital delivery.";
/** Not for a prepaid order. */
export const FULL_REFUND = "Full refund until we start.";
export const REFUND_UNTIL_START = `${FULL_REFUND} After that, files are final sale with digital delivery.`;
export const REFUND_IF_NOT_STARTED =
  "Changed your mind? Write to us right away. If we haven’t started, you get back what you paid.";
export const REFUND_IF_UNDELIVERED = "If we can’t deliver what you ordered, you get your money back.";

export const visualTypes = [
  { key: "flyers", label: "Flyers" },
  { key: "social_posts", label: "Social Posts" },
  { key: "social_stories", label: "Social Stories" },
  { key: "social_banners", label: "Social Banners" },
  { key: "paid_ads", label: "Paid Ads" },
  { key: "photo_edits", label: "Photo Edits" },
  { key: "product_photos", label: "Product Photos" },
  { key: "background_removals", label: "Background Removals" },
  { key: "logo_touchups", label: "Logo Touchups" },
  { key: "email_graphics", label: "Email Graphics" },
  { key: "menu_designs", label: "Menu Designs" },
  { key: "event_graphics", label: "Event Graphics" },
  { key: "custom_graphics", label: "Custom Graphics" },
  { key: "other", label: "Other" },
] as const;

type VisualKey = (typeof visualTypes)[number]["key"];
/** A missing key means 0. */
export type Split = Partial<Record<VisualKey, number>>;

/** Stated by the form and enforced by the server (specification section 9). */
export const limits = {
  photos: 30,
  photoBytes: 20 * 1024 * 1024,
  photoTypes: ["image/jpeg", "image/png", "image/webp", "image/gif"],
} as const;

export type Packages = readonly Package[];

export function findPackage(packages: Packages, value: string | null | undefined): Package | null {
  return packages.find((entry) => entry.value === value) ?? null;
}

export function findOption(
  packages: Packages,
  value: string,
  currency = packages[0]?.currency ?? DEFAULT_CURRENCY,
): Pick<Package, "name" | "cents" | "currency" | "visuals"> | null {
  if (value === question.value) return { name: question.name, cents: 0, currency, visuals: 0 };
  return value === testPackage.value
    ? { ...testPackage, cents: getTestPrice(currency), currency }
    : findPackage(packages, value);
}

export function countVisuals(split: Split): number {
  return Object.values(split).reduce((sum, count) => sum + count, 0);
}

/** "10, 25, 50 or 100": without repetition, smallest first. */
export function joinAlternatives(numbers: readonly number[]): string {
  const all = [...new Set(numbers)].sort((a, b) => a - b);
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(" or ");
}

/** Text that is not a number counts as 0. */
export function parseCount(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? 0 : Math.min(Math.max(count, 0), 999_999);
}

/** Cents and visuals of each package, for a form to send back: "basic:9900:10 starter:19900:25". */
export const listPrices = (packages: Packages): string => packages.map(listPrice).join(" ");

export const listPrice = ({ value, cents, visuals, currency }: Package): string =>
  [value, cents, visuals, ...(currency === DEFAULT_CURRENCY ? [] : [currency])].join(":");

export interface AppliedCoupon {
  code: string;
  percent: number | null;
  amountCents: number | null;
}

/** Null if there is nothing to pay, or no package is chosen. */
export function getPrice(packages: Packages, option: string, coupon: AppliedCoupon | null = null) {
  const found = findOption(packages, option);
  if (!found?.cents) return null;
  const { cents, currency } = found;
  const discountCents = coupon ? computeDiscount(coupon, cents, currency) : 0;
  return { cents: cents - discountCents, discountCents, currency };
}

export function getSubmitLabel(packages: Packages, option: string, coupon: AppliedCoupon | null = null): string {
  if (option === question.value) return "Submit Question";
  if (findPackage(packages, option)?.isPrepaid) return "Order These Visuals";
  const price = getPrice(packages, option, coupon);
  return price ? `Continue to Payment — ${formatMoney(price.cents, price.currency)}` : "Select a Package Above";
}
