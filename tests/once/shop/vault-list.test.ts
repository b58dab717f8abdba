import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads } from "#tests/support/database/block-database";
import { changeRows } from "#tests/support/database/rows";
import {
  attributeOf,
  attributesOf,
  countElements,
  readDocument,
  readPage,
  textOf,
  textsOf,
} from "#tests/support/document";
import { clearProducts, insertProduct, insertProducts } from "#tests/support/shop/products";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
beforeEach(() => clearProducts(site));

const titles = async (path: string) => textsOf(await readPage(visitor, path), ".vault-card h3");

describe("the list", () => {
  test("shows published products, newest first, by category, with real counts", async () => {
    await insertProducts(
      site,
      { title: "Price list" },
      { title: "Bedtime chart", category: "parents" },
      { title: "Not ready", status: "draft" },
      { title: "Withdrawn", status: "hidden" },
      { title: "Invoice letters" },
    );
    expect(await titles(paths.vault)).toEqual(["Invoice letters", "Bedtime chart", "Price list"]);
    expect(await titles(paths.vaultCategory("parents"))).toEqual(["Bedtime chart"]);
    expect(await titles(paths.vaultCategory("no-such"))).toHaveLength(3);
    const page = await readPage(visitor, paths.vaultCategory("business"));
    expect(textsOf(page, ".vault-tabs a")).toEqual([
      "All 3",
      "Business 2",
      "Parents 1",
      "Students 0",
      "Tech 0",
      "Lifestyle 0",
    ]);
    expect(textOf(page, '.vault-tabs [aria-current="page"]')).toBe("Business 2");
    expect(attributeOf(page, 'link[rel="canonical"]', "href")).toBe(site.origin + paths.vault);
    expect(countElements(await readPage(visitor, paths.vault), ".vault-wheel [class^=category-]")).toBe(3);
  });

  test("says when there are no products yet, also in a category", async () => {
    const empty = "New tools are being added soon. Check back daily!";
    expect(textOf(await readPage(visitor, paths.vault), ".vault-list")).toContain(empty);
    await insertProduct(site);
    expect(textOf(await readPage(visitor, paths.vaultCategory("tech")), ".vault-list")).toContain(empty);
  });

  test("has pages of 24; a page past the end is the last one", async () => {
    await insertProducts(site, ...Array.from({ length: 30 }, () => ({})));
    const first = await readPage(visitor, paths.vault);
    expect(countElements(first, ".vault-card")).toBe(24);
    expect(textOf(first, ".vault-pages")).toBe("Page 1 of 2 Next page");
    const next = attributeOf(first, '.vault-pages [rel="next"]', "href") ?? "";
    const last = await readPage(visitor, next);
    expect(countElements(last, ".vault-card")).toBe(6);
    expect(attributeOf(last, '.vault-pages [rel="prev"]', "href")).toBe(paths.vault);
    expect(await titles(`${paths.vault}?page=999999999`)).toEqual(textsOf(last, ".vault-card h3"));
    for (const odd of ["-1", "0", "1.5", "x"]) expect(await titles(`${paths.vault}?page=${odd}`)).toHaveLength(24);
    const everything = new Set([...textsOf(first, ".vault-card h3"), ...textsOf(last, ".vault-card h3")]);
    expect(everything.size).toBe(30);
  });

  test("escapes text from the office", async () => {
    await insertProduct(site, { title: "<b>Bold</b> & co", description: "<script>alert(1)</script>" });
    const html = await (await visitor.get(paths.vault)).text();
    expect(html).not.toMatch(/<b>Bold|<script>alert/);
  });

  test("shows the specified toast with 503 instead of an empty list if the database fails", async () => {
    await insertProduct(site);
    const { db } = site.services;
    const response = await withBlockedReads(db, "products", () => visitor.get(`${paths.vault}?page=7`));
    const page = await readDocument(response);
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(textOf(page, ".toast")).toBe("Failed to load products");
    expect(textOf(page, ".vault-list")).not.toContain("New tools");
    expect(countElements(page, "#idea form")).toBe(1);
  });
});

