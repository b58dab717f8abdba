import type ExcelJS from "exceljs";
import { addSheet, type Cell, head, printOnOnePage, result, setPrintArea, strong, text } from "../workbook";

export function addWebsiteText(book: ExcelJS.Workbook, days: string[], holidayCount: number): void {
  const [first, last] = [15, 15 + holidayCount - 1];
  const sheet = addSheet(
    book,
    "Website text",
    "Hours for your website and your listings",
    [20, 60],
    [
      [head("Copy these lines", { span: 2 })],
      [result("Hours!B4", { span: 2 })],
      ...days.map((_, index): Cell[] => [result(`Hours!A${12 + index}&": "&Hours!B${12 + index}`, { span: 2 })]),
      [],
      [head("Holiday hours", { span: 2 })],
      ...Array.from({ length: holidayCount }, (_, index): Cell[] => {
        const found = `MATCH(${index + 1},$C$${first}:$C$${last},0)`;
        const pick = (column: string) => `INDEX(Holidays!$${column}$5:$${column}$15,${found})`;
        const hours = `IF(${pick("D")}="Closed","closed",${pick("E")})`;
        return [result(`IFERROR(${pick("A")}&", "&TEXT(${pick("B")},"dddd, mmmm d")&": "&${hours},"")`, { span: 2 })];
      }),
    ],
    { note: "Paste them into your website, your Google Business Profile and your voicemail script." },
  );
  // Column C numbers the holidays that aren't regular days, so that the list has no gaps.
  for (let row = first; row <= last; row++) {
    const above = row === first ? "0" : `MAX($C$${first}:C${row - 1})`;
    sheet.getCell(`C${row}`).value = { formula: `IF(Holidays!D${row - 10}="Open",0,${above}+1)` };
  }
  sheet.getColumn("C").hidden = true;
  setPrintArea(sheet, `A1:B${last}`);
}

export function addBackAt(book: ExcelJS.Workbook): void {
  const twice = (height: number, words: string, size: number) => ({
    height,
    cells: [strong(words, { center: true, size }), text(""), text(""), strong(words, { center: true, size })],
  });
  const card = [
    { height: 24, cells: [] },
    twice(84, "Back at", 44),
    twice(120, "____ : ____", 44),
    twice(36, "Please text us:", 16),
    twice(50, "(407) 555-0118", 22),
    { height: 24, cells: [] },
  ];
  const sheet = addSheet(book, "Back at", "Back at", [46, 3, 3, 46], [...card, ...card], {
    note: "Four to a page. Print, cut along the dashed lines, and write the time with a marker.",
  });
  for (const cell of ["A8", "D8", "A14", "D14"]) sheet.getCell(cell).value = { formula: "Hours!$B$5" };
  const dashed = { style: "dashed" as const, color: { argb: "FF6F7F75" } };
  for (let row = 4; row <= 15; row++)
    for (const column of ["A", "B", "C", "D"])
      sheet.getCell(`${column}${row}`).border = {
        ...(column === "B" ? { right: dashed } : {}),
        ...(row === 9 ? { bottom: dashed } : {}),
      };
  printOnOnePage(sheet, "A4:D15");
  sheet.pageSetup.verticalCentered = true;
}
