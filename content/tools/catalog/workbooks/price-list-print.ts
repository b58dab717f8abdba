import { addSheet, cents, type createWorkbook, head, input, printOnOnePage, strong } from "../workbook";

export const SERVICE_ROWS = 40;

/** Columns A and B are printed; the settings stand beside them. */
export function addPriceList(book: ReturnType<typeof createWorkbook>): void {
  const last = 8 + SERVICE_ROWS;
  const rows = Array.from({ length: SERVICE_ROWS }, (_, index) => {
    const service = `Services!B${index + 9}`;
    const price = `ROUND(Services!H${index + 9}*(1+$E$6),2)`;
    return {
      height: 18,
      cells: [
        { formula: `IF(${service}="","",${service})`, look: "text" as const, size: 11 },
        { formula: `IF(${service}="","",${price})`, look: "strong" as const, format: cents, size: 11 },
      ],
    };
  });
  const sheet = addSheet(
    book,
    "Price list",
    "Price list",
    [64, 20, 4, 30, 28],
    [
      {
        height: 56,
        cells: [
          { formula: "E4", look: "head", span: 2, size: 26 },
          null,
          strong("Your business name"),
          input("Sample Cleaning Co."),
        ],
      },
      {
        height: 26,
        cells: [{ formula: "E5", look: "strong", span: 2, size: 13 }, null, strong("Phone"), input("(407) 555-0142")],
      },
      [
        { formula: 'IF(E6>0,"Prices include "&TEXT(E6,"0.00%")&" sales tax.","")', look: "note", span: 2 },
        null,
        strong("Sales tax to add, 0% if none"),
        input(0, "0.00%"),
      ],
      [],
      [head("Service"), head("Price", { center: true })],
      ...rows,
    ],
    {
      note: "The list on the left prints on one page, or save it as a PDF. Your name, phone and tax go on the right.",
      freeze: 8,
    },
  );
  printOnOnePage(sheet, `A4:B${last}`);
  sheet.addConditionalFormatting({
    ref: `A9:B${last}`,
    rules: [
      {
        type: "expression",
        priority: 1,
        formulae: ['$A9<>""'],
        style: { border: { bottom: { style: "thin", color: { argb: "FFB9C2B4" } } } },
      },
    ],
  });
}
