import { readFileSync } from "node:fs";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { Browser } from "../browser";
import { getBrandCss } from "./document";

/** Page numbers begin with 1. Returns a picture of each, as wide as asked. */
export async function drawPdfPages(pdf: Buffer, pages: number[], width: number): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Buffer[] = [];
  for (const page of pages) {
    const rendered = await document.getPage(page - 1).render({ scale: (width * 2) / 612 });
    const raw = { width: rendered.width, height: rendered.height, channels: 4 as const };
    pictures.push(await sharp(rendered.data, { raw }).flatten({ background: "#fff" }).resize(width).png().toBuffer());
  }
  document.destroy();
  library.destroy();
  return pictures;
}

export async function takeScreenshot(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const view = await browser.newPage({ viewport: { width, height } });
  await view.setContent(html);
  await view.evaluate(() => document.fonts.ready);
  const picture = await view.screenshot();
  await view.close();
  return picture;
}

/** `{picture 1}` in a cover is the first inside page. */
export function renderCover(slug: string, pictures: Buffer[]): string {
  const cover = readFileSync(`content/tools/catalog/covers/${slug}.html`, "utf8");
  const css = readFileSync("content/tools/catalog/cover.css", "utf8");
  const filled = cover.replace(/\{picture (\d)\}/g, (_, number) => {
    const picture = pictures[Number(number) - 1];
    return picture ? `data:image/png;base64,${picture.toString("base64")}` : "";
  });
  return `<!doctype html><meta charset="utf-8"><style>${getBrandCss()}${css}</style>${filled}`;
}

export const resizeTo = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture).resize(width).png().toBuffer();

export const toAvif = (picture: Buffer): Promise<Buffer> => sharp(picture).avif({ quality: 55, effort: 9 }).toBuffer();

/** The best quality that stays below the limit. */
export async function toWebp(picture: Buffer, limit: number): Promise<Buffer> {
  for (let quality = 88; ; quality -= 6) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= limit || quality < 50) return webp;
  }
}
