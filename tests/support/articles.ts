import { articleList } from "#app/texts/articles/article-list.server";
import { toArticle } from "#app/texts/articles/articles.server";

export const zones = { env: { BUSINESS_TIMEZONE: "America/New_York" }, defaultTimeZone: "America/New_York" };

/** Those of the files, the newest first. */
export const articles = Object.entries(articleList.defaults)
  .map(([key, texts]) => toArticle({ key, ...texts }, zones))
  .sort((one, other) => other.publishedAt - one.publishedAt);
