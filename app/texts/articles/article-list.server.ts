import type { SettingRecord } from "../../server/setting-form";
import { readContent } from "../read-content.server";
import { type ArticleFile, readArticleFiles } from "./read-article-files";

// To add an article, add a file to the folder, or write it in the office.
const files = readArticleFiles(readContent("articles"));

export const PUBLISHED = "published";

const blank = {
  ...{ name: "", slug: "", category: "", description: "", ask: "Ask us about this", text: "" },
  ...{ state: "draft", publish_at: "", picture: "", picture_alt: "" },
};

/** The articles of the blog, until the office changes them under Settings. Their names are their titles. */
export const articleList = {
  name: "articles",
  defaults: Object.fromEntries(files.map((file) => [file.slug, toTexts(file)])),
  blank,
};

export type ArticleRecord = SettingRecord<typeof articleList>;

function toTexts({ title, date, ...texts }: ArticleFile): typeof blank {
  return { ...blank, ...texts, name: title, state: PUBLISHED, publish_at: `${date}T07:00` };
}
