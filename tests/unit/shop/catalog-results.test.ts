import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findExcerpt, getInsidePageUrl } from "#app/shop/products/catalog-excerpt.server";
import { listProducts } from "#content/catalog/products/list";
import { readSheets } from "#tests/support/shop/read-workbook";

/** Worked out by hand from the sample values in the files. */
const results: [string, Record<string, unknown>][] = [
  [
    "price-list-builder",
    {
      // 95 + 70 + 310 + 180 + 130 + 75 + 100 + 60 + 48 + 50 + 12.50 + 120 + 25 + 20 + 45
      "Costs!D25": 1340.5,
      "Costs!D26": 16086,
      "Hours!B9": 104,
      "Hours!B14": 5833.33,
      "Hours!B17": 7891.21,
      "Hours!B20": 75.88,
      // 2.5 hours and $6 of materials with 20% on top, then to the next $5
      "Services!E9": 196.9,
      "Services!F9": 200,
      "Services!H13": 549,
      "Price list!A4": "Sample Cleaning Co.",
      "Price list!A9": "Standard cleaning, 2 bedrooms",
      "Price list!B9": 200,
      "Price list!A30": "",
    },
  ],
  [
    "missed-call-script-pack",
    {
      "40 texts!D5":
        "Hi, it's Dana at Heron Plumbing. I'm on a job and missed you. I'll call by 4 PM. What can I help with?",
      "40 texts!E5": 102,
      "Follow-ups!C7": "Parked! I can talk until 4 PM. Shall I call? Dana, Heron Plumbing",
    },
  ],
  [
    "exam-week-planner",
    {
      "Week!G9": 5.5,
      "Week!H9": 3.5,
      "Week!I9": 2,
      "Week!J9": "Room left",
      "Week!H16": 24,
      "Subjects!C5": 8.5,
      "Subjects!D5": 0.5,
      // The ones and twos: 60 + 90 + 50 + 60 + 45 minutes
      "Topics!E41": undefined,
      "Topics!D41": 5.1,
      "Exams!E5": 7,
      "Print!B6": "Biology 1.5 h, US History 1.0 h, English 1.0 h",
    },
  ],
  [
    "grade-calculator",
    {
      "Course 1!C8": 0.9,
      "Course 1!C9": 0.85,
      "Course 1!D14": "B+",
      "Course 1!A17": "A-",
      "Course 1!B17": 0.9,
      // (90% - 65.3 points already certain) of the 25 that the final counts
      "Course 1!C17": 0.988,
      "Course 3!D17": "Out of reach",
      "Course 4!C14": "",
      "Overview!F4": "Final needed for A-",
      "Overview!D12": 10,
      "Overview!D13": 3.24,
    },
  ],
  [
    "paycheck-budget",
    {
      // 1240 + 60 + 118 + 16 + 30 are due from the 1st to the 14th
      "Paychecks!B7": 1464,
      "Paychecks!C7": 693,
      "Paychecks!B8": 155,
      "Paychecks!B9": 261,
      "Paychecks!B11": 18.64,
      "Paychecks!C11": 64.5,
      "Bills!D6": 2,
      // 1350 over 18 paychecks, rounded up
      "Goals!F5": 75,
      "Categories!C5": 222.52,
      "Year!F5": 113,
    },
  ],
  [
    "pantry-and-menu-planner",
    {
      // Four cups for two dinners, two to keep, five on the shelf
      "Pantry!G21": 4,
      "Pantry!H21": 1,
      "Pantry!I19": "Eat this week",
      "Menu!E5": "lb",
      "Shopping!B5": "Onions",
      "Shopping!C5": 1,
      "Shopping!C46": 16,
      "Shopping!B21": "",
      "Print!B5": "Beef and bean chili",
    },
  ],
  [
    "opening-hours-poster-set",
    {
      "Door sign!B6": "9 AM – 5 PM",
      "Website text!A6": "Monday: 9 AM – 5 PM",
      "Website text!A15": "New Year’s Day, Friday, January 1: closed",
      // Two open holidays between them are omitted.
      "Website text!A16": "Memorial Day, Monday, May 31: closed",
      "Website text!A22": "",
      "Holidays!B17": 6,
      "Back at!A8": "(407) 555-0118",
    },
  ],
];

