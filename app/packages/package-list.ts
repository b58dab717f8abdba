import { DEFAULT_CURRENCY } from "../server/money/currency";
import type { SettingRecord } from "../server/setting-form";
import { parseMoney, parseNumber } from "../server/text/parse-money";
import type { Package } from "./packages";

const offeredPackage = { description: "", popular: "", offered: "yes", payment_link: "" };

/** Specification section 9, until the office changes them. Prices are one-time, in the site's currency. */
export const packageList = {
  name: "packages",
  defaults: {
    basic: { ...offeredPackage, name: "Essentials", price: "99", visuals: "10", position: "1" },
    starter: { ...offeredPackage, name: "Professional", price: "199", visuals: "25", position: "2" },
    growth: { ...offeredPackage, name: "Business", price: "329", visuals: "50", position: "3", popular: "yes" },
    pro: { ...offeredPackage, name: "Enterprise", price: "599", visuals: "100", position: "4" },
  },
  blank: { ...offeredPackage, name: "", price: "", visuals: "", position: "9" },
} as const;

export type PackageRecord = SettingRecord<typeof packageList>;
export type PackageTexts = Omit<PackageRecord, "key">;

/** The price is 0 if the text is no price in this currency, such as 149.50 in yen. */
export const toPackage = (
  { key, name, description, price, visuals, popular }: PackageRecord,
  currency: string,
): Package => ({
  value: key,
  name,
  description,
  cents: parseMoney(price, currency) ?? 0,
  currency,
  visuals: Number(visuals),
  popular: popular !== "",
});

export const comparePackages = (a: PackageRecord, b: PackageRecord): number =>
  Number(a.position) - Number(b.position) || (parseNumber(a.price) ?? 0) - (parseNumber(b.price) ?? 0);

/** For orders of the first versions, which store no name and number of visuals. */
export const defaultPackages = Object.entries(packageList.defaults).map(([key, texts]) =>
  toPackage({ key, ...texts }, DEFAULT_CURRENCY),
);
