import { paths } from "#app/paths";
import type { Business } from "#app/site";

export interface Publisher {
  origin: string;
  business: Business;
  currency: string;
}

interface NamedPrice {
  name: string;
  price: string;
  unit?: string;
}

interface Service {
  name: string;
  description: string;
  path: string;
  /** `price` in the currency of the site. `unit` is a UN/CEFACT code such as "MON" for a price per month. */
  offers?: readonly NamedPrice[];
}

export function buildService(
  { origin, business, currency }: Publisher,
  { name, description, path, offers = [] }: Service,
): object {
  return {
    "@type": "Service",
    name,
    description,
    url: origin + path,
    provider: { "@type": "ProfessionalService", "@id": `${origin}/#business`, name: business.name },
    ...(offers.length > 0 && { offers: offers.map((offer) => buildOffer(origin + path, offer, currency)) }),
  };
}

function buildOffer(url: string, { name, price, unit }: NamedPrice, currency: string): object {
  const amount = { price, priceCurrency: currency.toUpperCase() };
  if (!unit) return { "@type": "Offer", name, url, ...amount };
  const monthly = { "@type": "UnitPriceSpecification", ...amount, unitCode: unit };
  return { "@type": "Offer", name, url, ...amount, priceSpecification: monthly };
}

/** @param trail from Home (not included) to the page itself */
export function buildBreadcrumbs(origin: string, trail: { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: paths.home }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
