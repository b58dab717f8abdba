import {
  addSheet,
  type Cell,
  cents,
  createWorkbook,
  head,
  input,
  money,
  note,
  result,
  strong,
  text,
  total,
} from "../make/workbook";
import { costs, services } from "./price-list-sample";

const SERVICE_ROWS = 40;
const first = 5;

export function build(title: string) {
  const book = createWorkbook(title);
  addSheet(
    book,
    "Start",
    title,
    [6, 92],
    [
      ["", strong("Five minutes to your first price", { big: true })],
      ["1", "Costs: type what the business pays, and how often. The sheet turns it all into months."],
      ["2", "Hours: say how much you work, and how much of that you can bill."],
      ["3", "Services: type each service, its hours and its materials. The price appears beside it."],
      ["4", "Price list: print it, or save it as a PDF. It takes the names and prices from Services."],
      [],
      ["", strong("How to read the colors")],
      ["", input("Yellow cells are yours. Type over the sample in them.")],
      [
        "",
        result(
          '="White cells are worked out: at the moment an hour costs your customer "&TEXT(Hours!B20,"$#,##0.00")&"."',
        ),
      ],
      ["", "Nothing is locked. If you break a formula, press Undo."],
      [],
      ["", strong("About the sample")],
      ["", "The numbers are a made-up cleaning business, there to show how the tabs work together."],
      ["", "Change one of them and watch the price list move."],
      ["", note("This is arithmetic, not tax advice. Ask your tax preparer which share to set aside.")],
    ],
    { note: "From what a month costs you to a price list you can print. Start with the tab Costs." },
  );

  const costRows = costs.map(([name, amount, often], index): Cell[] => {
    const row = first + index;
    return [
      input(name || null),
      input(amount, cents),
      input(often, { choices: '"Month,Quarter,Year"', center: true }),
      result(`=IF(B${row}="",0,IF(C${row}="Year",B${row}/12,IF(C${row}="Quarter",B${row}/3,B${row})))`, cents),
    ];
  });
  const lastCost = first + costs.length - 1;
  addSheet(
    book,
    "Costs",
    "What the business costs",
    [44, 16, 16, 18],
    [
      [
        head("Cost"),
        head("Amount", { center: true }),
        head("How often", { center: true }),
        head("Per month", { center: true }),
      ],
      ...costRows,
      [strong("Total per month", { span: 3 }), total(`=SUM(D${first}:D${lastCost})`, cents)],
      [strong("Total per year", { span: 3 }), total(`=D${lastCost + 1}*12`, money)],
    ],
    { note: "Type over the yellow cells. Materials for a single job belong in the tab Services.", freeze: 4 },
  );

  addSheet(
    book,
    "Hours",
    "What an hour has to bring in",
    [52, 18, 52],
    [
      [head("Your time"), head("You", { center: true }), head("Why it matters")],
      ["Weeks you work in a year", input(48, "0"), note("52 minus vacation, holidays and sick days")],
      ["Days you work in a week", input(5, "0.0"), ""],
      ["Hours you work in a day", input(8, "0.0"), note("With driving, quotes and paperwork")],
      [
        "Share of those hours you can bill",
        input(0.65, "0%"),
        note("Driving and paperwork bring in nothing by themselves"),
      ],
      ["Hours you can bill in a month", result("=ROUND(B5*B6*B7*B8/12,1)", "0.0"), ""],
      [],
      [head("Your money"), head("You", { center: true }), head("")],
      ["What you want to take home in a month", input(4200, money), note("After taxes, for rent and groceries")],
      ["Share to set aside for taxes", input(0.28, "0%"), note("Ask your tax preparer")],
      ["Your pay before taxes", result("=ROUND(B12/(1-B13),2)", cents), ""],
      ["Costs of the business, from the tab Costs", result(`=Costs!D${lastCost + 1}`, cents), ""],
      ["Profit that stays in the business", input(0.1, "0%"), note("For the month without work and the new van")],
      ["What a month has to bring in", result("=ROUND((B14+B15)*(1+B16),2)", cents), ""],
      [],
      [],
      [
        strong("Your price for an hour", { big: true }),
        total("=ROUND(B17/B9,2)", { format: cents, big: true, center: true }),
        note("The tab Services multiplies each service’s hours by this"),
      ],
      [],
      ["One more billable hour a week would add, per year", result("=ROUND(B20*B5,0)", money), ""],
      ["One more week off would raise the hour to", result("=ROUND(B17/((B5-1)*B6*B7*B8/12),2)", cents), ""],
    ],
    { note: "Yellow cells are yours. The price for an hour is what keeps the business and you paid." },
  );

  const priceRows = Array.from({ length: SERVICE_ROWS }, (_, index): Cell[] => {
    const row = index + 9;
    const [name, hours, materials] = services[index] ?? [null, null, null];
    const base = `(C${row}*Hours!$B$20+D${row}*(1+$C$5))`;
    return [
      text(index + 1, { center: true }),
      input(name),
      input(hours, "0.00"),
      input(materials, cents),
      result(`=IF(B${row}="","",ROUND(${base},2))`, cents),
      result(
        `=IF(B${row}="","",IF($C$4="To $5",ROUNDUP(${base}/5,0)*5,IF($C$4="To .99",ROUNDUP(${base},0)-0.01,ROUNDUP(${base},0))))`,
        cents,
      ),
      input(index === 4 ? 549 : null, cents),
      total(`=IF(B${row}="","",IF(G${row}="",F${row},G${row}))`, cents),
    ];
  });
  addSheet(
    book,
    "Services",
    "Your services and their prices",
    [5, 40, 15, 13, 14, 14, 15, 14],
    [
      ["", strong("Rounding"), input("To $5", { choices: '"To the dollar,To $5,To .99"', center: true })],
      ["", strong("Markup on materials"), input(0.2, "0%")],
      ["", strong("Price for an hour, from the tab Hours"), result("=Hours!B20", cents)],
      [],
      [
        head("#"),
        head("Service or product"),
        ...["Hours", "Materials", "Exact price", "Rounded", "Your own price", "Price"].map((name) =>
          head(name, { center: true }),
        ),
      ],
      ...priceRows,
    ],
    {
      note: "Products have no hours. A number under Your own price replaces the rounded one. Room for 40 lines.",
      landscape: true,
      freeze: 8,
    },
  );

  const listRows = Array.from({ length: SERVICE_ROWS }, (_, index): Cell[] => [
    result(`=IF(Services!B${index + 9}="","",Services!B${index + 9})`),
    result(`=IF(Services!B${index + 9}="","",ROUND(Services!H${index + 9}*(1+$B$6),2))`, cents),
  ]);
  addSheet(
    book,
    "Price list",
    "Price list",
    [68, 22],
    [
      [strong("Your business name"), input("Sample Cleaning Co.")],
      [strong("Phone"), input("(407) 555-0142")],
      [strong("Sales tax to add, 0% if none"), input(0, "0.00%")],
      [],
      [head("Service"), head("Price", { center: true })],
      ...listRows,
    ],
    { note: "Print this tab, or save it as a PDF. Empty lines stay empty.", freeze: 8 },
  );
  return book;
}
