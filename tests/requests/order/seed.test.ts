import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../drizzle/connect";
import { seed } from "../../../drizzle/seed";
import { CATEGORIES, seedProducts } from "../../../drizzle/seed-products";
import { openTestDatabase, type TestDatabase } from "../../support/database";

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const stored = () => db.read.select().from(db.tables.products).orderBy(desc(db.tables.products.createdAt));
const requestAnIdea = () =>
  db.transact((tx) =>
    tx
      .insert(db.tables.toolRequests)
      .values({ id: "t-1", name: "Ana", email: "ana@example.com", ideaRequest: "A map" }),
  );

/** Seeds from a separate process. */
async function seedElsewhere(): Promise<number> {
  const script = `
    const { connect } = await import("./drizzle/connect.ts");
    const { seed } = await import("./drizzle/seed.ts");
    const db = connect(process.env.SEED_URL);
    console.log(await seed(db));
    await db.close();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", script],
    { env: { ...process.env, SEED_URL: database.url } },
  );
  return Number(stdout);
}

test("a new site gets twelve products, newest first, and gets them once", async () => {
  expect(await seed(db)).toBe(12);
  expect(await seed(db)).toBe(0);
  const products = await stored();
  expect(products.map(({ slug }) => slug)).toEqual(seedProducts.map(({ slug }) => slug));
  expect(products.map(({ slug, priceCents }) => [slug, priceCents])).toContainEqual(["reading-log-for-kids", 0]);
});

test("every product is complete but for the links that the owner sets", async () => {
  await seed(db);
  const products = await stored();
  const ids = products.map(({ id }) => id);
  for (const product of products) {
    expect(product).toMatchObject({ id: `product-${product.slug}`, checkoutLink: null, downloadLink: null });
    expect(product.imageUrl).toBeNull();
    expect(CATEGORIES).toContain(product.category);
    expect(product.title).not.toBe("");
    expect(product.description).not.toBe("");
    expect([2, 3]).toContain(product.detailedDescription.split("\n\n").filter(Boolean).length);
    expect([3, 4, 5]).toContain(product.includedItems.length);
    expect([2, 3, 4]).toContain(product.faq.length);
    expect(product.faq.every(({ question, answer }) => question && answer)).toBe(true);
    expect([1, 2, 3]).toContain(product.relatedProducts.length);
    expect(ids).toEqual(expect.arrayContaining(product.relatedProducts));
    expect(product.relatedProducts).not.toContain(product.id);
  }
});

test("calls at the same moment put twelve there between them", async () => {
  const counts = await Promise.all([seed(db), seed(db), seed(db)]);
  expect(counts.sort((a, b) => b - a)).toEqual([12, 0, 0]);
  expect(await stored()).toHaveLength(12);
});

test("so do processes that start at once", { timeout: 60_000 }, async () => {
  const counts = await Promise.all([seedElsewhere(), seedElsewhere(), seedElsewhere()]);
  expect(counts.sort((a, b) => b - a)).toEqual([12, 0, 0]);
  expect(await stored()).toHaveLength(12);
});

test("what the owner deletes stays deleted", async () => {
  const { products } = db.tables;
  await seed(db);
  await db.transact((tx) => tx.delete(products).where(eq(products.slug, "home-network-notes")));
  expect(await seed(db)).toBe(0);
  expect(await stored()).toHaveLength(11);
});

test("on a site in use an emptied Vault stays empty", async () => {
  await seed(db);
  await requestAnIdea();
  await db.transact((tx) => tx.delete(db.tables.products));
  expect(await seed(db)).toBe(0);
  expect(await stored()).toEqual([]);
});
