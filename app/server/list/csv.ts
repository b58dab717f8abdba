// Without this mark, Excel does not read the file as UTF-8.
export const BOM = "\ufeff";

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
// Spreadsheets take a cell that starts with one of these for a formula (OWASP, "CSV Injection").
const FORMULA = /^[=+\-\u2212@]/;
const LINE_BREAK = /^[\t\r\n]/;
// Spreadsheets skip spaces, control and invisible characters before a formula.
const FIRST_VISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*(.)/su;

/** RFC 4180. A cell that looks like a formula is prefixed with an apostrophe. */
export function formatCsvLine(cells: string[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(text: string): string {
  const escaped = isFormula(text) ? `'${text}` : text;
  return /[",\r\n\t;]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function isFormula(text: string): boolean {
  if (NUMBER.test(text)) return false;
  // NFKC maps full-width signs to plain ones, as Asian spreadsheets do.
  const first = FIRST_VISIBLE.exec(text)?.[1]?.normalize("NFKC") ?? "";
  return LINE_BREAK.test(text) || FORMULA.test(first);
}
