import { type Article, readArticles } from "./read-articles";

/** Every article, newest first; the first one is featured. A new one is a new file in the folder. */
export const articles: readonly Article[] = readArticles(
  import.meta.glob<string>("./articles/*.md", { query: "?raw", import: "default", eager: true }),
);

/** The article at this address, or null. */
export function findArticle(slug: string | undefined): Article | null {
  return articles.find((one) => one.slug === slug) ?? null;
}

/** The one to read after this one; after the last comes the first. */
export function getNextArticle(current: Article): Article {
  return articles[(articles.indexOf(current) + 1) % articles.length] as Article;
}

/** "December 9, 2025". */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
