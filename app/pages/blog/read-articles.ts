import { isDay } from "#app/texts/prose/day";
import { splitFrontMatter } from "#app/texts/prose/front-matter";
import { type Block, countWords, joinFigures, readProse } from "#app/texts/prose/read-prose";
import { type CategoryKey, categories, findCategory } from "./categories";

const WORDS_A_MINUTE = 220;

export interface Article {
  slug: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  category: CategoryKey;
  description: string;
  ask: string;
  words: number;
  minutes: number;
  blocks: Block[];
}

/** Newest first. @throws Error that names the file that cannot be read */
export function readArticles(files: Record<string, string>): Article[] {
  return Object.entries(files)
    .map(([path, source]) => {
      try {
        return readArticle(path, source);
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
}

function readArticle(path: string, source: string): Article {
  const slug = /(?:^|\/)([a-z0-9-]+)\.md$/.exec(path)?.[1];
  if (!slug) throw new Error("An article's file name may contain only lowercase letters, digits and hyphens");
  const { fields, lines, text, linesBefore } = splitFrontMatter(source);
  const blocks = readProse(text, linesBefore);
  const words = countWords(blocks);
  return { slug, ...readFields(fields, lines), blocks, words, minutes: Math.ceil(words / WORDS_A_MINUTE) };
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
  return { title: joinFigures(title), date, category: found.key, description, ask };
}
