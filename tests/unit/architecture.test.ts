import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom (docs/architecture.md). The first pattern that fits a file holds for it. */
const rules: { file: RegExp; may: RegExp }[] = [
  {
    file: /^server\.ts$/,
    may: /^(app\/server\/|app\/account\/first-account\.server$|app\/features\.server$|drizzle\/)/,
  },
  { file: /^app\/features\.server\.ts$/, may: /^app\/(server\/services\.server$|[a-z-]+\/feature\.server$)/ },
  { file: /^app\/command-line\.server\.ts$/, may: /^(app\/server\/|app\/features\.server$|drizzle\/migrate$)/ },
  { file: /^app\/routes\.ts$/, may: /^app\/paths$/ },
  { file: /^app\/(root|entry\.(client|server))\.tsx$/, may: /^app\/(ui\/|server\/|paths$|site$|app\.css)/ },
  { file: /^app\/(paths|site)\.ts$/, may: /^$/ },
  { file: /^app\/office-screens\.ts$/, may: /^app\/paths$/ },
  { file: /^app\/ui\//, may: /^app\/(ui\/|paths$|office-screens$|site$)/ },
  // The layout of mails has the brand in it.
  { file: /^app\/server\//, may: /^(app\/server\/|app\/site$|drizzle\/)/ },
  { file: /^drizzle\//, may: /^drizzle\// },
  // The frame shows the sign-in card in the place of a screen.
  {
    file: /^app\/admin\//,
    may: /^app\/(admin\/|account\/|ui\/|server\/|root\.tsx$|office\.css$|office-screens$|paths$|site$)/,
  },
  // Run by hand, not by the site.
  { file: /^app\/pages\/sharing\/draw\.ts$/, may: /^(app\/pages\/|tests\/support\/browser\/browser$)/ },
  // Run by hand, too.
  {
    file: /^app\/shop\/catalogue\/(make|contents)\//,
    may: /^(app\/shop\/catalogue\/|tests\/support\/browser\/browser$)/,
  },
  { file: /^app\/pages\//, may: /^app\/(pages\/|ui\/|server\/|account\/auth\.server|root\.tsx$|paths$|site$)/ },
];

/** A feature's pages may use ui; its server code may not, nor anything else that renders. Features do not import features. */
function featureRule(feature: string, file: string): RegExp {
  return file.endsWith(".server.ts")
    ? new RegExp(
        `^(app/${feature}/(?!.*\\.tsx$)|app/server/|app/account/auth\\.server$|app/(paths|office-screens|site)$|drizzle/)`,
      )
    : new RegExp(
        `^(app/${feature}/|app/ui/|app/server/|app/account/auth\\.server|app/office\\.css$|app/(paths|office-screens|site)$|drizzle/values$)`,
      );
}

const files = ["server.ts", ...["app", "drizzle"].flatMap((folder) => listFiles(folder))].filter(
  (file) => !file.includes("/art/"),
);
const styleSheets = listFiles("app", /\.css$/);
const tests = listFiles("tests");

function listFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What a file imports of our own, without `.ts`. `types`: also what it imports as types alone. */
function importsOf(file: string, types = true): string[] {
  const source = readFileSync(file, "utf8");
  const found = [
    ...source.matchAll(/(import type|import|from|export type)?[^;"]*?(?:from|import)\s*\(?\s*"((?:\.|#)[^"]+)"/g),
  ];
  return found.flatMap(([statement, , target = ""]) => {
    if (!types && /^(import|export) type\b/.test(statement.trim())) return [];
    const path = target.startsWith("#") ? target.slice(1) : relative(".", join(dirname(file), target));
    const bare = path.replace(/\?.*$/, "");
    return existsSync(`${bare}.tsx`) ? `${bare}.tsx` : bare;
  });
}

test("every file imports only what it may", () => {
  const forbidden = files.flatMap((file) => {
    const feature = /^app\/([a-z-]+)\//.exec(file)?.[1] ?? "";
    const may = rules.find((rule) => rule.file.test(file))?.may ?? featureRule(feature, file);
    return importsOf(file).flatMap((target) => (may.test(target) ? [] : `${file} -> ${target}`));
  });
  expect(forbidden).toEqual([]);
});

test("the site imports nothing of what makes the products’ files", () => {
  const scripts = /^app\/shop\/catalogue\/(make|contents)\//;
  const site = files.filter((file) => !scripts.test(file));
  expect(site.filter((file) => importsOf(file).some((target) => scripts.test(target)))).toEqual([]);
});

test("no imports form a circle", () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const target of importsOf(file, false)) {
      const next = [target, `${target}.ts`].find((name) => files.includes(name));
      if (next) follow(next, [...path, file]);
    }
    done.add(file);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});

test("no file passes 200 lines", () => {
  const lines = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
  const long = [...files, ...styleSheets, ...tests].filter((file) => lines(file) > 200);
  expect(long).toEqual([]);
});

test("no folder holds more than 25 files of code", () => {
  const folders = [...files, ...tests].map((file) => dirname(file));
  const crowded = new Set(folders.filter((folder) => folders.filter((other) => other === folder).length > 25));
  expect([...crowded]).toEqual([]);
});

test("a screen that stays open without an answer names its own route", () => {
  const wrong = files.flatMap((file) => {
    const named = /loadOrStay<[^;]*?\(args, "([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1];
    return named && `app/${named}.tsx` !== file ? [`${file}: ${named}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Lines in which a value of a request is a key of an object: written there, or in a name that got it above. */
function findLookups(source: string): string[] {
  // A callback, as in `find((row) => row.id === params.id)`, gives the name something else.
  const assigned = /\b(?:const|let) (\w+)(?:: [^=;]+)? =(?:(?!=>)[^;])*?(?:\.(?:get|getAll)\(|\bparams\.)/g;
  const destructured = /\{([^{}]*)\} = (?:\w+\.)?params\b/g;
  const names = [
    ...[...source.matchAll(assigned)].map(([, name]) => name),
    ...[...source.matchAll(destructured)].flatMap(([, list = ""]) => list.match(/\w+(?=\s*(?:=[^,]*)?(?:,|$))/g) ?? []),
  ];
  const inline = String.raw`[^\]]*(?:\.(?:get|getAll)\("|\bparams\.)`;
  const named = names.length > 0 ? String.raw`|(?:${names.join("|")})(?: as [^\]]+|!)?\]` : "";
  const lookup = new RegExp(String.raw`[\w)\]}]\[(?:${inline}${named})`);
  return source.split("\n").filter((line) => lookup.test(line));
}

test("no value of a request is a key of an object, except through getOwn", () => {
  const found = files.flatMap((file) =>
    findLookups(readFileSync(file, "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'labels[fields.get("kind")]',
  "labels[params.kind]",
  'const kind = fields.get("kind");\nshow(labels[kind]);',
  'const kind = String(\n  fields.get("kind") ?? "",\n);\nshow(labels[kind as Kind]);',
  "const kind: string = params.kind ?? '';\nshow((await read())[kind]);",
  'const { id, kind = "" } = params;\nshow(labels[kind]);',
  "const { kind: name } = context.params;\nshow(labels[name]);",
])("%j is found as such a key", (source) => {
  expect(findLookups(source)).toHaveLength(1);
});

test.each([
  'const kind = fields.get("kind");\nshow(getOwn(labels, kind), [kind], labels[kindId]);',
  "const found = rows.find((row) => row.id === params.id);\nshow(labels[found]);",
  "const { id } = params;\nconst [first] = [id];",
])("%j is not", (source) => {
  expect(findLookups(source)).toEqual([]);
});
