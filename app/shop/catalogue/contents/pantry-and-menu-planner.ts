import { addSheet, type Cell, createWorkbook, head, input, result, strong, text, total } from "../make/workbook";
import { menu, pantry } from "./pantry-sample";

const PANTRY_ROWS = 60;
const DINNER_LINES = 6;
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
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
        ...["Aisle", "Have", "Unit", "Keep at least", "Use by", "This week", "To buy", ""].map((name) =>
          head(name, { center: true }),
        ),
      ],
      ...Array.from({ length: PANTRY_ROWS }, (_, index): Cell[] => {
        const [item, aisle, have, unit, keep, day] = pantry[index] ?? [null, null, null, null, null, null];
        const row = index + 5;
        return [
          input(item),
          input(aisle, { choices: '"Produce,Dairy,Meat and fish,Dry goods,Canned,Frozen,Spices,Household"' }),
          input(have, amount),
          input(unit, { center: true }),
          input(keep, amount),
          input(day ? new Date(Date.UTC(2026, 5, day)) : null, "mmm d"),
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
      note: "What’s on the shelf, sorted by aisle. The two right-hand columns work themselves out from your menu.",
      landscape: true,
      freeze: 4,
    },
  );
  const menuSheet = addSheet(
    book,
    "Menu",
    "Seven dinners",
    [16, 30, 28, 12, 12, 30],
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
              `IF(C${row}="","",IFERROR(INDEX(Pantry!$D$5:$D$64,MATCH(C${row},Pantry!$A$5:$A$64,0)),"not in pantry"))`,
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
  menuSheet.getCell("A2").value = "First day";
  menuSheet.getCell("B2").value = new Date(Date.UTC(2026, 5, 1));
  menuSheet.getCell("B2").numFmt = "dddd, mmmm d";
  menuSheet.getCell("B2").fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFEFB0" } };
  menuSheet.getCell("B2").alignment = { horizontal: "left", vertical: "middle", indent: 1 };
  const rank = (row: number) => `IF(ROUND(Pantry!H${row},4)>0,1,0)`;
  addSheet(
    book,
    "Shopping",
    "Shopping list",
    [8, 34, 14, 14, 24, 10],
    [
      [head(""), head("Buy"), ...["Amount", "Unit", "Aisle", "Line"].map((name) => head(name, { center: true }))],
      ...Array.from({ length: 40 }, (_, index): Cell[] => {
        const row = index + 5;
        const found = `MATCH(${index + 1},$G$5:$G$64,0)`;
        const pick = (column: string) => `IFERROR(INDEX(Pantry!$${column}$5:$${column}$64,${found}),"")`;
        return [
          text(""),
          result(pick("A")),
          result(pick("H"), amount),
          result(pick("D"), { center: true }),
          result(pick("B"), { center: true }),
          result(`IF(B${row}="",0,${index + 1})`, { format: "0;-0;", center: true }),
        ];
      }),
      [],
      [text(""), strong("Things to buy"), total("MAX(F5:F44)", { format: "0", center: true })],
    ],
    { note: "Only what the pantry doesn’t have, in the order of the aisles. Check the boxes by hand.", freeze: 4 },
  );
  const shopping = book.getWorksheet("Shopping");
  // Column G numbers the items to buy, so that the list above can close its gaps.
  for (let row = 5; shopping && row < 5 + PANTRY_ROWS; row++) {
    const above = row === 5 ? "0" : `MAX($G$4:G${row - 1})`;
    shopping.getCell(`G${row}`).value = { formula: `IF(${rank(row)}=1,${above}+1,0)` };
  }
  if (shopping) {
    shopping.getColumn("G").hidden = true;
    shopping.pageSetup.printArea = "A1:E46";
    for (let row = 5; row < 45; row++)
      shopping.getCell(`A${row}`).border = {
        top: { style: "thin" },
        bottom: { style: "thin" },
        left: { style: "thin" },
        right: { style: "thin" },
      };
  }
  addSheet(
    book,
    "Print",
    "This week’s menu",
    [24, 60],
    days.map((_, at) => ({
      height: 58,
      cells: [
        result(`Menu!$B$2+${at}`, { format: "dddd, mmm d", size: 14 }),
        result(`IF(Menu!B${5 + at * DINNER_LINES}="","",Menu!B${5 + at * DINNER_LINES})`, { size: 20 }),
      ],
    })),
    { note: "For the kitchen door. Prints on one page." },
  );
  return book;
}
