import type ExcelJS from "exceljs";
import type { CatalogProduct } from "../site";
import { toSerial } from "./format";
import { evaluate } from "./formula";
import type { Value } from "./value";

/** Stores each formula's result beside it, so that previews and phones show it. */
function computeResults(book: ExcelJS.Workbook): void {
  const done = new Map<string, Value>();
  const isCovered = (cell: ExcelJS.Cell) => cell.isMerged && cell.master !== cell;
  const read = (sheet: ExcelJS.Worksheet, row: number, column: number): Value => {
    const cell = sheet.getCell(row, column);
    if (isCovered(cell)) return null;
    if (cell.value instanceof Date) return toSerial(cell.value);
    if (!cell.formula) return cell.value as Value;
    const key = `${sheet.name}!${cell.address}`;
    if (!done.has(key)) {
      done.set(key, Number.NaN);
      done.set(key, evaluate(cell.formula, { read: (name, from, to) => readRange(name, sheet, from, to) }) ?? 0);
    }
    return done.get(key) ?? 0;
  };
  const readRange = (name: string, current: ExcelJS.Worksheet, from: string, to: string): Value[][] => {
    const sheet = name ? book.getWorksheet(name) : current;
    if (!sheet) throw new Error(`no sheet ${name}`);
    const [first, last] = [sheet.getCell(from).fullAddress, sheet.getCell(to).fullAddress];
    return Array.from({ length: last.row - first.row + 1 }, (_, down) =>
      Array.from({ length: last.col - first.col + 1 }, (_, right) => read(sheet, first.row + down, first.col + right)),
    );
  };
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (!cell.formula || isCovered(cell)) return;
        const { formula, address } = cell;
        const result = read(sheet, Number(cell.row), Number(cell.col));
        if (Number.isNaN(result)) throw new Error(`${sheet.name}!${address} has no result: ${formula}`);
        cell.value = { formula, result: result as number };
      }),
    );
}

/** The bytes, with the time of each entry of the archive set to the same date. */
export async function writeWorkbook({ slug, title }: Pick<CatalogProduct, "slug" | "title">): Promise<Buffer> {
  const { build } = (await import(`./workbooks/${slug}.ts`)) as { build(title: string): ExcelJS.Workbook };
  const book = build(title);
  computeResults(book);
  const bytes = Buffer.from(await book.xlsx.writeBuffer());
  for (const [signature, offset] of [
    [0x04034b50, 10],
    [0x02014b50, 12],
  ] as const) {
    const mark = Buffer.alloc(4);
    mark.writeUInt32LE(signature);
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 4))
      bytes.writeUInt32LE(0x5c250000, at + offset);
  }
  return bytes;
}
