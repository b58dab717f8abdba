import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads } from "#tests/support/database/block-database";
import { emptyTables } from "#tests/support/database/rows";
import {
  attributeOf,
  attributesOf,
  countElements,
  metaOf,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { clearProducts, insertProduct, insertProducts, type Product } from "#tests/support/shop/products";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
beforeEach(() => clearProducts(site));

async function open(changes: Partial<Product> = {}) {
  const product = await insertProduct(site, changes);
  return { product, page: await readPage(visitor, paths.product(product.slug)) };
}

const DAY_MS = 86_400_000;

describe("the page of a product", () => {
  test("shows text, items, questions and both buttons", async () => {
    const { product, page } = await open({
      includedItems: ["A planner", "A checklist"],
      faq: [
        { question: "First?", answer: "Yes." },
        { question: "Second?", answer: "No." },
      ],
    });
    expect(textOf(page, "h1")).toBe(product.title);
    expect(textsOf(page, '[aria-labelledby="about-title"] p')).toEqual([
      "Print it on Sunday.",
      "Fill it in by Monday.",
    ]);
    expect(textsOf(page, ".product-included li")).toEqual(["A planner", "A checklist"]);
    expect(attributesOf(page, ".product-questions details", "name")).toEqual(["questions", "questions"]);
    expect(countElements(page, ".product-questions details[open]")).toBe(1);
    expect(textsOf(page, "a.buy")).toHaveLength(2);
    expect(attributeOf(page, ".back-link a", "href")).toBe(paths.vault);
    const href = new URL(attributeOf(page, "a.buy", "href") ?? "");
    expect(href.searchParams.get("client_reference_id")).toBe(`vault_${product.id}`);
  });

  test("leaves out empty parts", async () => {
    const { page } = await open({ includedItems: [], faq: [], detailedDescription: "" });
    expect(textsOf(page, "h2")).not.toContain("What’s Included");
    expect(countElements(page, "details[name]")).toBe(0);
    expect(countElements(page, ".product-related")).toBe(0);
  });

  test("names at most three related products that are published, never itself", async () => {
    const others = await insertProducts(site, {}, { status: "draft" }, {}, {}, {});
    const ids = others.map(({ id }) => id);
    const { page } = await open({ id: "itself", relatedProducts: ["itself", ...ids.reverse(), "gone"] });
    const titles = others.filter(({ status }) => status === "published").map(({ title }) => title);
    expect(textsOf(page, ".product-related h3")).toEqual(titles.reverse().slice(0, 3));
  });

  test("links inside pages to their full-size pictures", async () => {
    const url = "/vault/planner-1.webp";
    const { page } = await open({ previews: [{ url, width: 900, height: 1165, alt: "The week" }] });
    expect(attributeOf(page, "a[data-preview]", "href")).toBe(url);
    expect(attributeOf(page, "a[data-preview] img", "alt")).toBe("The week");
    const links = page.querySelectorAll(".product a, .product h1").map((element) => element.rawTagName);
    expect(
      links,
      "the title, the button and the way to the pictures come before these, a question and the strip after them",
    ).toEqual(["a", "h1", "a", "a", "a", "a", "a"]);
    expect(attributesOf(page, '.product-head a[href^="#"]', "href")).toEqual(["#previews-title"]);
  });

  test("separates the price from the button's label in a text browser", async () => {
    const { page } = await open({});
    expect(page.querySelector("a.buy")?.textContent).toMatch(/^\$19 Buy Now /);
  });
});

describe("the price", () => {
  const ends = new Date(Date.now() + DAY_MS);
  test.each<[what: string, changes: Partial<Product>, amount: string]>([
    ["of a sale that is on", { salePriceCents: 900, saleEndsAt: ends }, "Was $19 , now $9"],
    ["before a sale", { salePriceCents: 900, saleStartsAt: ends }, "$19"],
    ["after a sale", { salePriceCents: 900, saleEndsAt: new Date(Date.now() - 1000) }, "$19"],
    ["of a sale without an end", { salePriceCents: 900 }, "Was $19 , now $9"],
    ["of a sale of no copies", { salePriceCents: 900, saleLimit: 0 }, "$19"],
    ["of a sale that is no bargain", { salePriceCents: 1900 }, "$19"],
    ["of a sale for nothing", { salePriceCents: 0 }, "Was $19 , now Free"],
  ])("%s", async (_what, changes, amount) => {
    const { page } = await open(changes);
    expect(textOf(page, ".buy b")).toBe(amount);
    expect(countElements(page, ".product-head s")).toBe(amount.startsWith("Was") ? 1 : 0);
  });

  test("names the end of the sale, and how many copies it is for", async () => {
    const { page } = await open({
      salePriceCents: 900,
      saleEndsAt: new Date("2099-11-30T23:59:00-05:00"),
      saleLimit: 50,
    });
    expect(textOf(page, ".product-head")).toContain(
      "Sale price for the first 50 copies until Nov 30, 2099, 11:59 PM EST.",
    );
    const single = await open({ salePriceCents: 900, saleLimit: 1 });
    expect(textOf(single.page, ".product-head")).toContain("Sale price for the first copy.");
  });
});

test("search engines get the product with its offer, and the cover to share", async () => {
  const { product, page } = await open({ imageUrl: "/vault/planner.webp", salePriceCents: 1250 });
  const data = textsOfScripts(page.toString());
  const found = data.find((entry) => entry["@type"] === "Product") ?? {};
  const path = site.origin + paths.product(product.slug);
  expect(found).toMatchObject({
    name: product.title,
    url: path,
    image: `${site.origin}/vault/planner.webp`,
    offers: { price: "12.50", priceCurrency: "USD", availability: "https://schema.org/InStock", url: path },
  });
  expect(found).not.toHaveProperty("aggregateRating");
  expect(metaOf(page, "og:image")).toBe(`${site.origin}/vault/planner.webp`);
  expect(attributeOf(page, 'link[rel="canonical"]', "href")).toBe(path);
  expect((metaOf(page, "description") ?? "").length).toBeLessThanOrEqual(165);
});

test("search engines get the last day of the sale in the business's time zone", async () => {
  const { page } = await open({ salePriceCents: 900, saleEndsAt: new Date("2099-11-30T23:59:00-05:00") });
  const found = textsOfScripts(page.toString()).find((entry) => entry["@type"] === "Product");
  expect(found?.offers).toMatchObject({ priceValidUntil: "2099-11-30" });
});

function textsOfScripts(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
}

describe("a product that does not exist", () => {
  test.each(["draft", "hidden", null] as const)("(%s) is a 404 that leads back", async (status) => {
    const { slug } = status ? await insertProduct(site, { status }) : { slug: "no-such-product" };
    const response = await visitor.get(paths.product(slug));
    const page = await readDocument(response);
    expect(response.status).toBe(404);
    expect(textOf(page, "h1")).toBe("Product Not Found");
    expect(textOf(page, ".toast")).toBe("Product not found");
    expect(attributeOf(page, ".back-link a", "href")).toBe(paths.vault);
    expect(metaOf(page, "robots")).toBe("noindex");
  });

  test.each(["%00", "..%2f..%2fetc", "%F0%9F%8C%B4", "a".repeat(2000), "'; drop table products --"])(
    "with an odd slug is not found: %s",
    async (slug) => {
      const { status } = await visitor.get(`${paths.vault}/${slug}`);
      expect([400, 404]).toContain(status);
    },
  );

  test("shows the specified toast with 503 if the database fails", async () => {
    const { slug } = await insertProduct(site);
    const response = await withBlockedReads(site.services.db, "products", () => visitor.get(paths.product(slug)));
    expect(response.status).toBe(503);
    expect(textOf(await readDocument(response), ".toast")).toBe("Failed to load product details");
  });
});

test("a cached page is rendered again when its product changes", async () => {
  const { slug, id } = await insertProduct(site);
  const path = paths.product(slug);
  const read = async () => (await visitor.get(path)).headers.get("ETag");
  await expect.poll(read).toBeTruthy();
  await emptyTables(site, "products");
  expect((await visitor.get(path)).status, id).toBe(404);
});

test("the Vault, the product page and the terms state the configured download limit", async () => {
  const standard = "You can download each file 10 times within a year, and it’s yours to keep.";
  const { page } = await open();
  expect(textOf(page, ".product-head")).toContain(standard);
  for (const path of [paths.vault, paths.terms])
    expect(textOf(await readPage(visitor, path), "main"), path).toContain(standard);
  const free = await open({ priceCents: 0 });
  expect(textOf(free.page, ".product-head")).not.toContain("10 times");
  const other = await startSiteForTest({ DOWNLOAD_DAYS: "30", DOWNLOADS_PER_PURCHASE: "1" });
  const { slug } = await insertProduct(other);
  const changed = "You can download each file once within 30 days, and it’s yours to keep.";
  for (const path of [paths.vault, paths.product(slug), paths.terms])
    expect(textOf(await readPage(new Visitor(other), path), "main"), path).toContain(changed);
});
