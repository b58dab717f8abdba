import { defaultPackages } from "#app/packages/package-list";
import type { Row } from "#drizzle/schema";
import type { QuoteLine } from "#drizzle/schema/values";
import { countVisuals, findOption, findPackage, type Split } from "./packages";

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
export function listOrderLines(order: BoughtOrder): QuoteLine[] {
  if (order.quote) return order.quote.lines;
  return [{ name: getBoughtName(order), quantity: 1, unitCents: order.priceCents + order.discountCents }];
}

export const describeLine = ({ name, quantity }: Pick<QuoteLine, "name" | "quantity">): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;
