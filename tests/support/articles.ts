import { articleList } from "#app/texts/articles/article-list.server";
import { toArticle } from "#app/texts/articles/articles.server";

/** Those of the files, the newest first. */
export const articles = Object.entries(articleList.defaults)
  .map(([key, texts]) => toArticle({ key, ...texts }, "America/New_York"))
  .sort((one, other) => other.publishedAt - one.publishedAt);
