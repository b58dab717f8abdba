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
  text,
  total,
} from "../workbook";
import { menu, pantry } from "./pantry-sample";

const PANTRY_ROWS = 60;
const DINNER_LINES = 6;
const SHOPPING_ROWS = 40;
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const aisles = ["Produce", "Dairy", "Meat and fish", "Dry goods", "Canned", "Frozen", "Spices", "Household"];
const amount = "General";

export function build(title: string) {
  const book = createWorkbook(title);
  const lastMenu = 4 + days.length * DINNER_LINES;
  addSheet(
    book,
    "Pantry",
    title,
    [28, 18, 10, 12, 14, 16, 12, 12, 18],
    [
      [
        head("Item"),
        ...["Aisle", "Have", "Unit", "Keep at least", "Use by", "Menu needs", "To buy", "Heads-up"].map((name) =>
          head(name, { center: true }),
        ),
      ],
      ...Array.from({ length: PANTRY_ROWS }, (_, index): Cell[] => {
        const [item, aisle, have, unit, keep, day] = pantry[index] ?? [null, null, null, null, null, null];
        const row = index + 5;
        return [
          input(item),
          input(aisle, { choices: "Shopping!$I$5:$I$12" }),
          input(have, amount),
          input(unit, { center: true }),
          input(keep, amount),
          input(day ? new Date(Date.UTC(2027, 5, day)) : null, "mmm d"),
          result(
            `IF(A${row}="",0,SUMIF(Menu!$C$5:$C$${lastMenu},A${row},Menu!$D$5:$D$${lastMenu}))`,
            "General;-General;",
          ),
          total(`IF(A${row}="",0,MAX(0,G${row}+E${row}-C${row}))`, "General;-General;"),
          result(
            `IF(OR(A${row}="",F${row}=""),"",IF(F${row}<Menu!$B$2,"Past its date",IF(F${row}-Menu!$B$2<=5,"Eat this week","")))`,
            { center: true },
          ),
        ];
      }),
    ],
    {
      note: "Type what’s on the shelf, in any order. “Menu needs” and “To buy” fill in from your menu.",
      landscape: true,
      freeze: 4,
    },
  );
  const menuSheet = addSheet(
    book,
    "Menu",
    "Seven dinners",
    [16, 32, 28, 12, 16, 30],
    [
      [
        head("Day"),
        head("Dinner"),
        head("Needs"),
        head("Amount", { center: true }),
        head("Unit", { center: true }),
        head("Recipe: page or link"),
      ],
      ...days.flatMap((day, at) =>
        Array.from({ length: DINNER_LINES }, (_, line): Cell[] => {
          const { dish, recipe, needs } = menu[at] ?? { dish: "", recipe: "", needs: [] };
          const [item, much] = needs[line] ?? [null, null];
          const row = 5 + at * DINNER_LINES + line;
          return [
            line === 0 ? strong(day) : text(""),
            line === 0 ? input(dish) : text(""),
            input(item, { choices: "Pantry!$A$5:$A$64" }),
            input(much, amount),
            result(
              `IF(C${row}="","",IFERROR(INDEX(Pantry!$D$5:$D$64,MATCH(C${row},Pantry!$A$5:$A$64,0)),"Add to pantry"))`,
              { center: true },
            ),
            line === 0 ? input(recipe) : text(""),
          ];
        }),
      ),
    ],
    { note: "", freeze: 4 },
  );
  // The first day of the week stands in the note's row, where it stays in view.
  menuSheet.unMergeCells(2, 1, 2, 6);
  menuSheet.getRow(2).height = 24;
  menuSheet.getCell("A2").value = "Week of";
  menuSheet.getCell("B2").value = new Date(Date.UTC(2027, 5, 7));
  menuSheet.getCell("B2").numFmt = "dddd, mmmm d";
  menuSheet.getCell("B2").fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFEFB0" } };
  menuSheet.getCell("B2").alignment = { horizontal: "left", vertical: "middle", indent: 1 };
  addShopping(book);
  const print = addSheet(
    book,
    "Print",
    "This week’s menu",
    [28, 60],
    [
      { height: 60, cells: [strong("This week’s menu", { span: 2, size: 30 })] },
      ...days.map((_, at) => ({
        height: 78,
        cells: [
          result(`Menu!$B$2+${at}`, { format: "dddd, mmm d", size: 14, center: true }),
          result(`IF(Menu!B${5 + at * DINNER_LINES}="","",Menu!B${5 + at * DINNER_LINES})`, { size: 20 }),
        ],
      })),
    ],
    { note: "Fills in from the Menu tab. Prints on one page for the kitchen door." },
  );
  printOnOnePage(print, "A4:B11");
  return book;
}

function addShopping(book: ExcelJS.Workbook): void {
  const last = 4 + PANTRY_ROWS;
  const sheet = addSheet(
    book,
    "Shopping",
    "Shopping list",
    [6, 34, 14, 14, 24, 8, 3, 3, 24],
    [
      [
        head(""),
        head("Buy"),
        ...["Amount", "Unit", "Aisle", "Line"].map((name) => head(name, { center: true })),
        null,
        null,
        head("Your store’s aisles"),
      ],
      ...Array.from({ length: SHOPPING_ROWS }, (_, index): Cell[] => {
        const row = index + 5;
        const pick = (column: string) =>
          `IFERROR(INDEX(Pantry!$${column}$5:$${column}$${last},MATCH(${index + 1},$H$5:$H$${last},0)),"")`;
        const aisle = aisles[index];
        return [
          text(""),
          result(pick("A")),
          result(pick("H"), amount),
          result(pick("D"), { center: true }),
          result(pick("B"), { center: true }),
          result(`IF(B${row}="",0,${index + 1})`, { format: "0;-0;", center: true }),
          ...(aisle ? [null, null, input(aisle)] : index === 8 ? [null, null, note("Put them in walking order.")] : []),
        ];
      }),
      [],
      [text(""), strong("Things to buy"), total("MAX(F5:F44)", { format: "0", center: true })],
    ],
    {
      note: "Only what the pantry doesn’t have, in the order of your store’s aisles. Check the boxes by hand.",
      freeze: 4,
    },
  );
  // Column G has the aisle and the pantry's line of what to buy; column H is its place in that order.
  for (let row = 5; row <= last; row++) {
    const aisle = `IFERROR(MATCH(Pantry!B${row},$I$5:$I$12,0),9)`;
    sheet.getCell(`G${row}`).value = { formula: `IF(ROUND(Pantry!H${row},4)>0,${aisle}*1000+${row},"")` };
    sheet.getCell(`H${row}`).value = { formula: `IF(G${row}="","",COUNTIF($G$5:$G$${last},"<="&G${row}))` };
  }
  for (const column of ["G", "H"]) sheet.getColumn(column).hidden = true;
  printOnOnePage(sheet, "A4:E46");
  const thin = { style: "thin" as const };
  for (let row = 5; row < 5 + SHOPPING_ROWS; row++)
    sheet.getCell(`A${row}`).border = { top: thin, bottom: thin, left: thin, right: thin };
}
