import ExcelJS from "exceljs";
import { brand, getColor } from "../brand/brand";

/** A cell as the contents write it: text, number, or one made by the functions below. */
export type Cell = string | number | null | Styled;
interface Styled {
  value?: string | number | Date | null;
  formula?: string;
  look: Look;
  format?: string;
  span?: number;
  choices?: string;
  center?: boolean;
  wrap?: boolean;
  big?: boolean;
  /** In points. */
  size?: number;
}
type Look = "head" | "input" | "result" | "total" | "text" | "strong" | "note" | "section";
type Options = Omit<Styled, "value" | "formula" | "look">;

export const money = "$#,##0";
export const cents = "$#,##0.00";
const make =
  (look: Look) =>
  (value: Styled["value"], options: Options | string = {}): Styled => ({
    value,
    look,
    ...(typeof options === "string" ? { format: options } : options),
  });
/** Typed in by the buyer. */
export const input = make("input");
export const head = make("head");
export const strong = make("strong");
export const note = make("note");
export const text = make("text");
export const section = make("section");
const compute =
  (look: Look) =>
  (formula: string, options: Options | string = {}): Styled => ({
    formula: formula.replace(/^=/, ""),
    look,
    ...(typeof options === "string" ? { format: options } : options),
  });
export const result = compute("result");
export const total = compute("total");

const toArgb = (color: string) => `FF${color.slice(1).toUpperCase()}`;
const palm = toArgb(getColor("palm"));

const colors: Record<Look, { fill?: string; ink?: string; bold?: boolean }> = {
  head: { fill: toArgb(getColor("blade")), ink: "FFFFFFFF", bold: true },
  input: { fill: toArgb(getColor("canary")) },
  result: { fill: "FFFFFFFF" },
  total: { fill: toArgb(getColor("line")), bold: true },
  text: {},
  strong: { bold: true },
  note: { ink: toArgb(getColor("ink-2")) },
  section: { fill: toArgb(getColor("ground")), bold: true },
};
const solid = (argb: string): ExcelJS.Fill => ({ type: "pattern", pattern: "solid", fgColor: { argb } });
const thin = { style: "thin" as const, color: { argb: toArgb(getColor("line-2")) } };

export function createWorkbook(title: string): ExcelJS.Workbook {
  const book = new ExcelJS.Workbook();
  book.title = title;
  book.creator = book.lastModifiedBy = brand.name;
  book.created = book.modified = new Date("2026-01-05T12:00:00Z");
  book.calcProperties.fullCalcOnLoad = true;
  return book;
}

interface SheetOptions {
  note: string;
  landscape?: boolean;
  /** The last row that stays while scrolling. */
  freeze?: number;
  tab?: string;
}

/** `area` is for example A4:B16. Print tabs leave out the title and the note, which are for the screen. */
export function setPrintArea(sheet: ExcelJS.Worksheet, area: string): void {
  // ExcelJS makes only the columns absolute, and an area with relative rows is ignored or moves.
  sheet.pageSetup.printArea = area.replace(/\d+/g, "$$$&");
}

export function printOnOnePage(sheet: ExcelJS.Worksheet, area: string, paper?: ExcelJS.PaperSize): void {
  setPrintArea(sheet, area);
  sheet.pageSetup.fitToHeight = 1;
  sheet.headerFooter.oddFooter = "";
  if (paper) sheet.pageSetup.paperSize = paper;
}

/** The title is row 1, the note row 2; `rows` begin in row 4. */
export function addSheet(
  book: ExcelJS.Workbook,
  name: string,
  title: string,
  widths: number[],
  rows: (Cell[] | { height: number; cells: Cell[] })[],
  { note: hint, landscape = false, freeze, tab = palm }: SheetOptions,
): ExcelJS.Worksheet {
  const sheet = book.addWorksheet(name, {
    properties: { tabColor: { argb: tab }, defaultRowHeight: 19 },
    views: [{ state: "frozen", ySplit: freeze ?? 2, showGridLines: false }],
    pageSetup: {
      paperSize: 1 as ExcelJS.PaperSize,
      orientation: landscape ? "landscape" : "portrait",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      horizontalCentered: true,
      margins: { left: 0.5, right: 0.5, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    // The space keeps a title that begins with a number out of the font size.
    headerFooter: { oddFooter: `&L&8 ${title}&R&8 ${brand.name.replaceAll("&", "&&")}   page &P of &N` },
  });
  if (freeze) sheet.pageSetup.printTitlesRow = `${freeze}:${freeze}`;
  sheet.columns = widths.map((width) => ({ width }));
  const lines = [title, hint];
  lines.forEach((line, index) => {
    sheet.mergeCells(index + 1, 1, index + 1, widths.length);
    const cell = sheet.getCell(index + 1, 1);
    cell.value = line;
    cell.font =
      index === 0
        ? { name: "Arial", size: 18, bold: true, color: { argb: toArgb(getColor("palm-ink")) } }
        : { name: "Arial", size: 10 };
    cell.fill = solid(index === 0 ? palm : toArgb(getColor("frond")));
    cell.alignment = { vertical: "middle", horizontal: "left", indent: 1, wrapText: index === 1 };
    sheet.getRow(index + 1).height =
      index === 0 ? 34 : 13 * Math.ceil(hint.length / (widths.reduce((a, b) => a + b, 0) * 1.05)) + 9;
  });
  rows.forEach((row, index) => {
    const number = index + 4;
    const { height, cells } = Array.isArray(row) ? { height: 19, cells: row } : row;
    sheet.getRow(number).height = height;
    let column = 1;
    for (const cell of cells) {
      if (cell !== null) writeCell(sheet, number, column, typeof cell === "object" ? cell : text(cell));
      column += cell !== null && typeof cell === "object" ? (cell.span ?? 1) : 1;
    }
  });
  return sheet;
}

function writeCell(sheet: ExcelJS.Worksheet, row: number, column: number, styled: Styled): void {
  const { value = null, formula, look, format, span = 1, choices, center, wrap, big, size } = styled;
  const { fill, ink, bold } = colors[look];
  if (span > 1) sheet.mergeCells(row, column, row, column + span - 1);
  const cell = sheet.getCell(row, column);
  cell.value = formula ? { formula } : value;
  cell.font = {
    name: "Arial",
    size: size ?? (big ? 16 : 10),
    bold: bold ?? false,
    color: { argb: ink ?? toArgb(getColor("ink")) },
  };
  if (fill) cell.fill = solid(fill);
  if (look === "input" || look === "result" || look === "total")
    cell.border = { top: thin, bottom: thin, left: thin, right: thin };
  // Numbers and dates always have a format.
  const isText = typeof value === "string" || !format;
  cell.alignment = {
    vertical: "middle",
    wrapText: wrap ?? false,
    ...(center ? { horizontal: "center" } : isText ? { horizontal: "left", indent: 1 } : {}),
  };
  if (format) cell.numFmt = format;
  if (choices) cell.dataValidation = { type: "list", allowBlank: true, formulae: [choices] };
}
