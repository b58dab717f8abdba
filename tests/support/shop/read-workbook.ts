import { readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { unpackZip } from "../order/unpack-zip";

interface ReadCell {
  formula: string | undefined;
  /** The stored result of a formula. Dates are in ISO 8601. */
  value: unknown;
}

interface ReadSheet {
  name: string;
  /** By address, such as B5. Empty cells and those covered by a merged one are omitted. */
  cells: Map<string, ReadCell>;
}

const workbooks = new Map<string, Promise<ReadSheet[]>>();

/** A committed workbook as a spreadsheet program finds it (Office Open XML, ECMA-376 part 1, section 18). */
export function readSheets(slug: string): Promise<ReadSheet[]> {
  const sheets = workbooks.get(slug) ?? readWorkbook(slug);
  workbooks.set(slug, sheets);
  return sheets;
}

async function readWorkbook(slug: string): Promise<ReadSheet[]> {
  const entries = await unpackZip(readFileSync(`content/catalog/files/${slug}.xlsx`));
  const files = new Map(entries.map(({ name, content }) => [name, content.toString()]));
  const read = (name: string) => parse(files.get(`xl/${name}`) ?? "", { lowerCaseTagName: true });
  const texts = read("sharedStrings.xml").querySelectorAll("si").map(readText);
  const isDate = findDateStyles(read("styles.xml"));
  const targets = new Map(
    read("_rels/workbook.xml.rels")
      .querySelectorAll("relationship")
      .map((relation) => [relation.getAttribute("Id"), relation.getAttribute("Target")]),
  );
  return read("workbook.xml")
    .querySelectorAll("sheet")
    .map((sheet) => {
      const page = read(targets.get(sheet.getAttribute("r:id")) ?? "");
      const covered = new Set(page.querySelectorAll("mergecell").flatMap((merged) => listCovered(merged)));
      const cells = page.querySelectorAll("c").flatMap((cell): [string, ReadCell][] => {
        const address = cell.getAttribute("r") ?? "";
        const formula = cell.querySelector("f")?.text || undefined;
        const value = readValue(cell, texts, isDate);
        if (covered.has(address) || (!formula && value === undefined)) return [];
        return [[address, { formula, value: value ?? "" }]];
      });
      return { name: sheet.getAttribute("name") ?? "", cells: new Map(cells) };
    });
}

/** Of a text with several fonts, all parts. */
const readText = (element: HTMLElement) =>
  element
    .querySelectorAll("t")
    .map(({ text }) => text)
    .join("");

function readValue(cell: HTMLElement, texts: string[], isDate: boolean[]): unknown {
  const stored = cell.querySelector("v")?.text;
  if (stored === undefined) return undefined;
  const type = cell.getAttribute("t");
  if (type === "s") return texts[Number(stored)];
  if (type === "str" || type === "e") return stored;
  if (type === "b") return stored === "1";
  // Days since the end of 1899.
  if (isDate[Number(cell.getAttribute("s"))])
    return new Date((Number(stored) - 25_569) * 86_400_000).toISOString().slice(0, 10);
  return Number(stored);
}

/** Whether each style shows a day. The built-in formats from 14 to 17 do, and those of the file with a day in them. */
function findDateStyles(styles: HTMLElement): boolean[] {
  const withDays = styles
    .querySelectorAll("numfmt")
    .filter((format) => /d/.test((format.getAttribute("formatCode") ?? "").replace(/"[^"]*"|\[[^\]]*\]/g, "")))
    .map((format) => Number(format.getAttribute("numFmtId")));
  const days = new Set([14, 15, 16, 17, ...withDays]);
  return styles.querySelectorAll("cellxfs xf").map((style) => days.has(Number(style.getAttribute("numFmtId"))));
}

/** All cells of a merged range but the first, as addresses. */
function listCovered(merged: HTMLElement): string[] {
  const [, left = "", top, right = "", bottom] =
    /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(merged.getAttribute("ref") ?? "") ?? [];
  const [first, last] = [toColumn(left), toColumn(right)];
  return Array.from({ length: Number(bottom) - Number(top) + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (_, along) => `${toLetters(first + along)}${Number(top) + down}`),
  )
    .flat()
    .slice(1);
}

const toColumn = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function toLetters(column: number): string {
  const rest = (column - 1) % 26;
  const last = String.fromCharCode(65 + rest);
  return column > 26 ? toLetters((column - 1 - rest) / 26) + last : last;
}
