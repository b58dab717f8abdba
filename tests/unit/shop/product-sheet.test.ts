import { expect, test } from "vitest";
import { listPagesBelow } from "#app/shop/vault/product/product-sheet.tsx";

const pages = ["1", "2", "3"].map((url) => ({ url, width: 9, height: 12, alt: "A page" }));

test("the last of three pages appears only beside the cover", () => {
  const listUrls = (count: number, showsPageOnSheet: boolean) =>
    listPagesBelow(pages.slice(0, count), showsPageOnSheet).map(({ url }) => url);
  expect(listUrls(3, true)).toEqual(["1", "2"]);
  expect(listUrls(3, false), "no page is beside the cover").toEqual(["1", "2", "3"]);
  expect(listUrls(2, true)).toEqual(["1", "2"]);
});
