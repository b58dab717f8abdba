import { readFileSync, statSync } from "node:fs";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { marked } from "marked";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listProducts } from "#content/catalog/products/list";
import { parseCsv } from "#content/tools/catalog/csv";
import { readSheets } from "#tests/support/shop/read-workbook";

const products = listProducts();
const ofType = (wanted: string) => products.filter(({ type }) => type === wanted);
const readProduct = (slug: string, type: string) => readFileSync(`content/catalog/files/${slug}.${type}`);

async function readPages(slug: string): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(readProduct(slug, "pdf"));
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages;
}

test("there are eighteen products in five categories, each with its own text", () => {
  expect(products).toHaveLength(18);
  expect(new Set(products.map(({ category }) => category)).size).toBe(5);
  for (const key of ["slug", "title", "description"] as const)
    expect(new Set(products.map((words) => words[key])).size).toBe(18);
  for (const { slug, about, includedItems, faq } of products) {
    expect(about.length, slug).toBeGreaterThan(1);
    expect(includedItems.length, slug).toBeGreaterThan(2);
    expect(faq.length, slug).toBeGreaterThan(1);
  }
});

test.each(products)(
  "$slug: the cover and the inside pages have the right sizes in all widths",
  async ({ slug, type, previews }) => {
    const height = type === "pdf" || type === "md" ? 1165 : 675;
    const wanted = [
      [`${slug}.webp`, 1200, 900, 80_000],
      [`${slug}-1200.avif`, 1200, 900, 40_000],
      [`${slug}-800.avif`, 800, 600, 25_000],
      [`${slug}-400.avif`, 400, 300, 12_000],
      ...previews.flatMap(
        (_, index) =>
          [
            [`${slug}-${index + 1}.webp`, 900, height, 120_000],
            [`${slug}-${index + 1}-900.avif`, 900, height, 60_000],
            [`${slug}-${index + 1}-520.avif`, 520, Math.round((height * 520) / 900), 28_000],
          ] as const,
      ),
    ] as const;
    for (const [name, width, height, limit] of wanted) {
      const file = `public/vault/${name}`;
      expect(await sharp(file).metadata(), name).toMatchObject({ width, height });
      expect(statSync(file).size, name).toBeLessThan(limit);
    }
  },
);

test.each(ofType("pdf"))("$slug: every page has text, without leftover markup", async (words) => {
  const pages = await readPages(words.slug);
  expect(pages.length).toBeGreaterThanOrEqual(4);
  expect(pages.length).toBeLessThanOrEqual(20);
  pages.forEach((text, index) => {
    expect(text.length, `page ${index + 1}`).toBeGreaterThan(80);
    expect(text, `page ${index + 1}`).not.toMatch(/###|\*\*|:::|\{|\}|- \[ |undefined/);
  });
  expect(pages[0]?.replace(/\s+/g, " ")).toContain(words.description);
  const promised = /(\w+)[- ]page PDF|(\w+) pages in one PDF/.exec(JSON.stringify(words));
  if (promised) expect([String(pages.length), "seven"]).toContain(promised[1] ?? promised[2]);
  for (const { shows } of words.previews) expect(Number(shows)).toBeLessThanOrEqual(pages.length);
});

test.each(ofType("pdf"))("$slug: a reader finds its title, its language and its tags", ({ slug, title }) => {
  const bytes = readProduct(slug, "pdf").toString("latin1");
  expect(bytes).toContain("/MarkInfo");
  expect(bytes).toContain("/Outlines");
  expect(bytes).toContain("/Lang (en-US)");
  expect(bytes).toContain(`/Title (${title})`);
});

test.each(ofType("xlsx"))(
  "$slug: every formula has its result, and the sheets are those that are named",
  async (words) => {
    const sheets = await readSheets(words.slug);
    const formulas = sheets.flatMap(({ name, cells }) =>
      [...cells].flatMap(([address, { formula, value }]) => (formula ? [{ cell: `${name}!${address}`, value }] : [])),
    );
    expect(formulas.length).toBeGreaterThan(20);
    for (const { cell, value } of formulas) {
      expect(["string", "number", "boolean"], cell).toContain(typeof value);
      expect(String(value), cell).not.toMatch(/NaN|undefined|^#|null/);
    }
    const named = /tabs: (.+)$/.exec(words.includedItems[0] ?? "")?.[1];
    if (named) expect(sheets.map(({ name }) => name.toLowerCase())).toEqual(named.split(", "));
    for (const { shows } of words.previews) expect(sheets.map(({ name }) => name)).toContain(shows);
  },
);

test("the review texts have a header and 48 rows, of which 12 ask and 36 answer in 12 situations", () => {
  const rows = parseCsv(readProduct("review-reply-pack", "csv").toString());
  expect(rows.shift()).toEqual(["Kind", "Situation", "Text"]);
  expect(rows).toHaveLength(48);
  const replies = rows.filter(([kind]) => kind === "Reply");
  expect(rows.filter(([kind]) => kind === "Request")).toHaveLength(12);
  expect(replies).toHaveLength(36);
  expect(new Set(replies.map(([, situation]) => situation)).size).toBe(12);
  expect(new Set(rows.map(([, , text]) => text)).size).toBe(48);
  for (const row of rows) expect(row.filter(Boolean)).toHaveLength(3);
});

test("the photo prompts have fifty prompts in five chapters, 24 words, ten fixes and a recipe in seven parts", async () => {
  const page = parse(await marked.parse(readProduct("product-photo-prompts", "md").toString()));
  expect(page.querySelectorAll("h1").map(({ text }) => text)).toEqual(["Product Photo Prompts"]);
  const chapters = page.querySelectorAll("h2").map((heading) => {
    const content = heading.nextElementSibling;
    return [heading.text, content?.querySelectorAll("li, tbody tr").length];
  });
  const kinds = ["Food and drink", "Clothing", "Jewelry", "Home goods", "Beauty"].map((kind) => [kind, 10]);
  expect(chapters).toEqual(
    expect.arrayContaining([...kinds, ["24 words that change the picture", 24], ["Ten fixes", 10]]),
  );
  expect(page.querySelectorAll("table")[0]?.querySelectorAll("tbody tr")).toHaveLength(7);
});
