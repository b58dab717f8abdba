import ExcelJS from "exceljs";

interface ReadCell {
  formula: string | undefined;
  /** The stored result of a formula. Dates are in ISO 8601. */
  value: unknown;
}

interface ReadSheet {
  name: string;
  /** By address, such as B5. Cells covered by a merged one are omitted. */
  cells: Map<string, ReadCell>;
}

/** A committed workbook as a spreadsheet program finds it. */
export async function readSheets(slug: string): Promise<ReadSheet[]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(`content/catalog/files/${slug}.xlsx`);
  return book.worksheets.map((sheet) => {
    const cells = new Map<string, ReadCell>();
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.isMerged && cell.master !== cell) return;
        const { formula, result, value: plain, address } = cell;
        const value = formula ? (result ?? "") : plain;
        const shown = value instanceof Date ? value.toISOString().slice(0, 10) : value;
        cells.set(address, { formula: formula || undefined, value: shown });
      }),
    );
    return { name: sheet.name, cells };
  });
}
