import { isDay } from "#app/server/time/is-day";
import { cleanMarkdown } from "../../server/text/clean-text";
import { splitFrontMatter } from "../prose/front-matter";
import { readProse } from "../prose/read-prose";
import { categories, findCategory } from "./categories";

export interface ArticleFile {
  slug: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  category: string;
  description: string;
  ask: string;
  /** Markdown. */
  text: string;
}

/** Newest first. @throws Error that names the file that cannot be read */
export function readArticleFiles(files: Record<string, string>): ArticleFile[] {
  return Object.entries(files)
    .map(([path, source]) => {
      try {
        return readArticleFile(path, source);
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

function readArticleFile(path: string, source: string): ArticleFile {
  const slug = /(?:^|\/)([a-z0-9-]+)\.md$/.exec(path)?.[1];
  if (!slug) throw new Error("An article's file name may contain only lowercase letters, digits and hyphens");
  const { fields, lines, text, linesBefore } = splitFrontMatter(source);
  readProse(text, linesBefore);
  return { slug, ...readFields(fields, lines), text: cleanMarkdown(text) };
}

function readFields(
  { title, date, category, description, ask = "Ask us about this", ...others }: Record<string, string>,
  lines: Record<string, number>,
) {
  const at = (field: string) => (lines[field] ? `line ${lines[field]}, ${field}: ` : "");
  const found = findCategory(category ?? null);
  if (!title || !description) throw new Error("An article needs a title and a description");
  if (!found)
    throw new Error(`${at("category")}The category must be one of ${categories.map(({ key }) => key).join(", ")}`);
  if (!date || !isDay(date)) throw new Error(`${at("date")}The date must look like 2026-01-31, not ${date}`);
  const [unknown] = Object.keys(others);
  if (unknown) throw new Error(`${at(unknown)}An article has no field "${unknown}"`);
  return { title, date, category: found.key, description, ask };
}
