import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileStorage } from "#app/server/storage/storage-file.server";
import { fillShop } from "#app/shop/edit-products/fill-shop.server";
import { listProducts } from "#content/catalog/products/list";
import type { Database } from "#drizzle/connect";
import { PRODUCT_CATEGORIES } from "#drizzle/schema/values";
import { openTestDatabase, type TestDatabase } from "#tests/support/database/database";
import { emptyTables, insertRows, listRows } from "#tests/support/database/rows";
import { createTempFolder } from "#tests/support/temp-folder";

const words = listProducts();
let database: TestDatabase;
let db: Database;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  folder = await createTempFolder("fill-shop");
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const fill = () => fillShop({ db, storage: createFileStorage(folder) });
const listStored = () => db.read.select().from(db.tables.products).orderBy(desc(db.tables.products.position));
const requestAnIdea = () =>
  insertRows(db, "toolRequests", { id: "t-1", name: "Ana", email: "ana@example.com", ideaRequest: "A map" });

/** From a separate process. */
async function fillElsewhere(): Promise<number> {
  const script = `
    const { connect } = await import("./drizzle/connect.ts");
    const { createFileStorage } = await import("./app/server/storage/storage-file.server.ts");
    const { fillShop } = await import("./app/shop/edit-products/fill-shop.server.ts");
    const db = connect(process.env.SHOP_DATABASE);
    console.log(await fillShop({ db, storage: createFileStorage(process.env.SHOP_FOLDER) }));
    await db.close();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", script],
    { env: { ...process.env, SHOP_DATABASE: database.url, SHOP_FOLDER: folder } },
  );
  return Number(stdout);
}

test("a new site gets all products, newest first, and gets them once", async () => {
  expect(await fill()).toBe(words.length);
  expect(await fill()).toBe(0);
  expect((await listStored()).map(({ slug }) => slug)).toEqual(words.map(({ slug }) => slug));
});

test("every product is complete except for the links that the owner sets", async () => {
  await fill();
  const products = await listStored();
  const ids = products.map(({ id }) => id);
  for (const product of products) {
    const { slug, relatedProducts } = product;
    expect(product).toMatchObject({ id: `product-${slug}`, checkoutLink: null, downloadLink: null });
    expect(product).toMatchObject({ status: "published", imageUrl: `/vault/${slug}.webp` });
    expect(PRODUCT_CATEGORIES).toContain(product.category);
    expect([2, 3]).toContain(product.previews?.length);
    for (const { url, alt } of product.previews ?? []) {
      expect(existsSync(`public${url}`), url).toBe(true);
      expect(alt).not.toBe("");
    }
    expect([1, 2, 3]).toContain(relatedProducts.length);
    expect(ids).toEqual(expect.arrayContaining(relatedProducts));
    expect(relatedProducts).not.toContain(product.id);
  }
});

test("the first version of every file is in the storage", async () => {
  await fill();
  const files = await listRows(db, "productFiles", {}, "productId");
  expect(files).toHaveLength(words.length);
  const storage = createFileStorage(folder);
  for (const { productId, version, name, size, storagePath } of files) {
    expect(version).toBe(1);
    expect(storagePath).toMatch(new RegExp(`^products/${productId}/1-[^/]+/${name}$`));
    const { body } = await storage.get(storagePath);
    const bytes = await buffer(body);
    expect(bytes.equals(readFileSync(`content/catalog/files/${name}`)), name).toBe(true);
    expect(bytes).toHaveLength(size);
  }
});

test("if the storage fails, nothing is listed, and the next start fills the shop", async () => {
  const broken = createFileStorage("/dev/null/files");
  await expect(fillShop({ db, storage: broken })).rejects.toThrow();
  expect(await listStored()).toEqual([]);
  expect(await fill()).toBe(words.length);
});

test("concurrent calls list every product once", async () => {
  const counts = await Promise.all([fill(), fill(), fill()]);
  expect(counts.sort((a, b) => b - a)).toEqual([words.length, 0, 0]);
  expect(await listStored()).toHaveLength(words.length);
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(stored).toHaveLength(words.length);
});

test("processes that start at once list every product once, too", { timeout: 60_000 }, async () => {
  const counts = await Promise.all([fillElsewhere(), fillElsewhere(), fillElsewhere()]);
  expect(counts.sort((a, b) => b - a)).toEqual([words.length, 0, 0]);
  expect(await listStored()).toHaveLength(words.length);
});

test("changes and deletions by the owner are kept", async () => {
  const { products } = db.tables;
  await fill();
  const [first, second] = words.map(({ slug }) => slug);
  await db.transact(async (tx) => {
    await tx
      .update(products)
      .set({ title: "Another title" })
      .where(eq(products.slug, first ?? ""));
    await tx.delete(products).where(eq(products.slug, second ?? ""));
  });
  expect(await fill()).toBe(0);
  const stored = await listStored();
  expect(stored).toHaveLength(words.length - 1);
  expect(stored[0]?.title).toBe("Another title");
});

test("an emptied shop stays empty on a site in use", async () => {
  await fill();
  await requestAnIdea();
  await emptyTables(db, "products");
  expect(await fill()).toBe(0);
  expect(await listStored()).toEqual([]);
});
