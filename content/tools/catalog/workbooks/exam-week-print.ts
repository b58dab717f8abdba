import type ExcelJS from "exceljs";
import { addSheet, head, printOnOnePage, result, strong, total } from "../workbook";

export function addPrint(book: ExcelJS.Workbook, days: number): void {
  const print = addSheet(
    book,
    "Print",
    "My exam week",
    [18, 66, 12],
    [
      { height: 40, cells: [strong("My exam week", { span: 3, size: 24 })] },
      [head("Day", { center: true }), head("What I’ll study"), head("Done", { center: true })],
      ...Array.from({ length: days }, (_, index) => {
        const row = 21 + index;
        const parts = ["B", "C", "D", "E", "F", "G"].map(
          (column) => `IF(Week!${column}${row}="","",Week!${column}$20&" "&TEXT(Week!${column}${row},"0.0")&" h| ")`,
        );
        // TRIM takes off the last space, and each separator that is left in between becomes a comma.
        const list = `SUBSTITUTE(SUBSTITUTE(TRIM(${parts.join("&")}),"| ",", "),"|","")`;
        return {
          height: 68,
          cells: [
            result(`Week!A${9 + index}`, { format: "ddd, mmm d", center: true, size: 13 }),
            result(list, { size: 13, wrap: true }),
            { value: null, look: "result" as const },
          ],
        };
      }),
      [strong("Total hours"), total("Week!H16", { format: "0.0", center: true })],
    ],
    { note: "Fills in by itself. Print it and cross it off by hand." },
  );
  printOnOnePage(print, "A4:C13");
}
