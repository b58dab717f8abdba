import { paths } from "#app/paths";
import { site } from "#app/site";

export const feedLink = {
  rel: "alternate",
  type: "application/atom+xml",
  title: `${site.name}: Insights`,
  href: paths.blogFeed,
};
