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
} from "../workbook";
import { addPriceList, SERVICE_ROWS } from "./price-list-print";
import { costs, services } from "./price-list-sample";

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
      ["1", "Costs: type what your business pays, and how often. The tab adds it up by month."],
      ["2", "Hours: type how much you work, and how much of that you can bill."],
      ["3", "Services: type each service, its hours and its materials. The price appears beside it."],
      ["4", "Price list: print it, or save it as a PDF. It takes the names and prices from Services."],
      [],
      ["", strong("How to read the colors")],
      ["", input("Type in the yellow cells. The numbers there now are a sample.")],
      [
        "",
        result(
          '="White cells fill in by themselves. Right now your price for an hour is "&TEXT(Hours!B20,"$#,##0.00")&"."',
        ),
      ],
      ["", "Nothing is locked. If you break a formula, press Undo."],
      [],
      ["", strong("About the sample")],
      ["", "The sample is a made-up cleaning business, so you can see how the tabs work together."],
      ["", "Change one number and watch the price list move."],
      ["", note("This is arithmetic, not tax advice. Ask your tax preparer how much to set aside.")],
    ],
    { note: "Go from what a month costs you to a price list you can print. Start with the Costs tab." },
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
    { note: "Type over the yellow cells. Materials for a single job go in the Services tab.", freeze: 4 },
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
      ["Share of those hours you can bill", input(0.65, "0%"), note("Driving and paperwork don’t bill themselves")],
      ["Hours you can bill in a month", result("=ROUND(B5*B6*B7*B8/12,1)", "0.0"), ""],
      [],
      [head("Your money"), head("You", { center: true }), head("")],
      ["What you want to take home in a month", input(4200, money), note("After taxes, for rent and groceries")],
      ["Share to set aside for taxes", input(0.28, "0%"), note("Ask your tax preparer")],
      ["Your pay before taxes", result("=ROUND(B12/(1-B13),2)", cents), ""],
      ["Business costs, from the Costs tab", result(`=Costs!D${lastCost + 1}`, cents), ""],
      ["Profit that stays in the business", input(0.1, "0%"), note("For a slow month, or the next van")],
      ["What a month has to bring in", result("=ROUND((B14+B15)*(1+B16),2)", cents), ""],
      [],
      [],
      [
        strong("Your price for an hour", { big: true }),
        total("=IFERROR(ROUND(B17/B9,2),0)", { format: cents, big: true, center: true }),
        note("The Services tab multiplies each job’s hours by this"),
      ],
      [],
      ["One more billable hour a week would add, per year", result("=ROUND(B20*B5,0)", money), ""],
      [
        "One more week off would raise your hourly price to",
        result("=IFERROR(ROUND(B17/((B5-1)*B6*B7*B8/12),2),0)", cents),
        "",
      ],
    ],
    { note: "Type over the yellow cells. The result is the hourly price that pays your business and you." },
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
      ["", strong("Price for an hour, from the Hours tab"), result("=Hours!B20", cents)],
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
      note: "For a product, leave the hours at zero. A number under “Your own price” replaces the rounded one.",
      landscape: true,
      freeze: 8,
    },
  );

  addPriceList(book);
  return book;
}
