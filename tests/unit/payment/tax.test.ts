import { expect, test } from "vitest";
import { computeTax, describeTax, getTaxPart, readPercent } from "#app/server/money/tax";

test.each([
  [9900, "7.25", false, 718],
  [19900, "8.875", false, 1766],
  [11900, "19", true, 1900],
  [1, "50", false, 1],
  [1000, "0", true, 0],
  [2_000_000_000, "19.999", false, 399_980_000],
])("the tax of %i at %s percent (included: %s) is %i", (cents, percent, isIncluded, tax) => {
  expect(computeTax(cents, percent, isIncluded)).toBe(tax);
});

test("the parts of a payment that are paid back have exactly its tax, however it is divided", () => {
  for (const amountCents of [1, 3, 999, 10_618, 2_147_483_647])
    for (const taxCents of [0, 1, Math.floor(amountCents / 7), amountCents])
      for (const parts of [1, 2, 3, 7]) {
        const payment = { amountCents, taxCents };
        let [before, tax] = [0, 0];
        for (let part = 1; part <= parts; part++) {
          const amount = part === parts ? amountCents - before : Math.floor(amountCents / parts);
          tax += getTaxPart(payment, before, amount);
          before += amount;
        }
        expect(tax).toBe(taxCents);
      }
});

test("a refund that failed takes its part of the tax back", () => {
  const payment = { amountCents: 10_725, taxCents: 725 };
  const parts = [getTaxPart(payment, 0, 3333), getTaxPart(payment, 3333, -3333), getTaxPart(payment, 0, 10_725)];
  expect(parts[1]).toBe(-(parts[0] ?? 0));
  expect(parts[2]).toBe(725);
});

test("more than was paid has no more tax than was paid", () => {
  expect(getTaxPart({ amountCents: 100, taxCents: 7 }, 60, 90)).toBe(3);
});

test.each([
  ["7.25", "7.25"],
  ["7,25", "7.25"],
  ["7.25 %", "7.25"],
  ["19", "19"],
  ["8.875%", "8.875"],
  ["0", "0"],
  ["50", "50"],
  ["51", null],
  ["-1", null],
  ["abc", null],
  ["7.2555", null],
  ["", null],
])("the rate %s is read as %s", (text, percent) => expect(readPercent(text)).toBe(percent));

test("the small print below prices", () => {
  const tax = { name: "Sales tax", percent: "7", isIncluded: false };
  expect(describeTax(tax)).toBe("Sales tax is added at checkout.");
  expect(describeTax({ ...tax, name: "VAT", isIncluded: true })).toBe("VAT is included.");
});
