import list from "./examples.json";

/** One sample design. `share` is how much of the wall's width it takes on a wide screen, in percent. */
export interface Example {
  slug: string;
  title: string;
  badge: string;
  line: string;
  /** A "pair" is two pictures of this size: before and after. */
  format: string;
  width: number;
  height: number;
  share: number;
}

export interface Industry {
  id: string;
  name: string;
  /** Six, in the order in which they hang. */
  examples: Example[];
}

/** What art/designs holds, as art/render.mjs wrote it down: the only list. */
export const industries: readonly Industry[] = list;

/** What an address shows of the examples. */
interface Shown {
  industry: Industry;
  /** The address names it; else it is the first. */
  chosen: boolean;
  /** Index of the example that the lightbox shows, -1 without one. */
  at: number;
}

/** Reads `?industry=…&example=…`. What it does not know it leaves out. */
export function shownBy(search: string | URLSearchParams): Shown {
  const query = new URLSearchParams(search);
  const found = industries.find(({ id }) => id === query.get("industry"));
  const industry = found ?? (industries[0] as Industry);
  const at = found ? industry.examples.findIndex(({ slug }) => slug === query.get("example")) : -1;
  return { industry, chosen: Boolean(found), at };
}

/** What an address shows, in the spelling of the page's own links. */
export function ownQuery(asked: URLSearchParams): string {
  const { industry, chosen, at } = shownBy(asked);
  if (!chosen) return "";
  return `?industry=${industry.id}${at < 0 ? "" : `&example=${industry.examples[at]?.slug}`}`;
}

/** Names of a design's pictures, without width and type: one, or before and after. */
export function pictureNames(industry: Industry, { slug, format }: Example): string[] {
  const name = `${industry.id}-${slug}`;
  return format === "pair" ? [`${name}-before`, `${name}-after`] : [name];
}

/** Widths in which a picture of this width lies under public/examples. */
export const widthsOf = (width: number) => [480, width];
