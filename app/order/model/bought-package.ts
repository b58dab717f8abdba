import { defaultPackages } from "#app/packages/package-list";
import { toTitleCase } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import type { QuoteLine } from "#drizzle/schema/values";
import { countVisuals, findOption, findPackage, type Split, visualTypes } from "./packages";

interface BoughtPackage {
  planPurchased: string;
  packageName: string;
  packageVisuals: number;
}

/** As stored with the order, because packages are renamed and removed. */
export function getBoughtName({ planPurchased, packageName }: Pick<BoughtPackage, "planPurchased" | "packageName">) {
  return packageName || (findOption(defaultPackages, planPurchased)?.name ?? planPurchased);
}

export function getBoughtVisuals({ planPurchased, packageName, packageVisuals }: BoughtPackage): number {
  return packageName ? packageVisuals : (findPackage(defaultPackages, planPurchased)?.visuals ?? 0);
}

/** Before a mix is chosen, the package's size counts. */
export function getOrderedVisuals(order: BoughtPackage & { visualBreakdown: Split | null }): number {
  return countVisuals(order.visualBreakdown ?? {}) || getBoughtVisuals(order);
}

type BoughtOrder = Pick<
  Row<"formSubmissions">,
  "planPurchased" | "packageName" | "priceCents" | "discountCents" | "quote"
>;

/** Before the discount: the lines of a quote, or the package. */
export function listOrderLines(order: BoughtOrder, packageName = getBoughtName(order)): QuoteLine[] {
  if (order.quote) return order.quote.lines;
  return [{ name: packageName, quantity: 1, unitCents: order.priceCents + order.discountCents }];
}

export const describeLine = ({ name, quantity }: Pick<QuoteLine, "name" | "quantity">): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

export interface VisualBreakdown {
  counts: { key: string; label: string; count: number }[];
  total: number;
}

/** An older order may have types that are not offered anymore. */
export function readVisualBreakdown(storedCounts: unknown): VisualBreakdown | null {
  const entries = Object.entries((storedCounts ?? {}) as Record<string, unknown>);
  const getPosition = (key: string) => {
    const index = visualTypes.findIndex((type) => type.key === key);
    return index < 0 ? visualTypes.length : index;
  };
  const counts = entries
    .filter((entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > 0)
    .map(([key, count]) => ({ key, label: toTitleCase(key), count }))
    .sort((a, b) => getPosition(a.key) - getPosition(b.key));
  return counts.length > 0 ? { counts, total: counts.reduce((sum, { count }) => sum + count, 0) } : null;
}
