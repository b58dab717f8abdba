import { type Example, type Industry, industries } from "#app/texts/samples/designs";

interface Selection {
  industry: Industry;
  /** False if the query has no valid industry; `industry` is then the first one. */
  chosen: boolean;
  /** The index of the example in the lightbox, or -1 for a closed lightbox. */
  at: number;
  like: Example | undefined;
}

export function readExamplesQuery(search: string | URLSearchParams): Selection {
  const query = new URLSearchParams(search);
  const found = industries.find(({ id }) => id === query.get("industry"));
  const industry = found ?? (industries[0] as Industry);
  const at = found ? industry.examples.findIndex(({ slug }) => slug === query.get("example")) : -1;
  // No link has both, and each combination would be a page to cache.
  const like = at < 0 ? found?.examples.find(({ slug }) => slug === query.get("like")) : undefined;
  return { industry, chosen: Boolean(found), at, like };
}

export function toCanonicalQuery(asked: URLSearchParams): string {
  const { industry, chosen, at, like } = readExamplesQuery(asked);
  if (!chosen) return "";
  const shown = at < 0 ? "" : `&example=${industry.examples[at]?.slug}`;
  return `?industry=${industry.id}${like ? `&like=${like.slug}` : shown}`;
}

export const getPictureWidths = (width: number) => [480, width];
