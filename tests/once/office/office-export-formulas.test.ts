import { afterEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { emptyTables } from "#tests/support/database/rows";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);
afterEach(() => emptyTables(site, "formSubmissions"));

const cellsOf = async (typed: string) => {
  await insertOrder(site, { fullName: typed, email: typed, phone: typed, businessName: typed, message: typed });
  const [head = [], row = [], ...more] = readCsv(await (await office.get(paths.adminExport)).text());
  expect(more).toEqual([]);
  return ["Name", "Email", "Phone", "Business", "Message"].map((column) => row[head.indexOf(column)]);
};

/** `U+FF1D =`, so that the report shows invisible characters. */
const named = (text: string) => {
  const code = text.codePointAt(0) ?? 0;
  return [`U+${code.toString(16).toUpperCase().padStart(4, "0")} ${code > 0x20 ? text : ""}`, text] as const;
};

const starts = [
  ...["=", "+", "-", "@"],
  // Full width, small, superscript, subscript.
  ...["\uff1d", "\uff0b", "\uff0d", "\uff20", "\ufe66", "\ufe62", "\ufe63", "\ufe6b"],
  ...["\u207c", "\u207a", "\u207b", "\u208c", "\u208a", "\u208b"],
  // Minus sign, Hebrew plus.
  ...["\u2212", "\ufb29"],
];

test.each(starts.map(named))("a cell that begins with %s is not run as a formula", async (_, start) => {
  const typed = `${start}1+cmd|' /C calc'!A0`;
  expect(await cellsOf(typed)).toEqual(Array(5).fill(`'${typed}`));
});

const blanks = [" ", "\t", "\r", "\n", "\v", "\f", "\u0001", "\u001f", "\u007f", "\u0085", "\u00a0", "\u00ad"];
const unseen = ["\u034f", "\u115f", "\u200b", "\u200e", "\u2028", "\u2060", "\u3000", "\u3164", "\ufeff", "\ufe0f"];

test.each([...blanks, ...unseen].map(named))(
  "a cell that begins with %s before a formula is not run as a formula",
  async (_, blank) => {
    for (const typed of [`${blank}=1+1`, `${blank} ${blank}\uff1d1+1`]) {
      expect(await cellsOf(typed)).toEqual(Array(5).fill(`'${typed}`));
      await emptyTables(site, "formSubmissions");
    }
  },
);

test.each(["\t", "\r", "\n"].map(named))(
  "a cell that begins with %s and text is not run as a formula",
  async (_, blank) => {
    expect(await cellsOf(`${blank}cmd`)).toEqual(Array(5).fill(`'${blank}cmd`));
  },
);

test.each(["Müller", " spaced ", "4075550134", "-12.5", "+14075550134", "１２", "–", "", "   ", "a=b", "山田 ＝ 2"])(
  "%j is written as it was typed",
  async (typed) => {
    expect(await cellsOf(typed)).toEqual(Array(5).fill(typed));
  },
);
