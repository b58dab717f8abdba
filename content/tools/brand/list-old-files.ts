import { readFileSync } from "node:fs";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import ExcelJS from "exceljs";
import { listProducts } from "../site";
import { brand } from "./brand";

/** The products whose file names another business, or none. Tables and texts without a layout name nobody. */
export async function listProductsOfOtherName(name = brand.name): Promise<string[]> {
  const slugs: string[] = [];
  for (const { slug, type } of listProducts()) {
    const read = { pdf: readPdf, xlsx: readAuthor }[type as string];
    if (read && !(await read(readFileSync(`content/catalog/files/${slug}.${type}`))).includes(name)) slugs.push(slug);
  }
  return slugs;
}

/** The text of the first page, whose lines may be broken anywhere. */
async function readPdf(file: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const text = document.getPage(0).getText().replace(/\s+/g, " ");
  document.destroy();
  library.destroy();
  return text;
}

async function readAuthor(file: Buffer): Promise<string> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  return book.creator;
}
