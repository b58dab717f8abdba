import brand from "#content/brand/brand.json";

/** Changed by hand once a year. */
export const site = {
  year: 2025,
} as const;

/** Addresses of the agency do not name this country. */
export const HOME_COUNTRY = "US";

export const DEFAULT_CURRENCY = "usd";

export const money = {
  name: "money",
  defaults: {
    currency: "USD",
    tax: "off",
    tax_name: "Sales tax",
    tax_by_provider: "",
    tax_orders: "",
    tax_downloads: "",
  },
} as const;

/** The lowest prices of work without a fixed price. Pages name no price while these are empty. */
export const startingPrices = { name: "starting-prices", defaults: { automation: "", websites: "" } } as const;

export type StartingPrices = { [Offer in keyof typeof startingPrices.defaults]?: string };

/** `from` is "$900" if the office has set a starting price. */
export const describeAgreedPrice = (from?: string): string =>
  `${from ? `Prices start at ${from}. ` : ""}You get a written price before you say yes.`;

export const business = {
  name: "business",
  defaults: {
    name: brand.name,
    legal_name: "",
    email: brand.email,
    phone: "",
    street: "",
    city: brand.city,
    country: HOME_COUNTRY,
    hours: "",
    reply_hours: "24",
    tax_id: "",
    receipt_note: "",
    links: "",
  },
} as const;

export type Business = Record<keyof typeof business.defaults, string>;

export function describeReplyTime({ reply_hours: hours }: Pick<Business, "reply_hours">): string {
  return `within ${hours} ${hours === "1" ? "hour" : "hours"}`;
}

/** "24-48 hours": what the pages after a purchase say (specification section 2). */
export function describeReplyRange({ reply_hours: hours }: Pick<Business, "reply_hours">): string {
  return `${hours}-${2 * Number(hours)} hours`;
}

/** Standard delivery of visual designs (specification section 4), until the office changes it. */
export const turnaround = {
  name: "turnaround",
  defaults: { days: "1", cut_off: "17", work_days: "5", large_visuals: "50", large_parts: "" },
} as const;

/** Months after which records about people are erased. If empty, records stay until somebody deletes them. */
export const retention = {
  name: "retention",
  defaults: { paid_orders: "", unpaid_orders: "", purchases: "", messages: "", bookings: "", applications: "" },
} as const;

/** Holidays are "yes" if the agency is closed. `own_days` are other days on which the agency is closed. */
export const calendar = {
  name: "calendar",
  defaults: {
    time_zone: "",
    coordinates: brand.coordinates,
    new_year: "yes",
    king: "yes",
    washington: "yes",
    memorial: "yes",
    juneteenth: "yes",
    independence: "yes",
    labor: "yes",
    columbus: "yes",
    veterans: "yes",
    thanksgiving: "yes",
    christmas: "yes",
    own_days: "",
  },
} as const;

/** Standard delivery, in phrases for questions and terms. */
export interface DeliveryPhrases {
  /** "next day" or "in 2 business days" */
  delivery: string;
  /** "Monday to Friday, except US federal holidays" */
  businessDays: string;
  /** "5 PM" */
  cutOff: string;
  /** "Eastern Time" */
  timeZone: string;
  /** "on the next one" */
  readyDay: string;
  /** "on the next business day" */
  firstDay: string;
  /** "50": the number of visuals from which an order comes in parts. */
  largeOrder: string;
  /** "we set the dates for the rest with you" */
  rest: string;
}

/** The domain in the ids of calendar files, which must not change when the email address does. */
export const CALENDAR_DOMAIN = brand.domain;

/** The origin of links in sample emails. */
export const SAMPLE_ORIGIN = `https://${brand.domain}`;

/** `matches` is an argument of a page's `meta`. The root's loader reads the settings. */
export function pageTitle(matches: readonly Match[], title: string): string {
  return `${title}: ${findBusiness(matches).name}`;
}

interface Match {
  id: string;
  data?: unknown;
}

/** Returns the defaults if there is no root data, such as after an error. */
export const findBusiness = (matches: readonly Match[]): Business => findRoot(matches)?.business ?? business.defaults;

export const findCurrency = (matches: readonly Match[]): string => findRoot(matches)?.currency ?? DEFAULT_CURRENCY;

/** "Sales tax is added at checkout.", in small print below prices of this kind. */
export interface TaxNotes {
  orders?: string;
  downloads?: string;
}

export const findTaxNotes = (matches: readonly Match[]): TaxNotes => findRoot(matches)?.taxNotes ?? {};

export const findStartingPrices = (matches: readonly Match[]): StartingPrices =>
  findRoot(matches)?.startingPrices ?? {};

const findRoot = (matches: readonly Match[]) =>
  matches.find(({ id }) => id === "root")?.data as
    | { business?: Business; currency?: string; taxNotes?: TaxNotes; startingPrices?: StartingPrices }
    | undefined;
