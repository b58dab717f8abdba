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

/** `matches`: of a page's `meta`. The root's loader reads the settings. */
export function pageTitle(matches: readonly Match[], title: string): string {
  return `${title}: ${findBusiness(matches).name}`;
}

interface Match {
  id: string;
  data?: unknown;
}

/** Without the root's data, such as after an error, the defaults. */
export function findBusiness(matches: readonly Match[]): Business {
  const root = matches.find(({ id }) => id === "root")?.data as { business?: Business } | undefined;
  return root?.business ?? business.defaults;
}