describe("a card's button", () => {
  const stub = async (path = paths.vault) => {
    const page = await readPage(visitor, path);
    const element = page.querySelector(".vault-stub");
    return {
      text: textOf(element),
      attribute: (name: string) => element?.getAttribute(name),
      tag: element?.rawTagName,
    };
  };

  test("opens the checkout with the product's reference in a new tab", async () => {
    const { id, title } = await insertProduct(site, { checkoutLink: "https://pay.example/x?locale=en" });
    const button = await stub();
    const url = new URL(button.attribute("href") ?? "");
    expect(url.origin + url.pathname).toBe("https://pay.example/x");
    expect(Object.fromEntries(url.searchParams)).toEqual({ locale: "en", client_reference_id: `vault_${id}` });
    expect([button.attribute("target"), button.attribute("rel")]).toEqual(["_blank", "noopener nofollow"]);
    expect(button.text).toBe(`$19 Buy Now ${title}, opens in a new tab`);
  });

  test("downloads a free product", async () => {
    const { slug } = await insertProduct(site, { priceCents: 0, checkoutLink: null });
    const button = await stub();
    expect(button.attribute("href")).toBe(paths.download(slug));
    expect(button.attribute("target")).toBeUndefined();
    expect(button.text).toMatch(/^Free Download/);
  });

  test("opens the test checkout for a product without a checkout link", async () => {
    const { slug } = await insertProduct(site, { checkoutLink: null });
    expect((await stub()).attribute("href")).toMatch(new RegExp(`^${paths.testCheckout(slug)}\\?`));
  });

  test("shows the price before the sale", async () => {
    await insertProduct(site, { salePriceCents: 1250, saleEndsAt: new Date(Date.now() + 86_400_000) });
    expect((await stub()).text).toMatch(/^Was \$19 , now \$12.50 Buy Now/);
  });
});

describe("the document cache", () => {
  const read = async () => {
    const response = await visitor.get(paths.vault);
    return { etag: response.headers.get("ETag"), text: await response.text() };
  };

  const rename = async (id: string, title: string, { db } = site.services) => {
    const changed = { title, edition: 2, updatedAt: new Date() };
    await changeRows(db, "products", { id }, changed);
  };
  const insertCached = async () => {
    const { id } = await insertProduct(site, { title: "Old name" });
    await expect.poll(async () => (await read()).etag).toBeTruthy();
    const { etag } = await read();
    expect((await read()).etag).toBe(etag);
    return id;
  };

  test("keeps the page until a product changes", async () => {
    await rename(await insertCached(), "New name");
    expect((await read()).text).toContain("New name");
  });

  test("shows within five seconds what another process changed", async () => {
    const other = createOtherInstance(site);
    await rename(await insertCached(), "Renamed elsewhere", other);
    await other.db.close();
    await expect.poll(async () => (await read()).text, { timeout: 5000 }).toContain("Renamed elsewhere");
  });
});

test("the sitemap lists the published products with the date of their last change", async () => {
  const updatedAt = new Date("2026-05-06T07:08:09Z");
  const [shown, draft] = await insertProducts(site, { updatedAt }, { status: "draft" });
  const xml = await (await visitor.get(paths.sitemap)).text();
  const entry = `<loc>${site.origin}${paths.product(shown?.slug ?? "")}</loc><lastmod>2026-05-06T07:08:09.000Z</lastmod>`;
  expect(xml).toContain(entry);
  expect(xml).not.toContain(paths.product(draft?.slug ?? ""));
  expect(xml).toContain(`<loc>${site.origin}${paths.vault}</loc>`);
});

test("covers are generated or stored on this site", async () => {
  const uploaded = "/digital-vault/pictures/planner";
  await insertProducts(site, {}, { imageUrl: uploaded }, { imageUrl: "/vault/planner.webp" });
  const page = await readPage(visitor, paths.vault);
  expect(attributesOf(page, "img.cover", "src").sort()).toEqual([uploaded, "/vault/planner.webp"]);
  expect(attributesOf(page, "picture > source", "srcset")).toEqual([
    "/vault/planner-400.avif 400w, /vault/planner-800.avif 800w, /vault/planner-1200.avif 1200w",
  ]);
  expect(attributeOf(page, "svg.cover use", "href")).toMatch(/\.svg#cover-\d+$/);
});
