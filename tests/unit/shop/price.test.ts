import { expect, test } from "vitest";
import { computePrice, type PricedProduct } from "#app/shop/products/price.server";

const starts = new Date("2026-11-27T05:00:00Z");
const ends = new Date("2026-11-30T05:00:00Z");
const before = (date: Date) => new Date(date.getTime() - 1);

const price = (changes: Partial<PricedProduct>, now: Date, sold = 0) => {
  const product = { id: "a", priceCents: 1900, salePriceCents: 900, saleStartsAt: starts, saleEndsAt: ends };
  return computePrice({ ...product, saleLimit: null, ...changes }, now, sold);
};
const full = { cents: 1900, originalCents: null, saleEndsAt: null };

test("a sale applies from its first moment until just before its end", () => {
  const sale = { cents: 900, originalCents: 1900, saleEndsAt: ends };
  expect(price({}, before(starts))).toEqual(full);
  expect(price({}, starts)).toEqual(sale);
  expect(price({}, before(ends))).toEqual(sale);
  expect(price({}, ends)).toEqual(full);
});

test("a sale can lack a start or an end", () => {
  expect(price({ saleStartsAt: null }, new Date(0)).cents).toBe(900);
  expect(price({ saleEndsAt: null }, new Date("2099-01-01"))).toEqual({
    cents: 900,
    originalCents: 1900,
    saleEndsAt: null,
  });
});

test("a sale ends with its last copy", () => {
  expect(price({ saleLimit: 3 }, starts, 2).cents).toBe(900);
  expect(price({ saleLimit: 3 }, starts, 3)).toEqual(full);
});

test("no sale raises the price", () => {
  expect(price({ salePriceCents: null }, starts)).toEqual(full);
  expect(price({ salePriceCents: 1900 }, starts)).toEqual(full);
  expect(price({ salePriceCents: 2500 }, starts)).toEqual(full);
});
