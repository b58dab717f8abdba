import type { SettingRecord } from "./server/setting-form";
import { parseDollars } from "./server/text/money";

/** What an owner changes to rebrand the site, besides the settings. */
export const site = {
  year: 2025,
} as const;

/** The agency, until the office changes it under Settings. */
export const business = {
  name: "business",
  defaults: {
    name: "Palmetto Works",
    legal_name: "",
    email: "hello@palmetto.example",
    phone: "",
    street: "",
    city: "Orlando, FL",
    hours: "",
    tax_id: "",
    links: "",
  },
} as const;

export type Business = Record<keyof typeof business.defaults, string>;

/** The domain of the ids in calendar files, which must not change when the email address does. */
export const CALENDAR_DOMAIN = "palmetto.example";

const offeredPackage = { description: "", popular: "", offered: "yes", payment_link: "" };

/**
 * The packages of visual designs (specification section 9), until the office changes them under Settings. Prices in US
 * dollars, one-time.
 */
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

type PackageRecord = SettingRecord<typeof packageList>;

export interface Package {
  /** Its key, which orders and forms have. */
  value: string;
  name: string;
  description: string;
  cents: number;
  visuals: number;
  popular: boolean;
}

export const toPackage = ({ key, name, description, price, visuals, popular }: PackageRecord): Package => ({
  value: key,
  name,
  description,
  cents: parseDollars(price) ?? 0,
  visuals: Number(visuals),
  popular: popular !== "",
});

/** By their place in the list, then by price. */
export const comparePackages = (a: PackageRecord, b: PackageRecord): number =>
  Number(a.position) - Number(b.position) || toPackage(a).cents - toPackage(b).cents;

/** What every page gets from the root's loader. */
export interface Site {
  origin: string;
  business: Business;
  /** Those that customers can order, in the order of the list. */
  packages: Package[];
}

/** `matches`: of a page's `meta`. The root's loader reads the settings. */
export function pageTitle(matches: readonly Match[], title: string): string {
  return `${title}: ${findBusiness(matches).name}`;
}

interface Match {
  id: string;
  data?: unknown;
}

const findSite = (matches: readonly Match[]) =>
  matches.find(({ id }) => id === "root")?.data as Partial<Site> | undefined;

/** Without the root's data, such as after an error, the defaults. */
export const findBusiness = (matches: readonly Match[]): Business => findSite(matches)?.business ?? business.defaults;

/** Without the root's data, such as after an error, none. */
export const findPackages = (matches: readonly Match[]): readonly Package[] => findSite(matches)?.packages ?? [];
