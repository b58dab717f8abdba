import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { paths } from "#app/paths";
import { pageMeta } from "#app/ui/layout/page-meta";
import { preloadFont } from "#app/ui/layout/preload-font";
import { findSampleSite, type SampleSite } from "#content/websites/sample-sites";

/** Each form leads to its answer. The choice is in the address, so nothing has to be stored. */
export const ANSWER_ID = "answer";

/** `query` returns the choices of a complete form in canonical form, or an empty text. */
export const createSampleHandle = (query: (search: URLSearchParams) => string) => ({
  bare: true,
  noindex: true,
  ownStyles: true,
  query,
});

/** `fonts`: the typefaces of the first screen. */
export const createSampleLinks =
  (styles: string, fonts: string[]): LinksFunction =>
  () => [{ rel: "stylesheet", href: styles }, ...fonts.map(preloadFont)];

export const createSampleMeta =
  (slug: SampleSite["slug"]): MetaFunction =>
  (page) => {
    const { label, business, place, line } = findSampleSite(slug);
    return pageMeta(page, {
      title: `${business}, a sample website for a ${label.toLowerCase()}`,
      linkLabel: business,
      description: `A sample website for a ${label.toLowerCase()} in ${place}. ${line}`,
      picture: "websites",
      parents: [{ name: "Websites", path: paths.websites }],
    });
  };

export const answerUrl = (slug: SampleSite["slug"]) => `${paths.websiteSample(slug)}#${ANSWER_ID}`;
