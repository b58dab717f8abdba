import { beforeEach, describe, expect, test } from "vitest";
import { readFilters } from "#app/shop/model/product-filters";
import { loadList } from "#app/shop/office/products/list/load-list.server";
import { attributesOf, countElements, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { refund } from "#tests/support/order/payment";
import { clearProducts, insertProduct, insertProducts } from "#tests/support/shop/products";
import { addProductFile, payForProduct, refundSale } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const PAGE = "/admin/products";

beforeEach(async () => {
  await clearProducts(site);
});

const listTitles = async (path = PAGE) => textsOf(await readPage(admin, path), ".cell-name a");
const move = (intent: string, id: string, path = PAGE) => postInOffice(admin, path, { intent, id });

describe("the list", () => {
  test("has a tab for each status, and shows what each product is missing", async () => {
    const [atlas] = await insertProducts(
      site,
      { title: "Atlas", priceCents: 1950, checkoutLink: null },
      { title: "Bingo", status: "draft" },
      { title: "Chart", status: "hidden" },
      { title: "Diary", status: "draft" },
    );
    if (atlas) await addProductFile(site, atlas, Buffer.from("pdf"));
    const page = await readPage(admin, PAGE);
    expect(textsOf(page, ".list-tabs a")).toEqual(["Published 1", "Draft 2", "Hidden 1"]);
    expect(textsOf(page, ".cell-name a")).toEqual(["Atlas"]);
    expect(textOf(page, ".cell-time")).toBe("$19.50");
    expect(textOf(page, ".cell-name small")).toMatch(/ · Drawn cover$/);
    expect(countElements(page, ".cell-check svg.cover")).toBe(1);
    // The test checkout sells it.
    expect(textsOf(page, ".product-missing")).toEqual([]);
    const inProduction = { ...site.services, env: { ...site.services.env, APP_ENV: "production" as const } };
    expect((await loadList(inProduction, readFilters(new URLSearchParams()))).rows[0]?.missing).toEqual([
      "No checkout link",
    ]);
    const drafts = await readPage(admin, `${PAGE}?status=draft`);
    expect(textsOf(drafts, ".cell-name a")).toEqual(["Diary", "Bingo"]);
    expect(textsOf(drafts, ".product-missing")).toEqual(["No file", "No file"]);
  });

  test("counts sold copies, and shows whether a sale is on, upcoming or over", async () => {
    const hour = 3_600_000;
    const sale = { salePriceCents: 900, saleStartsAt: null, saleEndsAt: null };
    const sold = await insertProduct(site, { ...sale, saleLimit: 50 });
    const soldOut = await insertProduct(site, { ...sale, saleLimit: 1 });
    await insertProducts(
      site,
      { ...sale, saleStartsAt: new Date("2098-11-27T14:00:00Z") },
      { ...sale, saleEndsAt: new Date(Date.now() - hour) },
      { priceCents: 0 },
    );
    for (const product of [sold, sold, soldOut]) await payForProduct(site, product, { amount: 900 });
    const page = await readPage(admin, PAGE);
    expect(textsOf(page, ".cell-time")).toEqual([
      "Free",
      "$19 Discount price $9 is over",
      "$19 Discount price $9 from Nov 27, 2098, 9:00 AM",
      "$19 Discount price $9 sold out",
      "$19 Discount price $9, 2 of 50 sold",
    ]);
    expect(textOf(await readPage(admin, `${PAGE}/${sold.id}`), "#sale_limit-hint")).toMatch(/2 sold so far/);
    expect(textsOf(page, ".cell-priority").map((text) => text.replace(/\D/g, ""))).toEqual(["0", "0", "0", "1", "2"]);
  });

  test("counts a copy on hold as sold until it is refunded", async () => {
    const product = await insertProduct(site);
    const { intent } = await payForProduct(site, product);
    await refundSale(site, intent);
    const held = await payForProduct(site, product, { amount: 100 });
    await payForProduct(site, product);
    expect(textOf(await readPage(admin, PAGE), ".cell-priority")).toBe("Sold 2");
    await refund(site, held.intent, { refunded: 100, of: 100 });
    expect(textOf(await readPage(admin, PAGE), ".cell-priority")).toBe("Sold 1");
  });

  test("can be searched and filtered, with 24 products on a page", async () => {
    await insertProducts(
      site,
      ...Array.from({ length: 50 }, (_, n) => ({ title: `Planner ${n}`, category: n % 2 ? "tech" : "parents" })),
      { title: "100% Ready_Kit", slug: "ready-kit", category: "tech" },
    );
    expect(await listTitles()).toHaveLength(24);
    expect(await listTitles(`${PAGE}?page=3`)).toHaveLength(3);
    expect(await listTitles(`${PAGE}?page=900`)).toHaveLength(3);
    expect(await listTitles(`${PAGE}?q=0%25+ready_`)).toEqual(["100% Ready_Kit"]);
    expect(await listTitles(`${PAGE}?q=READY-kit`)).toEqual(["100% Ready_Kit"]);
    const tech = await readPage(admin, `${PAGE}?category=tech&page=2`);
    expect(textOf(tech, ".filters-count")).toBe("26 of 51 products");
    expect(countElements(tech, ".records.products tbody tr")).toBe(2);
    const none = await readPage(admin, `${PAGE}?q=nothing&category=tech`);
    expect(textOf(none)).toContain("No published product matches your search.");
    expect(textOf(await readPage(admin, `${PAGE}?status=hidden`))).toContain("Nothing is hidden right now.");
  });
});

describe("the order", () => {
  test("swaps with the next product of the same status, and Undo moves back", async () => {
    const [a, , b, c] = await insertProducts(
      site,
      { title: "A" },
      { title: "Between", status: "draft" },
      { title: "B" },
      { title: "C" },
    );
    expect(await listTitles()).toEqual(["C", "B", "A"]);
    const moved = await move("move_up", a?.id ?? "");
    expect([moved.status, moved.title, moved.description]).toEqual([303, "Product Moved", "A is one place higher."]);
    expect(await listTitles()).toEqual(["C", "A", "B"]);
    expect(attributesOf(moved.page, ".toast input", "value")).toEqual(["move_down", a?.id]);
    await move("move_down", a?.id ?? "");
    await move("move_down", c?.id ?? "");
    expect(await listTitles()).toEqual(["B", "C", "A"]);
    expect(b?.title).toBe("B");
  });

  test("can be changed where products share a position, in either direction", async () => {
    const position = 7;
    const rows = await insertProducts(
      site,
      ...["A", "B", "C", "D", "E"].map((title) => ({ title, id: `tie-${title}`, position })),
      { title: "Top", position: 8 },
    );
    expect(rows).toHaveLength(6);
    expect(await listTitles()).toEqual(["Top", "E", "D", "C", "B", "A"]);
    await move("move_up", "tie-C");
    expect(await listTitles()).toEqual(["Top", "E", "C", "D", "B", "A"]);
    await move("move_down", "tie-C");
    expect(await listTitles()).toEqual(["Top", "E", "D", "C", "B", "A"]);
    await move("move_up", "tie-E");
    await move("move_down", "tie-E");
    await move("move_down", "tie-E");
    expect(await listTitles()).toEqual(["Top", "D", "E", "C", "B", "A"]);
  });

  test("swaps with the next product of the category in a filtered list", async () => {
    const [a] = await insertProducts(
      site,
      { title: "A", category: "tech" },
      { title: "B", category: "parents" },
      { title: "C", category: "tech" },
    );
    await move("move_up", a?.id ?? "", `${PAGE}?category=tech`);
    expect(await listTitles(`${PAGE}?category=tech`)).toEqual(["A", "C"]);
  });

  test("does not change without a next product, for an unknown product or an unknown action", async () => {
    const product = await insertProduct(site);
    expect((await move("move_up", product.id)).title).toBe("Not Moved");
    expect((await move("move_down", "nobody")).title).toBe("Not Moved");
    expect((await move("explode", product.id)).description).toBe("We couldn’t change the product. Try again.");
  });

  test("changes on the public page at once", async () => {
    const [a] = await insertProducts(site, { title: "First Planner" }, { title: "Second Planner" });
    const readVault = async () => (await fetch(`${site.origin}/digital-vault`)).text();
    const isFirst = (html: string) => html.indexOf("First Planner") < html.indexOf("Second Planner");
    expect(isFirst(await readVault())).toBe(false);
    await move("move_up", a?.id ?? "");
    await expect.poll(async () => isFirst(await readVault())).toBe(true);
  });
});

test.each([
  ["published", "Published"],
  ["draft", "Draft"],
  ["hidden", "Hidden"],
] as const)("the head of a %s product names its status", async (status, label) => {
  const { id } = await insertProduct(site, { status });
  expect(textOf(await readPage(admin, `${PAGE}/${id}`), ".screen-tools p")).toBe(label);
});
