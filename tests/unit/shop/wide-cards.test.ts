import { expect, test } from "vitest";
import { chooseWideCards } from "#app/shop/vault/choose-wide-cards";

/** Puts the cards into rows of three columns, as the grid does. */
function listRows(count: number): number[] {
  const wide = chooseWideCards(count);
  const rows: number[] = [];
  for (let index = 0; index < count; index++) {
    const width = wide.has(index) ? 2 : 1;
    const last = rows.at(-1);
    if (last !== undefined && last + width <= 3) rows[rows.length - 1] = last + width;
    else rows.push(width);
  }
  return rows;
}

test("every row is full with any number of cards except one", () => {
  for (let count = 2; count <= 24; count++) expect(new Set(listRows(count)), `${count} cards`).toEqual(new Set([3]));
});

test("a single card is not wide", () => {
  expect([...chooseWideCards(1)]).toEqual([]);
  expect([...chooseWideCards(0)]).toEqual([]);
});

test("of twelve cards, the first, a middle one and the last are wide", () => {
  expect([...chooseWideCards(12)]).toEqual([0, 6, 11]);
});
