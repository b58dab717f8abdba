import { describe, expect, test } from "vitest";
import { getSmallestCharge, isPayableStep, listCurrencies } from "#app/server/money/currency";
import { formatAmount, formatExactMoney, formatMoney, formatShortAmount } from "#app/server/text/money";
import { hasSymbol, parseMoney } from "#app/server/text/parse-money";

test.each([
  ["usd", 19_900, "$199", "$199.00", "199.00"],
  ["usd", 119_950, "$1,199.50", "$1,199.50", "1199.50"],
  ["eur", 119_950, "€1,199.50", "€1,199.50", "1199.50"],
  ["jpy", 19_900, "¥19,900", "¥19,900", "19900"],
  ["jpy", 100, "¥100", "¥100", "100"],
  ["kwd", 1_234_500, "KWD\u00a01,234.500", "KWD\u00a01,234.500", "1234.500"],
  ["kwd", 5000, "KWD\u00a05", "KWD\u00a05.000", "5.000"],
  ["huf", 17_500, "HUF\u00a0175", "HUF\u00a0175.00", "175.00"],
  ["usd", -250, "-$2.50", "-$2.50", "-2.50"],
])("%s %i is %s", (currency, cents, short, exact, plain) => {
  expect(formatMoney(cents, currency)).toBe(short);
  expect(formatExactMoney(cents, currency)).toBe(exact);
  expect(formatAmount(cents, currency)).toBe(plain);
});

test("a currency that the provider names but nobody knows does not break a page", () => {
  expect(formatMoney(19_900, "points")).toBe("199 points");
});

describe("an amount as typed", () => {
  test.each([
    ["usd", "$1,299.50", 129_950],
    ["usd", "1299.5", 129_950],
    ["eur", "€10", 1000],
    ["eur", "10 EUR", 1000],
    ["eur", "eur 10.25", 1025],
    ["cad", "CA$10", 1000],
    ["jpy", "¥1,500", 1500],
    ["jpy", "1500", 1500],
    ["kwd", "4.125", 4125],
    ["kwd", "KWD 4", 4000],
  ])("in %s: %s is %i", (currency, text, cents) => expect(parseMoney(text, currency)).toBe(cents));

  test.each([
    ["usd", "7.255"],
    ["usd", "€10"],
    ["usd", "10 USD"],
    ["eur", "$10"],
    ["jpy", "149.50"],
    ["jpy", "1.0"],
    ["kwd", "4.1255"],
    ["eur", "7,25"],
    ["eur", "1.2.3"],
    ["eur", "-5"],
    ["eur", ""],
    ["eur", "9007199254740992"],
  ])("in %s: %s is none", (currency, text) => expect(parseMoney(text, currency)).toBeNull());

  test("names its currency or not", () => {
    expect([hasSymbol("$10", "usd"), hasSymbol("10", "usd"), hasSymbol("10 €", "eur"), hasSymbol("10", "eur")]).toEqual(
      [...[true, false, true, false]],
    );
  });

  test("is what its form shows", () => {
    for (const currency of ["usd", "eur", "jpy", "kwd"])
      for (const cents of [1, 50, 1900, 1950, 123_456])
        expect(parseMoney(formatShortAmount(cents, currency), currency)).toBe(cents);
  });
});

test("every currency that can be chosen has a name, and its decimals where it matters are those of ISO 4217", () => {
  const all = listCurrencies();
  expect(all.filter(({ value, label }) => label === `${value}, ${value}`)).toEqual([]);
  expect(all.map(({ value }) => value)).not.toContain("ISK");
  expect(all.find(({ value }) => value === "KWD")?.label).toBe("KWD, Kuwaiti Dinar");
});

test("what can be charged", () => {
  expect([getSmallestCharge("usd"), getSmallestCharge("jpy"), getSmallestCharge("kwd")]).toEqual([50, 50, 10]);
  expect([isPayableStep(1999, "usd"), isPayableStep(1999, "kwd"), isPayableStep(1990, "kwd")]).toEqual([
    true,
    false,
    true,
  ]);
});
