import type ExcelJS from "exceljs";
import {
  addSheet,
  type Cell,
  createWorkbook,
  head,
  input,
  note,
  printOnOnePage,
  result,
  strong,
  total,
} from "../workbook";

import { addBackAt, addWebsiteText } from "./opening-hours-texts";

const TABLOID = 3 as ExcelJS.PaperSize;
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const sample = ["9 AM – 5 PM", "9 AM – 5 PM", "9 AM – 5 PM", "9 AM – 7 PM", "9 AM – 5 PM", "10 AM – 2 PM", "Closed"];
const [MONDAY, THURSDAY] = [2, 5];

const year = "Hours!$B$8";
const nth = (count: number, weekday: number, month: number) =>
  `DATE(${year},${month},1)+MOD(${weekday}-WEEKDAY(DATE(${year},${month},1)),7)+${7 * (count - 1)}`;
const lastMonday = (month: number) =>
  `DATE(${year},${month + 1},1)-1-MOD(WEEKDAY(DATE(${year},${month + 1},1)-1)-${MONDAY},7)`;
const fixed = (month: number, day: number) => `DATE(${year},${month},${day})`;

const holidays: [string, string, string][] = [
  ["New Year’s Day", fixed(1, 1), "Closed"],
  ["Martin Luther King Jr. Day", nth(3, MONDAY, 1), "Open"],
  ["Presidents’ Day", nth(3, MONDAY, 2), "Open"],
  ["Memorial Day", lastMonday(5), "Closed"],
  ["Juneteenth", fixed(6, 19), "Short hours"],
  ["Independence Day", fixed(7, 4), "Closed"],
  ["Labor Day", nth(1, MONDAY, 9), "Closed"],
  ["Columbus Day", nth(2, MONDAY, 10), "Open"],
  ["Veterans Day", fixed(11, 11), "Open"],
  ["Thanksgiving Day", nth(4, THURSDAY, 11), "Closed"],
  ["Christmas Day", fixed(12, 25), "Closed"],
];

function addSign(book: ExcelJS.Workbook, name: string, scale: number, hint: string) {
  const sign = addSheet(
    book,
    name,
    name,
    [30 * scale, 42 * scale],
    [
      { height: 90 * scale, cells: [{ formula: "Hours!B4", look: "head", span: 2, center: true, size: 34 * scale }] },
      { height: 70 * scale, cells: [strong("Open", { span: 2, center: true, size: 40 * scale })] },
      ...days.map((day, index) => ({
        height: 48 * scale,
        cells: [strong(day, { size: 22 * scale }), result(`Hours!B${12 + index}`, { center: true, size: 22 * scale })],
      })),
      { height: 26 * scale, cells: [] },
      { height: 40 * scale, cells: [result("Hours!B5", { span: 2, center: true, size: 18 * scale })] },
      { height: 40 * scale, cells: [result("Hours!B6", { span: 2, center: true, size: 18 * scale })] },
      { height: 40 * scale, cells: [result("Hours!B7", { span: 2, center: true, size: 14 * scale })] },
    ],
    { note: hint },
  );
  sign.pageSetup.verticalCentered = true;
  return sign;
}

export function build(title: string) {
  const book = createWorkbook(title);
  addSheet(
    book,
    "Hours",
    title,
    [34, 34, 44],
    [
      ["Business name", input("Kettle Row Coffee"), note("A made-up shop. Type over the yellow cells.")],
      ["Phone", input("(407) 555-0118")],
      ["Website", input("kettlerow.example")],
      ["A line of your own", input("Ring the bell for deliveries.")],
      [
        "Year for the holidays",
        input(2027, { format: "0", center: true }),
        note("Change it each January. The dates update by themselves."),
      ],
      [],
      [],
      [head("Day"), head("Hours", { center: true }), head("Tip")],
      ...days.map((day, index): Cell[] => [
        strong(day),
        input(sample[index] ?? "", { center: true }),
        note(index === 0 ? "Type it the way it should print: 9 AM – 5 PM" : ""),
      ]),
    ],
    { note: "Type your hours once. Both signs and the website text pick them up from here." },
  );
  printOnOnePage(addSign(book, "Door sign", 1, "Prints on one US Letter page."), "A4:B16");
  printOnOnePage(
    addSign(
      book,
      "Window poster",
      1.5,
      "Prints on one 11 by 17 inch page. Pick US Letter in the print window for a smaller one.",
    ),
    "A4:B16",
    TABLOID,
  );
  const holidayRows = holidays.map(([name, formula, choice], index): Cell[] => {
    const row = index + 5;
    return [
      strong(name),
      result(formula, { format: "ddd, mmm d", center: true }),
      result(`B${row}+IF(WEEKDAY(B${row})=7,-1,IF(WEEKDAY(B${row})=1,1,0))`, { format: "ddd, mmm d", center: true }),
      input(choice, { choices: '"Open,Closed,Short hours"', center: true }),
      input(choice === "Short hours" ? "10 AM – 2 PM" : null, { center: true }),
    ];
  });
  addSheet(
    book,
    "Holidays",
    "Eleven federal holidays",
    [34, 20, 24, 18, 24],
    [
      [
        head("Holiday"),
        ...["Date", "Observed by banks", "We are", "Short hours"].map((name) => head(name, { center: true })),
      ],
      ...holidayRows,
      [],
      [strong("Days closed"), total('COUNTIF(D5:D15,"Closed")', { format: "0", center: true })],
    ],
    {
      note: "The dates follow the year in the Hours tab. Pick open, closed or short hours for each one.",
      landscape: true,
      freeze: 4,
    },
  );
  const sign = addSheet(
    book,
    "Holiday sign",
    "Holiday sign",
    [44, 30, 36],
    [
      { height: 84, cells: [{ formula: 'Hours!B4&", "&Hours!B8', look: "head", span: 3, center: true, size: 28 }] },
      { height: 50, cells: [strong("Holiday hours", { span: 3, center: true, size: 26 })] },
      ...holidays.map((_, index) => ({
        height: 50,
        cells: [
          result(`Holidays!A${index + 5}`, { size: 15 }),
          result(`Holidays!B${index + 5}`, { format: "dddd, mmmm d", size: 13, center: true }),
          result(`IF(Holidays!D${index + 5}="Short hours",Holidays!E${index + 5},Holidays!D${index + 5})`, {
            size: 15,
            center: true,
          }),
        ],
      })),
    ],
    { note: "Prints on one US Letter page, for the door." },
  );
  printOnOnePage(sign, "A4:C16");
  sign.pageSetup.verticalCentered = true;
  addWebsiteText(book, days, holidays.length);
  addBackAt(book);
  return book;
}
