import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { categories, readArticleFiles } from "../site";
import type { Card } from "./cards";

/** Reads the files itself, because import.meta.glob needs the bundler. */
function listArticles() {
  const folder = "content/articles";
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return readArticleFiles(Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")])));
}

export function listBlogCards(): Card[] {
  const articles = listArticles();
  const count = spellNumber(articles.length);
  const grounds = ["limestone", "canary", "pink", "frond", "white", "rose", "sun"] as const;
  const own = articles.map(
    ({ slug, title }, index): Card => ({
      name: `article-${slug}`,
      // Longer ones would run into the fan, which reaches further left on each line.
      lines: wrapWords(title, 17),
      note: `Insights: one of ${count} articles`,
      blades: articles.length,
      ground: grounds[index % grounds.length] ?? "limestone",
    }),
  );
  const blog: Card = {
    name: "blog",
    lines: ["Ideas your", "business can", "use this week."],
    note: `${capitalize(count)} articles in ${spellNumber(categories.length)} subjects`,
    blades: articles.length,
    ground: "limestone",
  };
  return [blog, ...own];
}

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const spellNumber = (count: number) => numbers[count] ?? String(count);
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function wrapWords(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
