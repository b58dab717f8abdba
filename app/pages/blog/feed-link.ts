import { paths } from "#app/paths";
import { site } from "#app/site";

/** Says in a page's head where feed readers find the articles. */
export const feedLink = {
  rel: "alternate",
  type: "application/atom+xml",
  title: `${site.name}: Insights`,
  href: paths.blogFeed,
};
