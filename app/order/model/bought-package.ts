import { defaultPackages } from "#app/packages/package-list";
import { findOption, findPackage } from "./packages";

interface BoughtPackage {
  planPurchased: string;
  packageName: string;
  packageVisuals: number;
}

/** The name as stored with the order, because packages are renamed and removed. */
export function getBoughtName({ planPurchased, packageName }: Pick<BoughtPackage, "planPurchased" | "packageName">) {
  return packageName || (findOption(defaultPackages, planPurchased)?.name ?? planPurchased);
}

export function getBoughtVisuals({ planPurchased, packageName, packageVisuals }: BoughtPackage): number {
  return packageName ? packageVisuals : (findPackage(defaultPackages, planPurchased)?.visuals ?? 0);
}
