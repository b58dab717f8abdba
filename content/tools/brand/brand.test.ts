import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawFavicon } from "../sharing/icons";
import { listProducts } from "../site";
import { listRanges, makeFonts } from "./fonts";
import { listProductsOfOtherName } from "./list-old-files";
import { makePrinted } from "./printed";

const committed = "the committed file is what `npm run brand` makes";

test(`favicon.svg: ${committed}`, () => {
  assert.equal(readFileSync("public/favicon.svg", "utf8"), drawFavicon());
});

test(`typefaces: ${committed}`, async () => {
  for (const { file, bytes } of await makeFonts()) assert.ok(readFileSync(file).equals(bytes), file);
});

test(`what PDF files are printed with: ${committed}`, async () => {
  for (const { file, bytes } of await makePrinted()) assert.ok(readFileSync(file).equals(bytes), file);
});

test("app/ui/typefaces.css loads each file for the letters that it has", () => {
  const css = readFileSync("app/ui/typefaces.css", "utf8");
  assert.deepEqual(
    [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, ranges = ""]) => ranges.replace(/\s+/g, " ")),
    listRanges(),
  );
});

test("every file of the shop has the name, and after a renaming all with a layout are listed", async () => {
  const withLayout = listProducts().filter(({ type }) => type === "pdf" || type === "xlsx");
  assert.deepEqual(await listProductsOfOtherName(), []);
  assert.deepEqual(
    await listProductsOfOtherName("Cedar & Sons"),
    withLayout.map(({ slug }) => slug),
  );
});
