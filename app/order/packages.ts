/** What is sold on the visual design page (specification sections 3 and 9). Pure data: the browser has it too. */
import { packages } from "#app/site";

export { packages };

/** Not a package: a question that is not paid for. */
export const question = { value: "other", name: "Other / Just a Question" } as const;

/** An internal package for a signed-in admin who tries the payment with one dollar. */
export const testPackage = { value: "test", name: "Internal test", price: 1, visuals: 0 } as const;

/** What a package is split into, in the order of the form. */
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
/** A count for each visual type; a missing key is 0. */
export type Split = Partial<Record<VisualKey, number>>;

/** Limits of photos that the form states and the server enforces (specification section 9). */
export const limits = {
  photos: 30,
  photoBytes: 20 * 1024 * 1024,
  photoTypes: ["image/jpeg", "image/png", "image/webp", "image/gif"],
} as const;

/** The paid package behind an option value, or null for `other`, `test` and anything unknown. */
export function findPackage(value: string | null | undefined) {
  return packages.find((entry) => entry.value === value) ?? null;
}

/** What an option is called wherever people read it. */
export function optionName(value: string): string {
  return [...packages, question, testPackage].find((entry) => entry.value === value)?.name ?? value;
}

/** How many visuals a split holds in all. */
export function totalVisuals(split: Split): number {
  return Object.values(split).reduce((sum, count) => sum + count, 0);
}

/** A count as typed: whole, at least 0; anything that is no number is 0 (specification section 5). */
export function parseCount(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? 0 : Math.min(Math.max(count, 0), 999_999);
}

/** The submit button's words (specification section 2). */
export function submitLabel(option: string | null | undefined): string {
  if (option === question.value) return "Submit Question";
  const price = option === testPackage.value ? testPackage.price : findPackage(option)?.price;
  return price === undefined ? "Select a Package Above" : `Continue to Payment — $${price}`;
}
