import { addSheet, type Cell, createWorkbook, head, input, note, result, strong, text, total } from "../workbook";
import { courses, scale } from "./grade-sample";

const ASSIGNMENTS = 24;
const percent = "0.0%";
const FIRST = 21;
/** The rows of the overview with the two grades to aim for. */
const GOALS = [18, 19];

/** Points of a category so far: those earned over those possible. */
function addCourse(book: ReturnType<typeof createWorkbook>, index: number) {
  const { name, credits, final, weights, assignments } = courses[index] ?? {
    name: null,
    credits: 3,
    final: null,
    weights: [],
    assignments: [],
  };
  const last = FIRST + ASSIGNMENTS - 1;
  const rows: Cell[][] = [
    [strong("Course"), input(name), strong("Credits"), input(credits, "0.0")],
    [strong("Weight of the final exam"), input(final, "0%")],
    [],
    [
      head("Category"),
      head("Weight", { center: true }),
      head("So far", { center: true }),
      head("Adds", { center: true }),
    ],
    ...Array.from({ length: 5 }, (_, at): Cell[] => {
      const [category, weight] = weights[at] ?? [null, null];
      const row = 8 + at;
      const possible = `SUMIF($B$${FIRST}:$B$${last},A${row},$E$${FIRST}:$E$${last})`;
      return [
        input(category),
        input(weight, "0%"),
        result(
          `IF(A${row}="","",IFERROR(SUMIF($B$${FIRST}:$B$${last},A${row},$C$${FIRST}:$C$${last})/${possible},""))`,
          percent,
        ),
        result(`IF(C${row}="","",B${row}*C${row})`, percent),
      ];
    }),
    [],
    [
      strong("Grade so far", { big: true }),
      text(""),
      total('IFERROR(SUM(D8:D12)/SUMIF(C8:C12,">=0",B8:B12),"")', { format: percent, big: true }),
      total('IF(C14="","",INDEX(Overview!$A$18:$A$29,MATCH(C14,Overview!$B$18:$B$29,1)))', { center: true, big: true }),
    ],
    [],
    [
      head("To finish with"),
      head("At least", { center: true }),
      head("You need on the final", { center: true }),
      head("", { center: true }),
    ],
    ...GOALS.map((goal, at): Cell[] => {
      const row = 17 + at;
      const need = `(B${row}-$C$14*(1-$B$5))/$B$5`;
      return [
        result(`Overview!$F$${goal}`),
        result(`Overview!$G$${goal}`, "0%"),
        total(`IF(OR($C$14="",$B$5=""),"",ROUND(${need},4))`, percent),
        result(
          `IF(C${row}="","",IF(C${row}>1,"Out of reach",IF(C${row}<=0,"Already safe",IF(C${row}>0.93,"Hard, but possible","You can do it"))))`,
          { center: true },
        ),
      ];
    }),
    [],
    [
      head("Assignment"),
      head("Category", { center: true }),
      head("Points", { center: true }),
      head("Out of", { center: true }),
      head("Counted", { center: true }),
    ],
    ...Array.from({ length: ASSIGNMENTS }, (_, at): Cell[] => {
      const [title, category, points, possible] = assignments[at] ?? [null, null, null, null];
      return [
        input(title),
        input(category, { choices: "$A$8:$A$12" }),
        input(points, "0.0"),
        input(possible, "0"),
        result(`IF(C${FIRST + at}="",0,D${FIRST + at})`, { format: "0;-0;", center: true }),
      ];
    }),
  ];
  return addSheet(book, `Course ${index + 1}`, name ?? `Course ${index + 1}`, [34, 20, 18, 22, 12], rows, {
    note: "Type weights and points into the yellow cells. Leave the points empty until the work is graded.",
  });
}

export function build(title: string) {
  const book = createWorkbook(title);
  const scaleRows = scale.map(([letter, floor, points], index): Cell[] => [
    input(letter, { center: true }),
    input(floor, "0%"),
    input(points, "0.0"),
    ...(index < GOALS.length
      ? [
          null,
          strong(["First choice", "Second choice"][index]),
          input(["A-", "B-"][index], { choices: "$A$18:$A$29", center: true }),
          result(`IFERROR(INDEX($B$18:$B$29,MATCH(F${GOALS[index]},$A$18:$A$29,0)),"")`, "0%"),
        ]
      : []),
  ]);
  addSheet(
    book,
    "Overview",
    title,
    [26, 14, 14, 14, 18, 22, 22],
    [
      [
        head("Course"),
        ...["Grade", "Letter", "GPA points", "Credits"].map((name) => head(name, { center: true })),
        ...GOALS.map((goal): Cell => ({ formula: `"Final needed for "&$F$${goal}`, look: "head", center: true })),
      ],
      ...Array.from({ length: 6 }, (_, index): Cell[] => {
        const sheet = `'Course ${index + 1}'`;
        return [
          result(`IF(${sheet}!B4="","",${sheet}!B4)`),
          result(`${sheet}!C14`, percent),
          result(`${sheet}!D14`, { center: true }),
          result(`IF(C${index + 5}="","",INDEX($C$18:$C$29,MATCH(B${index + 5},$B$18:$B$29,1)))`, "0.0"),
          result(`IF(${sheet}!B4="","",${sheet}!D4)`, "0.0"),
          result(`${sheet}!C17`, percent),
          result(`${sheet}!C18`, percent),
        ];
      }),
      [],
      [strong("Credits with a grade", { span: 3 }), result('SUMIF(D5:D10,">=0",E5:E10)', "0.0")],
      [
        strong("GPA if the semester ended today", { span: 3, big: true }),
        total("IFERROR(ROUND(SUMPRODUCT(D5:D10,E5:E10)/D12,2),0)", { format: "0.00", big: true }),
      ],
      [],
      [strong("Your school’s scale", { span: 3 }), null, strong("Grades to aim for", { span: 3 })],
      [
        note("Change it to the one in your syllabus. Lowest first.", { span: 4 }),
        note("Pick two. Every course tab uses them.", { span: 3 }),
      ],
      [
        head("Letter", { center: true }),
        head("From", { center: true }),
        head("GPA points", { center: true }),
        null,
        head(""),
        head("Grade", { center: true }),
        head("From", { center: true }),
      ],
      ...scaleRows,
    ],
    { note: "One tab per course. This page adds them up and shows the score you need on each final.", freeze: 4 },
  );
  for (let index = 0; index < 6; index++) addCourse(book, index);
  return book;
}
