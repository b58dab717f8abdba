import { addSheet, type Cell, createWorkbook, head, input, note, result, section, strong, total } from "../workbook";
import { addPrint } from "./exam-week-print";
import { exams, subjects, topics } from "./exam-week-sample";

const DAYS = 7;
const TOPIC_ROWS = 36;
const date = "ddd, mmm d";
const hours = "0.0";

/** Hours planned for each subject, from the first day to the last. */
const plan = [
  [1.5, 1, null, null, 1, null],
  [1, null, 1, null, null, null],
  [null, 1.5, 1, 0.5, null, null],
  [2, null, null, 1, 0.5, null],
  [1, 1.5, null, null, null, null],
  [2, 2, 1, null, null, null],
  [1, null, 1.5, 1, 1, null],
];

/** Classes, work, meals and travel, everything else. */
const taken = [
  [4, 0, 3.5, 3],
  [3, 4, 3, 2],
  [4, 0, 3.5, 3],
  [3, 0, 3, 4],
  [2, 4, 3, 2.5],
  [0, 0, 4, 4],
  [0, 3, 3.5, 3],
];

export function build(title: string) {
  const book = createWorkbook(title);
  const week = (row: number, index: number): Cell[] => [
    result(`${index === 0 ? "$C$4" : `A${row - 1}+1`}`, { format: date, center: true }),
    input(8, hours),
    ...(taken[index] ?? []).map((value) => input(value, hours)),
    result(`24-SUM(B${row}:F${row})`, hours),
    // The second table is 12 rows below the first.
    result(`H${row + 12}`, hours),
    total(`G${row}-H${row}`, hours),
    result(`IF(I${row}<0,"Too much",IF(I${row}<0.5,"Full","Room left"))`, { center: true }),
  ];
  const sheet = addSheet(
    book,
    "Week",
    title,
    [16, 12, 12, 12, 15, 15, 12, 12, 12, 14],
    [
      [strong("First day of the week", { span: 2 }), input(new Date(Date.UTC(2027, 4, 3)), "ddd, mmm d")],
      [],
      [section("1. The hours you really have", { span: 10 })],
      [],
      ["Day", "Sleep", "Classes", "Work", "Meals, travel", "Everything else", "Free", "Planned", "Left", ""].map(
        (name) => head(name, { center: true }),
      ),
      ...Array.from({ length: DAYS }, (_, index) => week(9 + index, index)),
      [strong("Week", { span: 6 }), ...["G", "H", "I"].map((column) => total(`SUM(${column}9:${column}15)`, hours))],
      [],
      [],
      [section("2. Share them between your subjects", { span: 10 })],
      [
        head("Day", { center: true }),
        ...subjects.map(
          (_, index): Cell => ({
            formula: `IF(Subjects!A${index + 5}="","",Subjects!A${index + 5})`,
            look: "head",
            center: true,
          }),
        ),
        head("Total", { center: true }),
      ],
      ...plan.map((cells, index): Cell[] => [
        result(`A${9 + index}`, { format: date, center: true }),
        ...cells.map((value) => input(value, hours)),
        total(`SUM(B${21 + index}:G${21 + index})`, hours),
      ]),
    ],
    {
      note: "Fill in the hours that are already taken. What’s left is yours to plan. Red means you’ve planned more than you have.",
      landscape: true,
    },
  );
  sheet.addConditionalFormatting({
    ref: "I9:J16",
    rules: [
      {
        type: "expression",
        priority: 1,
        formulae: ["$I9<0"],
        style: { font: { color: { argb: "FFA8200D" }, bold: true } },
      },
    ],
  });
  addSheet(
    book,
    "Subjects",
    "Six subjects and the hours they need",
    [28, 16, 16, 16, 22],
    [
      [
        head("Subject"),
        ...["Hours I want", "Hours planned", "Still to plan", ""].map((name) => head(name, { center: true })),
      ],
      ...subjects.map(([name, wanted], index): Cell[] => [
        input(name),
        input(wanted, hours),
        result(`SUM(Week!${"BCDEFG".charAt(index)}21:${"BCDEFG".charAt(index)}27)`, hours),
        total(`B${index + 5}-C${index + 5}`, hours),
        result(
          `IF(A${index + 5}="","",IF(D${index + 5}>0,"Find more time",IF(D${index + 5}<0,"More than you wanted","Planned")))`,
          { center: true },
        ),
      ]),
      [strong("All"), ...["B", "C", "D"].map((column) => total(`SUM(${column}5:${column}10)`, hours))],
      [],
      [note("Not enough hours? Cut from your easiest subject first, not from sleep.", { span: 5 })],
    ],
    { note: "Type your subjects here once. The other tabs use the same names.", freeze: 4 },
  );
  addSheet(
    book,
    "Topics",
    "What do I know already?",
    [22, 46, 16, 14, 20],
    [
      [
        head("Subject"),
        head("Topic"),
        ...["Rate 1 to 5", "Minutes", "Do it"].map((name) => head(name, { center: true })),
      ],
      ...Array.from({ length: TOPIC_ROWS }, (_, index): Cell[] => {
        const [subject, topic, rate, minutes] = topics[index] ?? [null, null, null, null];
        return [
          input(subject, { choices: "Subjects!$A$5:$A$10" }),
          input(topic),
          input(rate, { choices: '"1,2,3,4,5"', center: true }),
          input(minutes, "0"),
          result(`IF(C${index + 5}="","",IF(C${index + 5}<=2,"First",IF(C${index + 5}=3,"Next","If there’s time")))`, {
            center: true,
          }),
        ];
      }),
      [
        strong("Hours for everything rated 1 or 2", { span: 3 }),
        total('ROUND(SUMIF(C5:C40,"<=2",D5:D40)/60,1)', hours),
      ],
    ],
    { note: "1 = no idea, 5 = could teach it. Start with the ones and twos.", freeze: 4 },
  );
  addSheet(
    book,
    "Exams",
    "When and where",
    [28, 18, 14, 30, 16, 30],
    [
      [
        head("Exam"),
        ...["Date", "Starts", "Room", "Days left"].map((name) => head(name, { center: true })),
        head("Bring"),
      ],
      ...Array.from({ length: 6 }, (_, index): Cell[] => {
        const [name, day, starts, room, bring] = exams[index] ?? [];
        return [
          input(name ?? null),
          input(day ? new Date(Date.UTC(2027, 4, day)) : null, date),
          input(starts ?? null, { center: true }),
          input(room ?? null),
          result(`IF(B${index + 5}="","",B${index + 5}-Week!$C$4)`, { format: "0", center: true }),
          input(bring ?? null),
        ];
      }),
      [],
      [note("“Days left” counts from the first day of your study week.", { span: 6 })],
    ],
    { note: "Check each room again the night before.", landscape: true, freeze: 4 },
  );
  addPrint(book, DAYS);
  return book;
}
