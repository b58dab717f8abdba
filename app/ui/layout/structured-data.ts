import { paths } from "#app/paths";
import type { Business } from "#app/site";
import { parseOpeningHours } from "./opening-hours";

/** What most objects name: this site and the agency behind it. */
export interface Publisher {
  origin: string;
  business: Business;
  currency: string;
}

/** Objects of schema.org for `pageMeta`. Names and descriptions must also be visible on the page. */

export function buildBusiness({ origin, business }: Publisher): object {
  const { name, legal_name, email, phone, street, city, country } = business;
  const [locality, region] = city.split(", ");
  const hours = parseOpeningHours(business.hours);
  const links = business.links.split("\n").filter(Boolean);
  return {
    "@type": "ProfessionalService",
    "@id": `${origin}/#business`,
    name,
    ...(legal_name && { legalName: legal_name }),
    url: origin + paths.home,
    email,
    ...(phone && { telephone: phone }),
    image: `${origin}/sharing/site.png`,
    logo: `${origin}/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      ...(street && { streetAddress: street }),
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        ...{ "@type": "OpeningHoursSpecification", dayOfWeek: days },
        ...{ opens, closes },
      })),
    }),
    ...(links.length > 0 && { sameAs: links }),
  };
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

/** Answers are plain text. */
export function buildFaqPage(questions: { question: string; answer: string }[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface Article {
  title: string;
  path: string;
  /** For sharing: `public/sharing/<picture>.png`, or any picture of this site. */
  picture: string | { path: string };
  /** ISO 8601 day. */
  published: string;
}

export function buildArticle({ origin, business }: Publisher, { title, path, picture, published }: Article): object {
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#business`,
    name: business.name,
    url: origin + paths.home,
  };
  return {
    "@type": "Article",
    headline: title,
    datePublished: published,
    image: origin + (typeof picture === "string" ? `/sharing/${picture}.png` : picture.path),
    mainEntityOfPage: origin + path,
    author: organization,
    publisher: organization,
  };
}

interface Product {
  name: string;
  description: string;
  path: string;
  /** Address of a picture of this site. */
  picture: string;
  price: string;
  /** ISO 8601 day on which a sale ends. */
  validUntil: string | null;
  isAvailable: boolean;
  reviews: Reviews | null;
}

interface Reviews {
  average: number;
  /** The number of all reviews, from which the average is computed. */
  count: number;
  newest: readonly { stars: number; text: string; name: string; isoDay: string }[];
}

export function buildProduct({ origin, business, currency }: Publisher, product: Product): object {
  const { name, description, path, picture, price, validUntil, isAvailable, reviews } = product;
  return {
    "@type": "Product",
    name,
    description,
    url: origin + path,
    image: origin + picture,
    brand: { "@type": "Brand", name: business.name },
    offers: {
      "@type": "Offer",
      url: origin + path,
      price,
      priceCurrency: currency.toUpperCase(),
      ...(validUntil && { priceValidUntil: validUntil }),
      availability: `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`,
    },
    ...(reviews && describeReviews(reviews)),
  };
}

function describeReviews({ average, count, newest }: Reviews): object {
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count },
    review: newest.map(({ stars, text, name, isoDay }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      datePublished: isoDay,
      reviewBody: text,
      reviewRating: { "@type": "Rating", ratingValue: stars },
    })),
  };
}
