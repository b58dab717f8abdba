import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/** Who may import whom (docs/architecture.md). The first pattern that fits a file holds for it. */
const rules: { file: RegExp; may: RegExp }[] = [
  { file: /^server\.ts$/, may: /^(app\/server\/|app\/account\/first-account\.server$|app\/mails\.server$|drizzle\/)/ },
  { file: /^app\/routes\.ts$/, may: /^app\/paths$/ },
  // The table of the mails: who writes which.
  { file: /^app\/mails\.server\.ts$/, may: /^app\/(server\/|[a-z-]+\/mails\/[a-z-]+-mails\.server$)/ },
  { file: /^app\/(root|entry\.(client|server))\.tsx$/, may: /^app\/(ui\/|server\/|paths$|site$|app\.css)/ },
  { file: /^app\/(paths|site)\.ts$/, may: /^$/ },
  { file: /^app\/ui\//, may: /^app\/(ui\/|paths$|site$)/ },
  // Mails carry the brand.
  { file: /^app\/server\//, may: /^(app\/server\/|app\/site$|drizzle\/)/ },
  { file: /^drizzle\//, may: /^drizzle\// },
  // The frame shows the sign-in card in the place of a screen.
  { file: /^app\/admin\//, may: /^app\/(admin\/|account\/|ui\/|server\/|root\.tsx$|office\.css$|paths$|site$)/ },
  // Drawn by hand, not by the site.
  { file: /^app\/pages\/sharing\/draw\.ts$/, may: /^(app\/pages\/|tests\/support\/browser$)/ },
  { file: /^app\/pages\//, may: /^app\/(pages\/|ui\/|server\/|account\/auth\.server|root\.tsx$|paths$|site$)/ },
];

/** A noun's pages may use ui; its server code may not, nor anything else that renders. Nouns never use nouns. */
function nounRule(noun: string, file: string): RegExp {
  return file.endsWith(".server.ts")
    ? new RegExp(`^(app/${noun}/(?!.*\\.tsx$)|app/server/|app/account/auth\\.server$|app/(paths|site)$|drizzle/)`)
    : new RegExp(`^(app/${noun}/|app/ui/|app/server/|app/account/auth\\.server|app/office\\.css$|app/(paths|site)$)`);
}

const files = ["server.ts", ...["app", "drizzle"].flatMap(listFiles)].filter((file) => !file.includes("/art/"));
const tests = listFiles("tests");

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"((?:\.|#)[^"]+)"/g)].map(([, target = ""]) => {
    const path = target.startsWith("#") ? target.slice(1) : relative(".", join(dirname(file), target));
    const bare = path.replace(/\?.*$/, "");
    return existsSync(`${bare}.tsx`) ? `${bare}.tsx` : bare;
  });
}

describe("who may import whom", () => {
  test.each(files)("%s", (file) => {
    const noun = /^app\/([a-z-]+)\//.exec(file)?.[1] ?? "";
    const may = rules.find((rule) => rule.file.test(file))?.may ?? nounRule(noun, file);
    expect(importsOf(file).filter((target) => !may.test(target))).toEqual([]);
  });
});

/** Lists of content are as long as what they list. */
const contentLists = ["drizzle/seed-products.ts"];

describe("size", () => {
  test.each([...files, ...tests].filter((file) => !contentLists.includes(file)))("%s has one idea", (file) => {
    expect(readFileSync(file, "utf8").split("\n").length).toBeLessThanOrEqual(201);
  });
});
