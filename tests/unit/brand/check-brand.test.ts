import { readFileSync } from "node:fs";
import { cp, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listBrandProblems } from "#app/server/brand/check-brand";
import { listFiles } from "#tests/support/imports";
import { createTempFolder } from "#tests/support/temp-folder";

async function copyBrand() {
  const folder = await createTempFolder("brand");
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp("content/brand", folder, { recursive: true });
  return folder;
}

/** The problem of a brand whose file has one text replaced by another. */
async function change(name: string, from: string, to: string) {
  const folder = await copyBrand();
  const file = join(folder, name);
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  return listBrandProblems(folder).map((problem) => problem.replace(`${folder}/`, ""));
}

test("the committed brand has no problem: every text can be read on its background, in light and dark", () => {
  expect(listBrandProblems()).toEqual([]);
});

test("a color that makes a text hard to read is named with its background, scheme and contrast", async () => {
  expect(await change("colors.json", '"light": "#47584e"', '"light": "#9aa89f"')).toContain(
    "colors.json: ink-2 (#9aa89f) on ground (#eef0e6), light: contrast 2.15, needs 4.5",
  );
  expect(await change("colors.json", '"dark": "#7e9490"', '"dark": "#2a3d33"')).toContain(
    "colors.json: line-2 (#2a3d33) on paper (#1a332f), dark: contrast 1.16, needs 3",
  );
  // Paper carries dark text in both schemes.
  expect(await change("colors.json", '"dark": "#f2dc8c"', '"dark": "#3b3414"')).toContain(
    "colors.json: ink (#0d2119) on canary (#3b3414), dark: contrast 1.35, needs 4.5",
  );
});

test.each([
  ["colors.json", "#0a4533", "green", "colors.json: palm.light: must be # and six digits, such as #0a4533"],
  ["brand.json", "hello@palmetto.example", "hello", "brand.json: email: Invalid email address"],
  ["brand.json", "Palmetto Works", "", "brand.json: name: Too small: expected string to have >=1 characters"],
  [
    "brand.json",
    "28.54, -81.38",
    "Orlando",
    "brand.json: coordinates: must be latitude and longitude, such as 28.54, -81.38, or empty",
  ],
  ["brand.json", '"palmetto.example"', '"https://palmetto.example"', "brand.json: domain: Invalid hostname"],
])("%s: a wrong value is named", async (name, from, to, problem) => {
  expect(await change(name, from, to)).toContain(problem);
});

const plain = "It must be a plain SVG file of shapes, as docs/brand.md says.";

test.each([
  ["<path", "<script>alert(1)</script><path", "contains <script>"],
  ["<path", '<path onload="alert(1)"', "has the attribute onload in <path>"],
  ["<path", '<path style="fill:red"', "has the attribute style in <path>"],
  ["<path", "<foreignObject/><path", "contains <foreignObject>"],
  ["<path", '<image href="logo.png"/><path', "contains <image>"],
  [
    "<path",
    '<use href="https://elsewhere.example/a.svg#a"/><path',
    'refers to something outside of the file: href="https://elsewhere.example/a.svg#a"',
  ],
  [
    "<path",
    '<path fill="url(//elsewhere.example/a)"',
    'refers to something outside of the file: fill="url(//elsewhere.example/a)"',
  ],
  ["<svg", "<!DOCTYPE svg><svg", "is not an SVG file"],
  ["/></svg>", "></svg>", "closes <svg>, which is not open"],
  ["</svg>", "", "does not close <svg>"],
  ["</svg>", "</svg><svg/>", "has <svg> after its end"],
  ["<path", "<path d=1 ", 'is not well-formed SVG at “<path d=1  d="M24 30L0 25l7-7z”'],
  ['viewBox="0 0 48 30"', "", 'needs viewBox="0 0 width height" in its <svg> tag'],
  [
    'viewBox="0 0 48 30"',
    'viewBox="0 0 300 30"',
    "stands beside the name, so it must be at most twice as wide as high, or as high as wide",
  ],
  [
    "<svg",
    '<svg fill="none"',
    "has fill in its <svg> tag: write colors into the shapes, and leave out width and height",
  ],
])("a logo in which %j is %j is refused", async (from, to, problem) => {
  expect(await change("logo.svg", from, to)).toEqual([`logo.svg ${problem}. ${plain}`]);
});

test("a logo with gradients, comments and an XML declaration is allowed", async () => {
  const more =
    '<!-- ours --><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"';
  expect(await change("logo.svg", "<path", more)).toEqual([]);
  expect(await change("logo.svg", "<svg", '<?xml version="1.0"?>\n<svg')).toEqual([]);
});

test("a logo of 40 MB is refused unread, and so are PNG files, whatever their name is", async () => {
  const folder = await copyBrand();
  const file = join(folder, "logo.svg");
  await truncate(file, 40 * 1024 * 1024);
  expect(listBrandProblems(folder)).toEqual([`${file} is larger than 8 KB, and every page contains it. ${plain}`]);
  await cp("public/favicon.ico", file);
  expect(listBrandProblems(folder)).toEqual([`${file} is not an SVG file. ${plain}`]);
  await rename(file, join(folder, "logo.png"));
  expect(listBrandProblems(folder)).toEqual([
    `${file} is missing. logo.png cannot be used: the logo must be an SVG file`,
  ]);
});

test("no file of the site has a color of its own: all are in content/brand", () => {
  // Sample sites show other businesses.
  const others = ["app/server/brand/", "app/pages/sample-sites/"];
  const files = listFiles("app", /\.(tsx?|css|mjs)$/).filter((file) => !others.some((start) => file.startsWith(start)));
  const fixed = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<![\w&-])#[0-9a-f]{6}\b/gi)].map(([color]) => `${file}: ${color}`),
  );
  expect(files).toContain("app/ui/tokens.css");
  expect(fixed).toEqual([]);
});
