import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Row } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { insertRows } from "#tests/support/database/rows";
import { attributeOf, countElements, fieldValues, readPage, textOf } from "#tests/support/document";
import { insertProduct } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const coupon = (changes: Partial<Row<"coupons">>): Row<"coupons"> => ({
  code: "SAVE20",
  createdAt: new Date(),
  percent: 20,
  amountCents: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  appliesTo: "everything",
  note: null,
  isActive: true,
  switchedOffAt: null,
  ...changes,
});

beforeAll(() =>
  insertRows(site, "coupons", [
    coupon({}),
    coupon({ code: "FIVE-OFF", percent: null, amountCents: 500 }),
    coupon({ code: "DESIGN", appliesTo: "packages" }),
    coupon({ code: "OVER", endsAt: new Date(0) }),
  ]),
);

const asked = (slug: string, code: string) => `${paths.product(slug)}?${new URLSearchParams({ coupon: code })}`;

test.each([
  ["SAVE20", "Was $19 , now $15.20"],
  [" save20 ", "Was $19 , now $15.20"],
  ["FIVE-OFF", "Was $19 , now $14"],
])("the code %s lowers the price and is sent to the checkout", async (typed, amount) => {
  const { id, slug } = await insertProduct(site);
  const page = await readPage(visitor, asked(slug, typed));
  expect(textOf(page, ".buy b")).toBe(amount);
  const code = typed.trim().toUpperCase();
  const { searchParams } = new URL(attributeOf(page, "a.buy", "href") ?? "");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_reference_id: `vault_${id}_${code}`,
    prefilled_promo_code: code,
  });
  expect(attributeOf(page, "#coupon", "aria-describedby")).toBe("coupon-hint");
  expect(textOf(page, "#coupon-hint")).toContain(`${code} takes `);
});

test.each([
  ["NOPE", "We don’t know this code. Please check the spelling."],
  ["<b>", "We don’t know this code. Please check the spelling."],
  ["DESIGN", "This code is for visual design packages."],
  ["OVER", "This code ended on December 31, 1969."],
])("the code %s is refused beside the field, and the price stays", async (typed, problem) => {
  const { slug } = await insertProduct(site);
  const page = await readPage(visitor, asked(slug, typed));
  expect(textOf(page, "#coupon-error")).toBe(problem);
  expect(fieldValues(page, "coupon")).toEqual([typed]);
  expect(textOf(page, ".buy b")).toBe("$19");
  expect(attributeOf(page, "a.buy", "href")).not.toContain("promo");
});

test("a code that takes nothing off is refused beside the field", async () => {
  const { slug } = await insertProduct(site, { priceCents: 50 });
  const page = await readPage(visitor, asked(slug, "SAVE20"));
  expect(textOf(page, "#coupon-error")).toBe("This code can’t lower this price.");
  expect(textOf(page, ".buy b")).toBe("$0.50");
  expect(attributeOf(page, "a.buy", "href")).not.toContain("promo");
});

test("a coupon lowers the sale price", async () => {
  const { slug } = await insertProduct(site, { salePriceCents: 1000 });
  expect(textOf(await readPage(visitor, asked(slug, "SAVE20")), ".buy b")).toBe("Was $19 , now $8");
});

test("a page with a coupon is not cached, and an empty field is not an error", async () => {
  const { slug } = await insertProduct(site);
  expect((await visitor.get(asked(slug, "SAVE20"))).headers.get("Cache-Control")).toBe("no-store");
  expect(textOf(await readPage(visitor, paths.product(slug)), ".buy b")).toBe("$19");
  expect(countElements(await readPage(visitor, asked(slug, "")), "#coupon-error")).toBe(0);
});

test("codes cannot be found by trying many", async () => {
  const { slug } = await insertProduct(site);
  for (let turn = 0; turn < 30; turn++) await visitor.get(asked(slug, `GUESS-${turn}`));
  const page = await readPage(visitor, asked(slug, "SAVE20"));
  expect(textOf(page, "#coupon-error")).toBe(
    "We got a lot of wrong codes from your network in the past hour. Please wait a few minutes and try again.",
  );
  expect(textOf(page, ".buy b")).toBe("$19");
});

test("a product that is free or not yet for sale has no coupon field", async () => {
  const { slug } = await insertProduct(site, { priceCents: 0 });
  expect(countElements(await readPage(visitor, paths.product(slug)), "#coupon")).toBe(0);
});
