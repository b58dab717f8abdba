import type ExcelJS from "exceljs";
import { addSheet, type Cell, cents, head, input, money, result, strong, total } from "../workbook";
import { months, spending } from "./paycheck-sample";

export function addMonthSheets(book: ExcelJS.Workbook): void {
  addSheet(
    book,
    "Spending",
    "Where it went",
    [16, 36, 22, 16],
    [
      [
        head("Day", { center: true }),
        head("What"),
        head("Category", { center: true }),
        head("Amount", { center: true }),
      ],
      ...Array.from({ length: 60 }, (_, index): Cell[] => {
        const [day, what, kind, amount] = spending[index] ?? [null, null, null, null];
        return [
          input(day, { format: "0", center: true }),
          input(what),
          input(kind, { choices: "Categories!$A$5:$A$12" }),
          input(amount, cents),
        ];
      }),
    ],
    {
      note: "One line each time you spend. For a new month, save a copy of this file and clear the yellow lines.",
      freeze: 4,
    },
  );
  addSheet(
    book,
    "Categories",
    "Planned and spent",
    [30, 16, 16, 16, 26],
    [
      [head("Category"), ...["Planned", "Spent", "Left", ""].map((name) => head(name, { center: true }))],
      ...[
        "Groceries",
        "Gas and transit",
        "Eating out",
        "Household",
        "Kids and pets",
        "Health",
        "Fun",
        "Everything else",
      ].map((category, index): Cell[] => {
        const row = index + 5;
        return [
          input(category),
          input([520, 160, 140, 90, 110, 60, 100, 80][index] ?? null, cents),
          result(`SUMIF(Spending!$C$5:$C$64,A${row},Spending!$D$5:$D$64)`, cents),
          total(`B${row}-C${row}`, cents),
          result(`IF(D${row}<0,"Over plan",IF(C${row}=0,"Nothing yet","On plan"))`, { center: true }),
        ];
      }),
      [strong("Total"), ...["B", "C", "D"].map((column) => total(`SUM(${column}5:${column}12)`, cents))],
      [],
      [strong("Left to spend this month, after bills and goals", { span: 3 }), result("Paychecks!F9", cents)],
      [strong("Not planned yet", { span: 3 }), total("D15-B13", cents)],
    ],
    { note: "Rename any of the eight. The Spending tab offers the same names.", freeze: 4 },
  );
  addSheet(
    book,
    "Year",
    "Twelve months side by side",
    [16, 16, 16, 16, 16, 16],
    [
      [
        head("Month"),
        ...["Income", "Bills", "Goals", "Spent", "Left over"].map((name) => head(name, { center: true })),
      ],
      ...months.map(([month, ...values], index): Cell[] => [
        strong(month),
        ...values.map((value) => input(value, money)),
        result(`B${index + 5}-C${index + 5}-D${index + 5}-E${index + 5}`, `${money};-${money};`),
      ]),
      [strong("Year"), ...["B", "C", "D", "E", "F"].map((column) => total(`SUM(${column}5:${column}16)`, money))],
    ],
    { note: "At the end of each month, type its four totals here. The first three months are a sample.", freeze: 4 },
  );
}