test.each(results)("%s: the results of the sample are right", async (slug, wanted) => {
  const sheets = await readSheets(slug);
  const found = Object.keys(wanted).map((place) => {
    const [name, address = ""] = place.split("!");
    const value = sheets.find((sheet) => sheet.name === name)?.cells.get(address)?.value;
    return [place, typeof value === "number" ? Math.round(value * 10_000) / 10_000 : value];
  });
  expect(Object.fromEntries(found)).toEqual(wanted);
});

test("the federal holidays of 2027 have the right dates", async () => {
  const sheets = await readSheets("opening-hours-poster-set");
  const cells = sheets.find(({ name }) => name === "Holidays")?.cells;
  const dates = Array.from({ length: 11 }, (_, index) => cells?.get(`B${index + 5}`)?.value);
  expect(dates.join(" ")).toBe(
    "01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25".replaceAll(/\S+/g, "2027-$&"),
  );
  const bankDays = ["C9", "C10", "C15"].map((address) => cells?.get(address)?.value);
  expect(bankDays).toEqual(["2027-06-18", "2027-07-05", "2027-12-24"]);
});

test("each of the 40 texts and eight follow-ups fits into one message", async () => {
  const sheets = await readSheets("missed-call-script-pack");
  const read = (name: string, column: string, rows: number) =>
    Array.from(
      { length: rows },
      (_, index) => sheets.find((sheet) => sheet.name === name)?.cells.get(`${column}${index + 5}`)?.value,
    );
  const texts = [...read("40 texts", "D", 40), ...read("Follow-ups", "C", 8)];
  expect(new Set(texts).size).toBe(48);
  for (const text of texts) {
    // With other characters only 70 would fit.
    expect(text).toMatch(/^[\x20-\x7e]{30,160}$/);
    expect(text).not.toMatch(/[[\]]/);
  }
});

test.each([
  ["missed-call-script-pack", "content/tools/catalog/workbooks/missed-call-texts.ts"],
  ["automation-blueprint", "content/tools/catalog/contents/automation-blueprint.md"],
])("the page of %s quotes its file word for word", (slug, source) => {
  const file = readFileSync(source, "utf8");
  const texts = listProducts().find((product) => product.slug === slug)?.excerpt?.texts ?? [];
  expect(texts).toHaveLength(3);
  for (const { text } of texts) expect(file).toContain(text);
});

test("a product with other inside pages than the catalog's shows no texts of the catalog's file", () => {
  const slug = "missed-call-script-pack";
  const page = { url: getInsidePageUrl(slug, 1), width: 900, height: 675, alt: "The 40 texts tab" };
  expect(findExcerpt({ slug, previews: [page] })?.texts).toHaveLength(3);
  expect(findExcerpt({ slug, previews: [{ ...page, url: "/files/other.webp" }] })).toBeNull();
  expect(findExcerpt({ slug, previews: null })).toBeNull();
});

/** How often a pattern is in the source text of a product, as its description promises. */
test.each([
  ["automation-blueprint", /^- \[ \]/gm, "## Test it before", 17],
  ["automation-blueprint", /^## Door \d/gm, "", 5],
  ["moving-house-binder", /^- \[ \]/gm, "", 102],
  ["moving-house-binder", /^=== list/gm, "", 11],
  ["invoice-chaser-letters", /^## Letter \d/gm, "", 6],
  ["school-morning-checklist", /^- \[ \]/gm, "## Good morning", 8],
  ["school-morning-checklist", /^- \[ \]/gm, "## The night before", 7],
  ["reading-log-for-kids", /^<tr><td>\d+</gm, "", 12],
  ["reading-log-for-kids", /<td/g, "## Reading bingo", 25],
  ["essay-outline-kit", /^- \[ \]/gm, "## Before you hand", 10],
  ["home-network-notes", /^- \[ \]/gm, "## The internet is down", 8],
  ["babysitter-binder", /\? \| \||please\. \| \|/g, "## Our house", 10],
])("%s: %s is in “%s” %i times", (slug, pattern, chapter, count) => {
  const text = readFileSync(`content/tools/catalog/contents/${slug}.md`, "utf8");
  const pages = text.split(/(?=^===)/m).filter((page) => page.includes(chapter));
  expect(pages.join("").match(pattern)).toHaveLength(count);
});
