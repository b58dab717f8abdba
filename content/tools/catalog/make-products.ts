import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, withBrowser } from "../browser";
import { type CatalogProduct, listProducts } from "../site";
import { parseCsv } from "./csv";
import { renderDocument } from "./document";
import { drawPdfPages, renderCover, resizeTo, takeScreenshot, toAvif, toWebp } from "./pictures";
import { printDocument } from "./print";
import { renderRows, renderSheet } from "./sheet-page";
import { writeWorkbook } from "./write-workbook";

const COVER_LIMIT = 80_000;
const PAGE_LIMIT = 120_000;
/** Widths of the AVIF files, which are half as large as WebP; `catalog-picture.tsx` offers them. */
const COVER_WIDTHS = [400, 800, 1200];
const PAGE_WIDTHS = [520, 900];
const contents = "content/tools/catalog/contents";

async function makeFile(browser: Browser, product: CatalogProduct): Promise<Buffer> {
  const { slug, type } = product;
  if (type === "pdf")
    return printDocument(browser, renderDocument(product, readFileSync(`${contents}/${slug}.md`, "utf8")));
  if (type === "xlsx") return writeWorkbook(product);
  return readFileSync(`${contents}/${slug}.${type}`);
}

async function drawPreviews(browser: Browser, product: CatalogProduct, file: Buffer): Promise<Buffer[]> {
  const { type, previews } = product;
  if (type === "pdf")
    return drawPdfPages(
      file,
      previews.map(({ shows }) => Number(shows)),
      900,
    );
  if (type === "md") {
    const pdf = await printDocument(browser, renderDocument(product, paginate(file.toString())));
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
        ? renderRows(parseCsv(file.toString()).slice(Number(shows) - 1), Number(shows), [90, 150, 680], product.title)
        : await renderSheet(file, String(shows));
    pages.push(await takeScreenshot(browser, html, 900, 675));
  }
  return pages;
}

/** A Markdown file has no pages; each chapter is shown as one. */
const paginate = (markdown: string) => markdown.replace(/^## /gm, "=== plain\n## ");

/** The files of these products or of all, their covers and their inside pages. */
export async function makeProducts(wanted: string[]): Promise<void> {
  const products = listProducts();
  const unknown = wanted.filter((slug) => products.every((product) => product.slug !== slug));
  if (unknown.length > 0) throw new Error(`no product ${unknown.join(", ")}`);
  mkdirSync("public/vault", { recursive: true });
  await withBrowser(async (browser) => {
    for (const product of wanted.length > 0 ? products.filter(({ slug }) => wanted.includes(slug)) : products) {
      const { slug, type } = product;
      const file = await makeFile(browser, product);
      writeFileSync(`content/catalog/files/${slug}.${type}`, file);
      const previews = await drawPreviews(browser, product, file);
      const cover = await takeScreenshot(browser, renderCover(slug, previews), 1200, 900);
      const pictures: [string, Buffer][] = [[slug, await toWebp(cover, COVER_LIMIT)]];
      for (const [index, page] of previews.entries())
        pictures.push([`${slug}-${index + 1}`, await toWebp(page, PAGE_LIMIT)]);
      for (const [name, picture] of pictures) writeFileSync(`public/vault/${name}.webp`, picture);
      await writeAvifs(slug, cover, COVER_WIDTHS);
      for (const [index, page] of previews.entries()) await writeAvifs(`${slug}-${index + 1}`, page, PAGE_WIDTHS);
      console.log(
        `${slug}.${type} ${Math.ceil(file.length / 1024)} KB, ${pictures.map(([, { length }]) => `${Math.ceil(length / 1024)} KB`).join(", ")}`,
      );
    }
  });
}

async function writeAvifs(name: string, picture: Buffer, widths: readonly number[]): Promise<void> {
  for (const width of widths)
    writeFileSync(`public/vault/${name}-${width}.avif`, await toAvif(await resizeTo(picture, width)));
}
