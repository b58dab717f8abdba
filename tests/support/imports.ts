import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export function listFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The files of the site itself. */
export const siteFiles = ["server.ts", ...["app", "drizzle"].flatMap((folder) => listFiles(folder))];

export interface Import {
  from: string;
  to: string;
}

const statement = /(?:from|import)\s*\(?\s*"((?:\.|#)[^"]+)"/g;

/** The files of ours that a file imports, including type imports. */
export function listImports(file: string): Import[] {
  return [...readFileSync(file, "utf8").matchAll(statement)].flatMap(([, target = ""]) => {
    const bare = target.replace(/\?.*$/, "");
    const path = bare.startsWith("#") ? bare.slice(1) : join(dirname(file), bare);
    const to = ["", ".ts", ".tsx"]
      .map((ending) => `${path}${ending}`)
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    return to ? [{ from: file, to }] : [];
  });
}

/** Groups of nodes that reach each other, such as ["a", "b"] for a -> b -> a. */
export function findCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = (start: string) => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...(next.get(node) ?? []));
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((node) => [node, reach(node)]));
  const inCircle = [...reached].filter(([node, others]) => others.has(node));
  const groups = inCircle.map(([node, others]) => [...others].filter((other) => reached.get(other)?.has(node)).sort());
  return [...new Set(groups.map((group) => group.join(" ")))].map((group) => group.split(" "));
}
