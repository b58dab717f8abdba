import { type Industry, industries } from "#app/texts/samples/designs";

interface Selection {
  industry: Industry;
  /** False if the query has no valid industry; `industry` is then the first one. */
  chosen: boolean;
  /** Index of the example in the lightbox, -1 if it is closed. */
  at: number;
}

export function readExamplesQuery(search: string | URLSearchParams): Selection {
  const query = new URLSearchParams(search);
  const found = industries.find(({ id }) => id === query.get("industry"));
  const industry = found ?? (industries[0] as Industry);
  const at = found ? industry.examples.findIndex(({ slug }) => slug === query.get("example")) : -1;
  return { industry, chosen: Boolean(found), at };
}

export function toCanonicalQuery(asked: URLSearchParams): string {
  const { industry, chosen, at } = readExamplesQuery(asked);
  if (!chosen) return "";
  return `?industry=${industry.id}${at < 0 ? "" : `&example=${industry.examples[at]?.slug}`}`;
}

export const getPictureWidths = (width: number) => [480, width];
