import sizes from "./sizes.json";

export type Screen = "desktop" | "phone";
export type SampleSizes = Record<string, { width: number; height: number }>;

export interface Sample {
  /** In the sample's address and in the names of its files. */
  trade: string;
  label: string;
  business: string;
  place: string;
  headline: string;
  line: string;
}

export const samples: Sample[] = [
  {
    trade: "barber",
    label: "Barber",
    business: "Tin Comb",
    place: "Mills 50, Orlando",
    headline: "Booked before the coffee’s ready",
    line: "Every price up front, three barbers side by side, and a chair reserved in two taps.",
  },
  {
    trade: "roofer",
    label: "Roofer",
    business: "Delgado & Daughter",
    place: "Winter Garden",
    headline: "Three fields to a written price",
    line: "The estimate form comes first. Below it, a price for each roof: shingle, metal and tile.",
  },
  {
    trade: "spa",
    label: "Day spa",
    business: "Low Tide",
    place: "Winter Park",
    headline: "One sentence books the massage",
    line: "Guests book by filling in one sentence, see every treatment at a glance, and send a gift card at midnight.",
  },
];

export const findSample = (trade: string | undefined) => samples.find((sample) => sample.trade === trade);

/** Pixels of the pictures on the websites page; the larger ones are for dense screens. */
export const previewWidths: Record<Screen, number[]> = { desktop: [480, 960], phone: [240] };

/** Width and height of what a preview shows: the top of the page. */
export const previewRatio: Record<Screen, [number, number]> = { desktop: [1440, 900], phone: [390, 780] };

/** Pixels. The whole page is cut into parts of at most this height, because a picture is decoded all at once. */
const partHeights: Record<Screen, number> = { desktop: 2400, phone: 4800 };

/** The pictures that make up the whole page, from top to bottom. @throws Error if it has not been drawn */
export function listParts(trade: string, screen: Screen, drawn: SampleSizes = sizes) {
  const size = drawn[`${trade}-${screen}`];
  if (!size) throw new Error(`no picture of ${trade}, ${screen}`);
  const limit = partHeights[screen];
  return Array.from({ length: Math.ceil(size.height / limit) }, (_, index) => ({
    name: `${trade}-${screen}-part-${index + 1}`,
    top: index * limit,
    width: size.width,
    height: Math.min(limit, size.height - index * limit),
  }));
}
