import { paths } from "#app/paths";
import { site } from "#app/site";

/**
 * Vocabulary of schema.org for the public pages; each returns one object for `pageMeta`. Names and descriptions are
 * words that the page prints.
 */

/** The house itself. Others point to it by its `@id`. */
export function business(origin: string): object {
  const [locality, region] = site.city.split(", ");
  return {
    "@type": "ProfessionalService",
    "@id": `${origin}/#business`,
    name: site.name,
    url: origin + paths.home,
    email: site.email,
    image: `${origin}/sharing/site.png`,
    logo: `${origin}/icon-512.png`,
    address: { "@type": "PostalAddress", addressLocality: locality, addressRegion: region, addressCountry: "US" },
  };
}

interface Service {
  name: string;
  description: string;
  path: string;
  /** Prices in whole US dollars; `unit` such as "MON" where it is a price a month (UN/CEFACT code). */
  offers?: readonly { name: string; price: number; unit?: string }[];
}

/** Something that the house sells or does, with its prices. */
export function service(origin: string, { name, description, path, offers = [] }: Service): object {
  return {
    "@type": "Service",
    name,
    description,
    url: origin + path,
    provider: { "@type": "ProfessionalService", "@id": `${origin}/#business`, name: site.name },
    ...(offers.length > 0 && { offers: offers.map((offer) => priced(origin + path, offer)) }),
  };
}

function priced(url: string, { name, price, unit }: { name: string; price: number; unit?: string }): object {
  const amount = { price: price.toFixed(2), priceCurrency: "USD" };
  if (!unit) return { "@type": "Offer", name, url, ...amount };
  const monthly = { "@type": "UnitPriceSpecification", ...amount, unitCode: unit };
  return { "@type": "Offer", name, url, ...amount, priceSpecification: monthly };
}

/** The way from Home to a page, Home left out of `trail`. */
export function breadcrumbs(origin: string, trail: { name: string; path: string }[]): object {
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

/** Questions with their answers as plain text. */
export function faqPage(questions: { question: string; answer: string }[]): object {
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
  picture: string;
  /** ISO 8601 day. */
  published: string;
}

/** A piece that the house wrote. */
export function article(origin: string, { title, path, picture, published }: Article): object {
  const house = { "@type": "Organization", "@id": `${origin}/#business`, name: site.name, url: origin + paths.home };
  return {
    "@type": "Article",
    headline: title,
    datePublished: published,
    image: `${origin}/sharing/${picture}.png`,
    mainEntityOfPage: origin + path,
    author: house,
    publisher: house,
  };
}
