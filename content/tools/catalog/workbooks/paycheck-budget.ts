import {
  addSheet,
  type Cell,
  cents,
  createWorkbook,
  head,
  input,
  note,
  result,
  strong,
  text,
  total,
} from "../workbook";
import { addMonthSheets } from "./paycheck-months";
import { bills, goals } from "./paycheck-sample";

const BILL_ROWS = 24;

export function build(title: string) {
  const book = createWorkbook(title);
  const checks = [1, 2, 3, 4];
  addSheet(
    book,
    "Paychecks",
    title,
    [40, 18, 18, 18, 18, 18],
    [
      [
        head("This month"),
        ...checks.map((check) => head(`Paycheck ${check}`, { center: true })),
        head("Month", { center: true }),
      ],
      ["Payday (day of the month)", ...[1, 15, null, null].map((day) => input(day, { format: "0", center: true }))],
      [
        "What arrives in the account",
        ...[1880, 1880, null, null].map((pay) => input(pay, cents)),
        total("SUM(B6:E6)", cents),
      ],
      [
        "Bills due before the next one",
        ...checks.map((check) => result(`SUMIF(Bills!$D$5:$D$28,${check},Bills!$B$5:$B$28)`, cents)),
        total("SUM(B7:E7)", cents),
      ],
      [
        "Set aside for savings goals",
        ...["B", "C", "D", "E"].map((column) => result(`IF(${column}6="",0,Goals!$F$10)`, cents)),
        total("SUM(B8:E8)", cents),
      ],
      [
        strong("Left to spend"),
        ...["B", "C", "D", "E"].map((column) => total(`IF(${column}6="",0,${column}6-${column}7-${column}8)`, cents)),
        total("SUM(B9:E9)", cents),
      ],
      [
        "Days until the next payday",
        ...["B", "C", "D", "E"].map((column, index) => {
          const next = "CDE".charAt(index);
          const untilMonthEnd = `$B$13-${column}5+$B$5`;
          return result(
            next
              ? `IF(${column}5="",0,IF(${next}5="",${untilMonthEnd},${next}5-${column}5))`
              : `IF(E5="",0,${untilMonthEnd})`,
            "0",
          );
        }),
        result("SUM(B10:E10)", "0"),
      ],
      [
        strong("Left to spend per day", { big: true }),
        ...["B", "C", "D", "E"].map((column) =>
          total(`IF(${column}10=0,0,ROUND(${column}9/${column}10,2))`, { format: cents, big: true }),
        ),
        text(""),
      ],
      [],
      ["Days in this month", input(30, { format: "0", center: true })],
      [],
      [
        strong("Are the bills covered?"),
        result(
          'IF(SUM(B5:E5)=0,"Type your paydays first.",IF(MIN(B9:E9)<0,"One paycheck is short. Move a due date or lower a goal.","Yes, every one."))',
          { span: 5 },
        ),
      ],
      ["Share of your income that goes to bills", result("IF(F6=0,0,F7/F6)", "0%")],
      ["Share of your income that goes to goals", result("IF(F6=0,0,F8/F6)", "0%")],
    ],
    {
      note: "Type over the yellow cells. Use one to four paydays and leave the rest empty. The numbers are a sample.",
      landscape: true,
      freeze: 4,
    },
  );
  addSheet(
    book,
    "Bills",
    "Bills by due date",
    [38, 16, 16, 18, 34],
    [
      [
        head("Bill"),
        ...["Amount", "Due on day", "From paycheck"].map((name) => head(name, { center: true })),
        head("How it’s paid"),
      ],
      ...Array.from({ length: BILL_ROWS }, (_, index): Cell[] => {
        const [name, amount, day, how] = bills[index] ?? [null, null, null, null];
        const row = index + 5;
        const latest = ["E", "D", "C", "B"].reduceRight((otherwise, column, at) => {
          const cell = `Paychecks!$${column}$5`;
          return `IF(AND(${cell}<>"",C${row}>=${cell}),${4 - at},${otherwise})`;
        }, "COUNT(Paychecks!$B$5:$E$5)");
        return [
          input(name),
          input(amount, cents),
          input(day, { format: "0", center: true }),
          result(`IF(C${row}="","",${latest})`, { format: "0", center: true }),
          input(how),
        ];
      }),
      [strong("Total"), total("SUM(B5:B28)", cents)],
    ],
    {
      note: "For a yearly bill, type one twelfth. For a quarterly one, type a third. Move that to savings each month.",
      freeze: 4,
    },
  );
  addSheet(
    book,
    "Goals",
    "Savings goals",
    [34, 16, 16, 18, 20, 20],
    [
      [
        head("Goal"),
        ...["I need", "I have", "Paychecks left", "Still to save", "From each paycheck"].map((name) =>
          head(name, { center: true }),
        ),
      ],
      ...Array.from({ length: 5 }, (_, index): Cell[] => {
        const [name, need, have, left] = goals[index] ?? [null, null, null, null];
        const row = index + 5;
        return [
          input(name),
          input(need, cents),
          input(have, cents),
          input(left, { format: "0", center: true }),
          result(`MAX(0,B${row}-C${row})`, cents),
          result(`IF(OR(D${row}="",D${row}=0),0,ROUNDUP(E${row}/D${row},0))`, cents),
        ];
      }),
      [strong("All goals", { span: 4 }), total("SUM(E5:E9)", cents), total("SUM(F5:F9)", cents)],
      [],
      [note("A good first goal: one month of bills in the bank. Yours come to the number below.", { span: 6 })],
      [strong("One month of bills"), result("Bills!B29", cents)],
    ],
    {
      note: "What you still need is split over the paychecks you have left, rounded up to the dollar.",
      landscape: true,
      freeze: 4,
    },
  );
  addMonthSheets(book);
  return book;
}
