import { addSheet, type Cell, createWorkbook, head, input, note, result, strong, text } from "../workbook";
import { advice, followUps, situations, tones } from "./missed-call-texts";

const blanks: [string, string, string][] = [
  ["[name]", "Your first name", "Dana"],
  ["[business]", "Your business", "Heron Plumbing"],
  ["[time]", "When you usually call back today", "4 PM"],
  ["[open]", "When you open again", "Mon 8 AM"],
  ["[back]", "When you’re back from vacation", "June 9"],
  ["[link]", "Your booking link", "heron.example/book"],
];
const FIRST_BLANK = 5;

/** Fills every blank of the text in a cell with what was typed in the tab Your details. */
const fillIn = (cell: string) =>
  blanks.reduce(
    (formula, [blank], index) => `SUBSTITUTE(${formula},"${blank}",'Your details'!$C$${FIRST_BLANK + index})`,
    cell,
  );

const textRows = (rows: string[][], first: number): { height: number; cells: Cell[] }[] =>
  rows.map((cells, index) => {
    const row = first + index;
    const last = "ABCD".charAt(cells.length - 1);
    return {
      height: 56,
      cells: [
        ...cells.map((cell, column) =>
          column === cells.length - 1 ? input(cell, { wrap: true, size: 12 }) : text(cell, { wrap: true }),
        ),
        result(fillIn(`${last}${row}`), { wrap: true, size: 12 }),
        result(`LEN(${"BCDE".charAt(cells.length - 1)}${row})`, { format: "0", center: true }),
      ],
    };
  });

export function build(title: string) {
  const book = createWorkbook(title);
  addSheet(
    book,
    "Your details",
    title,
    [16, 40, 34],
    [
      [head("Blank"), head("What it stands for"), head("Yours")],
      ...blanks.map(([blank, meaning, sample]): Cell[] => [strong(blank), meaning, input(sample)]),
      [],
      [strong("Next", { span: 3 })],
      [text("1. Type over the yellow cells. All texts fill in by themselves.", { span: 3 })],
      [text("2. Open the “40 texts” tab and pick the ones that sound like you.", { span: 3 })],
      [text("3. Copy from the white column into your phone’s quick replies or texting tool.", { span: 3 })],
      [text("4. Keep each below 160 characters, so it goes out as one message.", { span: 3 })],
      [],
      [
        strong("Texts that fit in one message, out of 40", { span: 2 }),
        result("COUNTIF('40 texts'!E5:E44,\"<=160\")", "0"),
      ],
    ],
    { note: "Type your details once. The ones here are a sample." },
  );
  const texts = situations.flatMap(([situation, lines]) =>
    lines.map((line, index) => [situation, tones[index] ?? "", line]),
  );
  addSheet(
    book,
    "40 texts",
    "40 texts for a call you couldn’t take",
    [18, 10, 48, 48, 12],
    [
      ["Situation", "Tone", "Text with blanks", "Ready to copy", "Characters"].map((name) => head(name)),
      ...textRows(texts, 5),
    ],
    {
      note: "Eight situations, five tones. Edit the yellow column; copy from the white one.",
      landscape: true,
      freeze: 4,
    },
  );
  addSheet(
    book,
    "Follow-ups",
    "Eight follow-ups when the caller goes quiet",
    [22, 46, 46, 12],
    [
      ["After a missed call", "Text with blanks", "Ready to copy", "Characters"].map((name) => head(name)),
      ...textRows(followUps, 5),
    ],
    { note: "One per situation, two to four hours later. Send one, then stop.", landscape: true, freeze: 4 },
  );
  addSheet(
    book,
    "When to text",
    "When to text, and when to stop",
    [30, 92],
    [
      [head("Question"), head("Rule of thumb")],
      ...advice.map(([question, rule]) => ({
        height: 40,
        cells: [strong(question, { wrap: true, size: 12 }), text(rule, { wrap: true, size: 12 })],
      })),
      [],
      [note("Practical advice, not legal advice. Rules for marketing texts are stricter.", { span: 2 })],
    ],
    { note: "Read this before you send the first one.", freeze: 4 },
  );
  return book;
}
