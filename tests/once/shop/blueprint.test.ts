import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { describeDownloadLimit } from "#app/server/text/describe-download-limit";
import { createBuyUrl } from "#app/shop/buy/buy-link.server";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads } from "#tests/support/database/block-database";
import { attributesOf, countElements, metaOf, readDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { clearProducts, insertProduct, type Product } from "#tests/support/shop/products";
import { insertPublishedReview } from "#tests/support/shop/reviews";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
const previews = [1, 2].map((number) => ({
  ...{ url: `/vault/automation-blueprint-${number}.webp`, width: 900, height: 1165, alt: `Page ${number}` },
}));
const blueprint: Partial<Product> = { slug: "automation-blueprint", previews };

/** In the ticket, above the inside pages, in a phone's strip and in the last band. */
const BUY_BUTTONS = 4;

const open = () => readPage(visitor, paths.blueprint);
const listButtons = async () => attributesOf(await open(), "main a.btn", "href");

beforeEach(() => clearProducts(site));

test("the Blueprint page uses the checkout link of the product's page, and shows its inside pages", async () => {
  const product = await insertProduct(site, blueprint);
  const page = await open();
  const link = createBuyUrl(site.services, product, null);
  expect(attributesOf(page, "main a.btn", "href")).toEqual(Array(BUY_BUTTONS).fill(link));
  expect(attributesOf(page, "a[data-preview]", "href")).toEqual(previews.map(({ url }) => url));
  expect(attributesOf(page, "a[data-preview] img", "alt")).toEqual(["Page 1", "Page 2"]);
  expect(textOf(page)).toContain("Price now: $19 Original price: $97");
  expect(textOf(page, ".offer-closing h2")).toBe("The Automation Blueprint now $19 Original price $97");
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(textsOf(page, "h2")).not.toContain("What buyers say");
  expect((await visitor.post(paths.blueprint, {})).headers.get("Location")).toBe(link);
});

test("the Blueprint page says what the product's page says is included, and answers its first two questions", async () => {
  const faq = ["First?", "Second?", "Third?"].map((question) => ({ question, answer: "Yes." }));
  await insertProduct(site, { ...blueprint, includedItems: ["A 17-page PDF", "A test"], faq });
  const page = await open();
  expect(textsOf(page, ".product-included li")).toEqual(["A 17-page PDF", "A test"]);
  expect(textsOf(page, ".offer-buy li")[0]).toBe("A 17-page PDF");
  expect(textsOf(page, ".product-questions h3")).toEqual(["First?", "Second?"]);
});

test("the product's page gives the same guarantee, while other products are final sale", async () => {
  await insertProduct(site, blueprint);
  const page = await readPage(visitor, paths.product("automation-blueprint"));
  expect(textOf(page, ".product-head")).toContain("30-day money-back guarantee.");
  expect(textOf(page)).not.toContain("final sale");
  const { slug } = await insertProduct(site);
  const other = textOf(await readPage(visitor, paths.product(slug)), ".product-head");
  expect(other).toContain("files are final sale with digital delivery.");
});

test("the download limit is shown below the button if the Vault delivers the product", async () => {
  await insertProduct(site, blueprint);
  const limit = describeDownloadLimit(site.services.env);
  expect(textsOf(await open(), ".offer-buy li")).toContain(limit);
  await clearProducts(site);
  await insertProduct(site, { ...blueprint, priceCents: 0 });
  expect(textOf(await open())).not.toContain(limit);
});

test("without a checkout link, the test checkout sells the product", async () => {
  await insertProduct(site, { ...blueprint, checkoutLink: null });
  for (const href of await listButtons()) expect(href).toContain(paths.testCheckout("automation-blueprint"));
});

test("the Blueprint page shows only published reviews of its product", async () => {
  const product = await insertProduct(site, blueprint);
  const other = await insertProduct(site);
  await insertPublishedReview(site, other, { text: "Of another product" });
  await insertPublishedReview(site, product, { state: "waiting", text: "Waiting" });
  expect(countElements(await open(), ".reviews")).toBe(0);
  await insertPublishedReview(site, product, { text: "We fixed the first door." });
  const page = await open();
  expect(textsOf(page, "h2")).toContain("What buyers say");
  expect(textsOf(page, ".reviews blockquote")).toEqual(["We fixed the first door."]);
});

test.each<[what: string, changes: Partial<Product>]>([
  ["is a draft", { status: "draft" }],
  ["is hidden", { status: "hidden" }],
  ["has another address", { slug: "another-blueprint" }],
])("if the product %s, the page says that it is not for sale and has no button to buy", async (_what, changes) => {
  await insertProduct(site, { ...blueprint, ...changes });
  const page = await open();
  expect(textOf(page, "main")).toContain("The Blueprint isn’t for sale right now.");
  expect(attributesOf(page, "main a.btn", "href")).toEqual([paths.letsTalk, paths.letsTalk]);
  expect(countElements(page, "form[data-not-connected]")).toBe(0);
  expect(countElements(page, ".previews")).toBe(0);
  for (const printed of ["$", "midnight", "copies left"]) expect(textOf(page, ".offer-top")).not.toContain(printed);
  // Another product of the Vault is offered instead.
  expect(countElements(page, ".product-related li")).toBe(changes.slug ? 1 : 0);
  expect(metaOf(page, "description")).not.toContain("$");
});

test.each<[what: string, changes: Partial<Product>, shown: string]>([
  ["costs something else", { priceCents: 2900 }, "Price now: $29"],
  ["is on sale for less", { salePriceCents: 950 }, "Price now: $9.50 Original price: $19"],
  ["is free", { priceCents: 0 }, "Price now: Free"],
])("if the product %s, the page shows that price and sells it", async (_what, changes, shown) => {
  const product = await insertProduct(site, { ...blueprint, ...changes });
  const page = await open();
  expect(textOf(page, ".offer-big")).toMatch(/^The Automation Blueprint A PDF workbook: /);
  const price = textsOf(page, ":is(.offer-now, .offer-beside)").join(" ");
  expect(price.trim()).toBe(shown);
  const link = changes.priceCents === 0 ? paths.download(product.slug) : createBuyUrl(site.services, product, null);
  expect(attributesOf(page, "main a.btn", "href")).toEqual(Array(BUY_BUTTONS).fill(link));
  for (const printed of ["$97", "midnight", "copies left"]) expect(textOf(page, "main")).not.toContain(printed);
  expect(metaOf(page, "description")).not.toContain("$");
});

test("without a checkout in production, the button shows the price and says that payment is not connected", async () => {
  const production = await startSiteForTest({
    APP_ENV: "production",
    ORIGIN: "https://palmetto.example",
    SESSION_SECRET: "s".repeat(40),
    STRIPE_WEBHOOK_SECRET: "w".repeat(40),
  });
  await clearProducts(production);
  await insertProduct(production, { ...blueprint, checkoutLink: null, priceCents: 2900 });
  const page = await readPage(new Visitor(production), paths.blueprint);
  expect(textsOf(page, "form[data-not-connected]")).toEqual(Array(BUY_BUTTONS).fill("Get the Blueprint — $29"));
});

test("the product editor says what the Blueprint page shows", async () => {
  const admin = await createSignedInVisitor(site, "admin", "Ada");
  const read = async (changes: Partial<Product>) => {
    await clearProducts(site);
    const { id } = await insertProduct(site, { ...blueprint, ...changes });
    return textOf(await readPage(admin, paths.adminProduct(id)), "main");
  };
  expect(await read({})).toContain(
    "The Blueprint page shows $19 instead of $97, with the countdown and the copies left.",
  );
  expect(await read({ priceCents: 2900 })).toContain("The Blueprint page shows $29, with no countdown (only at $19).");
  expect(await read({ status: "hidden" })).toContain(
    "The Blueprint page says that the Blueprint isn’t for sale right now.",
  );
  expect(await read({ slug: "weekly-planner" })).not.toContain("Blueprint page");
});

test("the Blueprint page sells the product at a sale price of $19", async () => {
  await insertProduct(site, { ...blueprint, priceCents: 9700, salePriceCents: 1900 });
  expect(await listButtons()).toHaveLength(BUY_BUTTONS);
});

test("the Blueprint page is cached until the product changes", async () => {
  const isCached = async () => (await visitor.get(paths.blueprint)).headers.has("ETag");
  await expect.poll(isCached).toBe(true);
  expect(textOf(await open())).not.toContain("Read a little before you buy.");
  await insertProduct(site, blueprint);
  expect(textOf(await open())).toContain("Read a little before you buy.");
});

test("if the database fails, the Blueprint page shows no price and no button to buy, and is not cached", async () => {
  const product = await insertProduct(site, { ...blueprint, priceCents: 2900 });
  for (const table of ["products", "product_reviews"]) {
    site.services.changes.notify("products");
    await withBlockedReads(site.services.db, table, async () => {
      for (const answer of [visitor.get(paths.blueprint), visitor.post(paths.blueprint, {})]) {
        const response = await answer;
        expect(response.status).toBe(200);
        const page = await readDocument(response);
        const text = textOf(page, "main");
        expect(text).toContain("We can’t show the price right now. Reload the page to try again.");
        for (const untrue of ["$", "copies left", "not for sale", "not connected"]) expect(text).not.toContain(untrue);
        expect(countElements(page, "form[data-not-connected]"), table).toBe(0);
      }
    });
  }
  site.services.changes.notify("products");
  expect(await listButtons()).toContain(createBuyUrl(site.services, product, null));
});
