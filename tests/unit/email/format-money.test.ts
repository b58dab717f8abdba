import { expect, test } from "vitest";
import { formatMoney } from "#app/server/text/money";

test.each([
  [0, "usd", "$0"],
  [1900, "usd", "$19"],
  [1950, "usd", "$19.50"],
  [123_456_789, "usd", "$1,234,567.89"],
  [123_400, "eur", "1,234.00 EUR"],
])("%i cents in %s are written as %s", (cents, currency, text) => {
  expect(formatMoney(cents, currency)).toBe(text);
});
