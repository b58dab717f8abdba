import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The Markdown files of a folder in `content/`, by path. The command line needs these defaults of settings, too. */
export function readContent(folder: string): Record<string, string> {
  const path = join("content", folder);
  const names = readdirSync(path).filter((name) => name.endsWith(".md"));
  return Object.fromEntries(names.map((name) => [join(path, name), readFileSync(join(path, name), "utf8")]));
}
