import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, readPage, textOf, textsOf } from "#tests/support/document";
import { clearProducts, insertProduct, type Product } from "#tests/support/shop/products";
import { setUpSite } from "#tests/support/site";

const checkout = "https://pay.example/blueprint";
const site = setUpSite({ BLUEPRINT_CHECKOUT_URL: checkout });
const visitor = new Visitor(site);

/** One more stands beside the inside pages. */
const BUTTONS = 3;

beforeEach(() => clearProducts(site));

async function open(changes?: Partial<Product>) {
  // A link that no browser can follow does not count.
  const product = { slug: "automation-blueprint", checkoutLink: "javascript:alert(1)" };
  if (changes) await insertProduct(site, { ...product, ...changes });
  return readPage(visitor, paths.blueprint);
}

const previews = [{ url: "/vault/automation-blueprint-1.webp", width: 900, height: 1165, alt: "Page 1" }];

test.each<[what: string, changes: Partial<Product> | undefined]>([
  ["if no such product exists", undefined],
  ["if the product at $19 has no checkout link", { previews }],
  ["if a sale brings such a product to $19", { priceCents: 9700, salePriceCents: 1900, previews }],
])("the button leads to BLUEPRINT_CHECKOUT_URL %s", async (_what, changes) => {
  const page = await open(changes);
  expect(attributesOf(page, "main a.btn", "href")).toEqual(Array(changes ? BUTTONS + 1 : BUTTONS).fill(checkout));
  expect(textOf(page, "main")).toContain("Price now: $19");
  expect(countElements(page, "a[data-preview]")).toBe(changes ? 1 : 0);
});

test.each(["hidden", "draft"] as const)("the Blueprint page does not sell a product that is %s", async (status) => {
  const page = await open({ status });
  expect(textOf(page, "main")).toContain("The Blueprint isn’t for sale right now.");
  expect(textOf(page, "main")).not.toContain("$");
  expect(attributesOf(page, "main a.btn", "href")).toEqual([paths.letsTalk, paths.letsTalk]);
});

test("the Blueprint page shows a product's changed price, and does not sell it at another one", async () => {
  const page = await open({ priceCents: 2900 });
  expect(textsOf(page, "form[data-not-connected]")).toEqual(Array(BUTTONS).fill("Get the Blueprint — $29"));
  expect(attributesOf(page, "main a.btn", "href")).toEqual([]);
  for (const printed of ["$19", "$97", "copies left"]) expect(textOf(page, "main")).not.toContain(printed);
});
