import { describe, expect, test } from "vitest";
import { countBlades, drawLeaf, getPaper, listBlades } from "#app/order/model/leaf";
import { visualTypes } from "#app/order/model/packages";

const all = Object.fromEntries(visualTypes.map(({ key }, index) => [key, index + 1]));
const count = (leaf: ReturnType<typeof drawLeaf>, state: string) =>
  countBlades(leaf.filter((part) => part.state === state));

describe("a leaf", () => {
  test("of 14 types has a paper for each, and no two look the same", () => {
    const leaf = drawLeaf({ mix: all });
    expect(leaf.map(({ count }) => count)).toEqual(visualTypes.map((_, index) => index + 1));
    const papers = leaf.map(({ paper }) => JSON.stringify(getPaper(paper ?? -1)));
    expect(new Set(papers).size).toBe(14);
  });

  test.each([
    [0, 0],
    [1, 1],
    [100, 100],
    [999_999, 200],
  ])("of %i visuals has %i blades", (flyers, blades) => {
    expect(listBlades(drawLeaf({ mix: { flyers } }))).toHaveLength(blades);
  });

  test("shows what is still to be chosen, and which visuals are too many", () => {
    const some = drawLeaf({ mix: { flyers: 3, paid_ads: 4 }, holds: 10 });
    expect([count(some, "filled"), count(some, "open"), count(some, "over")]).toEqual([7, 3, 0]);
    const tooMany = drawLeaf({ mix: { flyers: 8, paid_ads: 7 }, holds: 10 });
    expect([count(tooMany, "filled"), count(tooMany, "open"), count(tooMany, "over")]).toEqual([10, 0, 5]);
  });

  test("fills as files arrive, also if an order doesn't say what its visuals are", () => {
    const order = { mix: { flyers: 20, paid_ads: 30 }, holds: 50 };
    expect(drawLeaf({ ...order, delivered: 3 })).toEqual([
      { paper: 0, state: "filled", count: 3 },
      { paper: 0, state: "open", count: 17 },
      { paper: 1, state: "open", count: 30 },
    ]);
    expect(count(drawLeaf({ mix: null, holds: 25, delivered: 3 }), "filled")).toBe(3);
    const partly = drawLeaf({ mix: { flyers: 4 }, holds: 10, delivered: 10 });
    expect(partly.map(({ paper, state, count }) => [paper, state, count])).toEqual([
      [0, "filled", 4],
      [1, "filled", 6],
    ]);
  });
});
