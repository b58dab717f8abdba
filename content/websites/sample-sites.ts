export interface SampleSite {
  /** Used in the site's address and in the names of its pictures. */
  slug: "barber" | "roofer" | "spa";
  label: string;
  business: string;
  place: string;
  headline: string;
  line: string;
}

/** The businesses, prices and phone numbers are made up, and each site says so. No site has reviews. */
export const sampleSites: readonly SampleSite[] = [
  {
    slug: "roofer",
    label: "Roofer",
    business: "Delgado & Daughter",
    place: "Winter Garden",
    headline: "Fill in three fields, get a written price",
    line: "The estimate form comes first. Below it, a price for each roof: shingle, metal and tile.",
  },
  {
    slug: "spa",
    label: "Day spa",
    business: "Ebb & Oak",
    place: "Winter Park",
    headline: "One sentence books the massage",
    line: "Guests book by filling in one sentence, see every treatment at a glance, and send a gift card at midnight.",
  },
  {
    slug: "barber",
    label: "Barber",
    business: "Tin Comb",
    place: "Mills 50, Orlando",
    headline: "Booked before the coffee’s ready",
    line: "Every price up front, three barbers side by side, and a chair reserved in two taps.",
  },
];

export function findSampleSite(slug: SampleSite["slug"]): SampleSite {
  return sampleSites.find((site) => site.slug === slug) as SampleSite;
}
