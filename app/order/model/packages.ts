/** No server code: the browser loads this file too. */
import { computeDiscount } from "#app/coupons/compute-discount";
import { formatMoney } from "#app/server/text/money";
import { packages } from "#app/site";

export { packages };

export const question = { value: "other", name: "Other / Just a Question" } as const;

/** Lets a signed-in admin test the payment with one dollar. */
export const testPackage = { value: "test", name: "Internal test", price: 1, visuals: 0 } as const;

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

type PackageValue = (typeof packages)[number]["value"];
export type Option = PackageValue | typeof question.value | typeof testPackage.value;
type VisualKey = (typeof visualTypes)[number]["key"];
/** A missing key means 0. */
export type Split = Partial<Record<VisualKey, number>>;

/** Limits of photos that the form states and the server enforces (specification section 9). */
export const limits = {
  photos: 30,
  photoBytes: 20 * 1024 * 1024,
  photoTypes: ["image/jpeg", "image/png", "image/webp", "image/gif"],
} as const;

export function findPackage(value: string | null | undefined) {
  return packages.find((entry) => entry.value === value) ?? null;
}

export function getOptionName(value: string): string {
  return [...packages, question, testPackage].find((entry) => entry.value === value)?.name ?? value;
}

/** "$7.96" */
export const formatUnitPrice = ({ price, visuals }: { price: number; visuals: number }): string =>
  `$${(price / visuals).toFixed(2)}`;

interface BoughtPackage {
  planPurchased: string;
  packageName: string;
  packageVisuals: number;
}

/** The name as stored with the order, because packages are renamed and removed. */
export function getBoughtName({ planPurchased, packageName }: Pick<BoughtPackage, "planPurchased" | "packageName">) {
  return packageName || getOptionName(planPurchased);
}

export function getBoughtVisuals({ planPurchased, packageName, packageVisuals }: BoughtPackage): number {
  return packageName ? packageVisuals : (findPackage(planPurchased)?.visuals ?? 0);
}

export function countVisuals(split: Split): number {
  return Object.values(split).reduce((sum, count) => sum + count, 0);
}

/** Text that is not a number counts as 0. */
export function parseCount(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? 0 : Math.min(Math.max(count, 0), 999_999);
}

/** A coupon whose code the server has accepted. */
export interface AppliedCoupon {
  code: string;
  percent: number | null;
  amountCents: number | null;
}

/** Null if there is nothing to pay, or no package is chosen. */
export function getPrice(option: string | null | undefined, coupon: AppliedCoupon | null = null) {
  const price = option === testPackage.value ? testPackage.price : findPackage(option)?.price;
  if (price === undefined) return null;
  const discountCents = coupon ? computeDiscount(coupon, price * 100) : 0;
  return { cents: price * 100 - discountCents, discountCents };
}

export function getSubmitLabel(option: string | null | undefined, coupon: AppliedCoupon | null = null): string {
  if (option === question.value) return "Submit Question";
  const price = getPrice(option, coupon);
  return price ? `Continue to Payment — ${formatMoney(price.cents)}` : "Select a Package Above";
}
