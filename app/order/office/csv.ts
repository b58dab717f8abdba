/** What Excel needs to read a file as UTF-8. */
export const BOM = "\ufeff";

/** A plain number, which a spreadsheet reads as one. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** With these a spreadsheet takes a cell for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). No cell is run as a formula: what looks like one gets an apostrophe before it. */
export function csvLine(cells: string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
