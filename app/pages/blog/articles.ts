import { paths } from "#app/paths";
import type { Business } from "#app/site";
import { type Article, readArticles } from "./read-articles";

/** Newest first. To add an article, add a file to the folder. */
export const articles: readonly Article[] = readArticles(
  import.meta.glob<string>("/content/articles/*.md", { query: "?raw", import: "default", eager: true }),
);

export function findArticle(slug: string | undefined): Article | null {
  return articles.find((one) => one.slug === slug) ?? null;
}

export function getNextArticle(current: Article): Article {
  return articles[(articles.indexOf(current) + 1) % articles.length] as Article;
}

/** For `meta`, because its title has the agency's name. */
export const createFeedLink = ({ name }: Business) => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: `${name}: Insights`,
  href: paths.blogFeed,
});
