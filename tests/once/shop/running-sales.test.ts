import { expect, test } from "vitest";
import { listRunningSales } from "#app/shop/products/list-running-sales.server";
import { insertProducts } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

test("the shop shows the beginning and the end of a sale without an edit", async () => {
  const [saleStartsAt, saleEndsAt] = [new Date("2026-11-27T05:00:00Z"), new Date("2026-11-30T05:00:00Z")];
  const [product] = await insertProducts(site, { salePriceCents: 900, saleStartsAt, saleEndsAt }, {});
  const list = (now: string) => listRunningSales(site.services.db, new Date(now));
  expect(await list("2026-11-27T04:59:59Z")).toEqual([]);
  expect(await list("2026-11-27T05:00:00Z")).toEqual([product?.id]);
  expect(await list("2026-11-30T05:00:00Z")).toEqual([]);
});
