/** `npm run catalogue` makes the files of all products, their covers and their inside pages; `-- <slug>` those of one. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type ExcelJS from "exceljs";
import type { Browser } from "playwright";
import { startBrowser } from "../../../../tests/support/browser/browser";
import { listProducts } from "../products/list";
import type { Words } from "../products/words";
import { parseCsv } from "./csv";
import { renderDocument } from "./document";
import { drawPdfPages, photograph, renderCover, toWebp } from "./pictures";
import { printDocument } from "./print";
import { renderRows, renderSheet } from "./sheet-page";
import { writeWorkbook } from "./write-workbook";

const COVER_LIMIT = 80_000;
const PAGE_LIMIT = 120_000;
const contents = "app/shop/catalogue/contents";

async function makeFile(browser: Browser, words: Words): Promise<Buffer> {
  const { slug, type } = words;
  if (type === "pdf")
    return printDocument(browser, renderDocument(words, readFileSync(`${contents}/${slug}.md`, "utf8")));
  if (type === "xlsx") {
    const { build } = (await import(`../contents/${slug}.ts`)) as { build(title: string): ExcelJS.Workbook };
    return writeWorkbook(build(words.title));
  }
  return readFileSync(`${contents}/${slug}.${type}`);
}

async function drawPreviews(browser: Browser, words: Words, file: Buffer): Promise<Buffer[]> {
  const { type, previews } = words;
  if (type === "pdf")
    return drawPdfPages(
      file,
      previews.map(({ shows }) => Number(shows)),
      900,
    );
  if (type === "md") {
    const pdf = await printDocument(browser, renderDocument(words, paginate(file.toString())));
    return drawPdfPages(
      pdf,
      previews.map(({ shows }) => Number(shows)),
      900,
    );
  }
  const pages: Buffer[] = [];
  for (const { shows } of previews) {
    const html =
      type === "csv"
        ? renderRows(parseCsv(file.toString()).slice(Number(shows) - 1), Number(shows), [90, 150, 680], words.title)
        : await renderSheet(file, String(shows));
    pages.push(await photograph(browser, html, 900, 675));
  }
  return pages;
}

/** A Markdown file has no pages; each chapter is shown as one. */
const paginate = (markdown: string) => markdown.replace(/^## /gm, "=== plain\n## ");

const wanted = process.argv.slice(2);
const products = listProducts();
const unknown = wanted.filter((slug) => products.every((words) => words.slug !== slug));
if (unknown.length > 0) throw new Error(`no product ${unknown.join(", ")}`);
mkdirSync("public/vault", { recursive: true });
const browser = await startBrowser();
try {
  for (const words of wanted.length > 0 ? products.filter(({ slug }) => wanted.includes(slug)) : products) {
    const { slug, type } = words;
    const file = await makeFile(browser, words);
    writeFileSync(`app/shop/catalogue/files/${slug}.${type}`, file);
    const previews = await drawPreviews(browser, words, file);
    const cover = await photograph(browser, renderCover(slug, previews), 1200, 900);
    const pictures: [string, Buffer][] = [[slug, await toWebp(cover, COVER_LIMIT)]];
    for (const [index, page] of previews.entries())
      pictures.push([`${slug}-${index + 1}`, await toWebp(page, PAGE_LIMIT)]);
    for (const [name, picture] of pictures) writeFileSync(`public/vault/${name}.webp`, picture);
    console.log(
      `${slug}.${type} ${Math.ceil(file.length / 1024)} KB, ${pictures.map(([, { length }]) => `${Math.ceil(length / 1024)} KB`).join(", ")}`,
    );
  }
} finally {
  await browser.close();
}
