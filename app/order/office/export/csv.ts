/** What Excel needs to read a file as UTF-8. */
export const BOM = "\ufeff";

/** A plain number, which a spreadsheet reads as one. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** With these a spreadsheet takes a cell for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-\u2212@]/;
const LINE_BREAK = /^[\t\r\n]/;
/** The first visible character: spreadsheets skip spaces, control and invisible characters before a formula. */
const FIRST_VISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*(.)/su;

/** One line of a CSV file (RFC 4180). No cell is run as a formula: what looks like one gets an apostrophe before it. */
export function formatCsvLine(cells: string[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(text: string): string {
  const escaped = isFormula(text) ? `'${text}` : text;
  return /[",\r\n\t;]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function isFormula(text: string): boolean {
  if (NUMBER.test(text)) return false;
  // NFKC turns full-width, small and raised forms of a sign into the sign itself, as Asian spreadsheets do.
  const first = FIRST_VISIBLE.exec(text)?.[1]?.normalize("NFKC") ?? "";
  return LINE_BREAK.test(text) || FORMULA.test(first);
}
