import { paths } from "#app/paths";
import type { Business } from "#app/site";

/** For `meta` instead of `links`, because the title has the agency's name. */
export const createFeedLink = ({ name }: Business) => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${name}: Insights`,
  href: paths.blogFeed,
});
