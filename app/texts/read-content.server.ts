import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The Markdown files of a folder in `content/`, by their paths. They are read when the server starts, because they are
 * defaults of settings, which the command line needs too.
 */
export function readContent(folder: string): Record<string, string> {
  const path = join("content", folder);
  const names = readdirSync(path).filter((name) => name.endsWith(".md"));
  return Object.fromEntries(names.map((name) => [join(path, name), readFileSync(join(path, name), "utf8")]));
}
