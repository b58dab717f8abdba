import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { listFiles, siteFiles } from "../support/imports";

const files = siteFiles;
const styleSheets = listFiles("app", /\.css$/);
const tests = listFiles("tests");

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

/** Lines in which a value of a request is a key of an object, directly or by a variable assigned above. */
function findLookups(source: string): string[] {
  // A callback, as in `find((row) => row.id === params.id)`, assigns something else to the variable.
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
