import { expect, test } from "vitest";
import { shortenFileName } from "#app/server/storage/shorten-file-name";

test.each([
  ["flyer.pdf", 20, "", "flyer.pdf"],
  ["flyer.pdf", 20, " (2)", "flyer (2).pdf"],
  ["flyer.pdf", 8, "", "flye.pdf"],
  ["flyer.pdf", 10, " (2)", "fl (2).pdf"],
  ["two words.pdf", 8, "", "two.pdf"],
  ["🌴🌴🌴.pdf", 12, "", "🌴🌴.pdf"],
  ["é.tar.gz", 7, "", "é.t.gz"],
  [".gitignore", 5, "", ".giti"],
  ["README", 20, " (2)", "README (2)"],
  [`long-name.${"y".repeat(19)}`, 24, "", `long.${"y".repeat(19)}`],
  [`long-name.${"y".repeat(20)}`, 24, "", `long-name.${"y".repeat(14)}`],
  ["", 20, "", ""],
])("%j is shortened to %i bytes with the suffix %j: %j", (name, maxBytes, suffix, shortened) => {
  expect(shortenFileName(name, maxBytes, suffix)).toBe(shortened);
});
