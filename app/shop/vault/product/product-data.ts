import type { Publisher } from "#app/ui/layout/structured-data";

interface Product {
  name: string;
  description: string;
  path: string;
  picture: string;
  price: string;
  /** ISO 8601 day on which a sale ends. */
  validUntil: string | null;
  isAvailable: boolean;
  reviews: Reviews | null;
}

interface Reviews {
  average: number;
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
