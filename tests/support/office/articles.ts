import { NEW_RECORD } from "#app/server/setting-form";
import { articleList } from "#app/texts/articles/article-list.server";
import type { Visitor } from "../browser/visitor";
import { saveSection } from "./settings";

/** Returns the page that follows. */
export const saveArticle = (admin: Visitor, key: string, changes: Record<string, string>, intent?: string) =>
  saveSection(admin, { name: `articles/${key}`, defaults: articleList.blank }, changes, intent);

const written = {
  ...{ name: "Answer the phone!", description: "Why the second ring matters.", category: "web-design", ask: "Ask us" },
  ...{ text: "First **line**.\r\n\r\n## One thing\r\n\r\nMore.\r\n", state: "draft", publish_at: "" },
};

/** A draft with the address "answer-the-phone". */
export const addArticle = (admin: Visitor, changes: Record<string, string> = {}) =>
  saveArticle(admin, NEW_RECORD, { ...written, ...changes });
