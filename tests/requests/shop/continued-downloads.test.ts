import { randomBytes } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { addProductFile, changePurchase, getPurchase, sellProduct } from "#tests/support/shop/purchases";
import { createOtherInstance, type Site, startSite } from "#tests/support/site";
import { listDrivers, type TestStorage } from "#tests/support/storage/test-storages";

/** Larger than the buffers of a connection. */
const content = randomBytes(32 * 1024 * 1024);

describe.each(listDrivers())("with $driver storage", ({ open }) => {
  let storage: TestStorage;
  let site: Site;
  let buyer: Visitor;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.remove());
  beforeEach(async () => {
    site = await startSite({ ...storage.env, DOWNLOADS_PER_PURCHASE: "3", TRUSTED_PROXIES: "1" });
    buyer = new Visitor(site);
  });
  afterEach(() => site.stop());

  const download = (slug: string, query: string, headers: Record<string, string>) =>
    buyer.get(`/download/${slug}/file?${query}`, headers);
  const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const countUsed = async (product: { id: string }) => (await getPurchase(site, product)).downloadsUsed;
  const address = "203.0.113.7";
  const requestRest = (slug: string, query: string, start: number, from = address) =>
    download(slug, query, { Range: `bytes=${start}-`, "X-Forwarded-For": from });

  async function sellLargeProduct() {
    const sold = await sellProduct(site);
    await addProductFile(site, sold.product, content, { version: 2 });
    return { ...sold, content };
  }

  /** Receives part of the file, then breaks the connection. Returns the number of bytes received. */
  async function receivePart(response: Response): Promise<number> {
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    return value?.length ?? 0;
  }

  test("an interrupted download continues in the same network without counting again", async () => {
    const { product, content, query } = await sellLargeProduct();
    const received = await receivePart(await requestRest(product.slug, query, 0));
    const resumed = await requestRest(product.slug, query, received, "203.0.113.8");
    expect(resumed.headers.get("Content-Range")).toBe(`bytes ${received}-${content.length - 1}/${content.length}`);
    expect((await readBytes(resumed)).equals(content.subarray(received))).toBe(true);
    expect(await countUsed(product)).toBe(1);
    await receivePart(await requestRest(product.slug, query, received, "198.51.100.7"));
    expect(await countUsed(product)).toBe(2);
    expect((await requestRest(product.slug, query, content.length)).status).toBe(416);
    const file = `/download/${product.slug}/file?${query}`;
    const head = await fetch(site.origin + file, { method: "HEAD" });
    expect(head.headers.get("Content-Length")).toBe(String(content.length));
    expect(await countUsed(product)).toBe(2);
  });

  test("a request for bytes that were already sent counts as another download", async () => {
    const { product, content, query } = await sellProduct(site);
    await readBytes(await download(product.slug, query, { "X-Forwarded-For": address }));
    const again = await requestRest(product.slug, query, 1);
    expect((await readBytes(again)).equals(content.subarray(1))).toBe(true);
    expect(await countUsed(product)).toBe(2);
    const large = await sellLargeProduct();
    await readBytes(await download(large.product.slug, large.query, { "X-Forwarded-For": address }));
    await readBytes(await requestRest(large.product.slug, large.query, large.content.length - 1));
    expect(await countUsed(large.product)).toBe(2);
  });

  test.each(["small", "large"])(
    "a part of a %s file that was sent completely is not sent again for free",
    async (size) => {
      const { product, content, query } = size === "small" ? await sellProduct(site) : await sellLargeProduct();
      const range = `bytes=0-${content.length - 2}`;
      await readBytes(await download(product.slug, query, { Range: range, "X-Forwarded-For": address }));
      await readBytes(await requestRest(product.slug, query, 1));
      expect(await countUsed(product)).toBe(2);
      await readBytes(await download(product.slug, query, { Range: range, "X-Forwarded-For": address }));
      await readBytes(await requestRest(product.slug, query, content.length - 1));
      expect(await countUsed(product)).toBe(3);
    },
  );

  test("continuing a download does not make earlier bytes free again", async () => {
    const { product, content, query } = await sellLargeProduct();
    const half = content.length / 2;
    await readBytes(await download(product.slug, query, { Range: `bytes=0-${half - 1}`, "X-Forwarded-For": address }));
    await receivePart(await requestRest(product.slug, query, half));
    await receivePart(await requestRest(product.slug, query, half - 1));
    expect(await countUsed(product)).toBe(2);
  });

  test("a download continues after another process has recorded where its connection broke", async () => {
    const { product, purchase, query } = await sellLargeProduct();
    const received = await receivePart(await requestRest(product.slug, query, 0));
    const other = createOtherInstance(site);
    try {
      const { purchaseEvents } = other.db.tables;
      const isOfPurchase = eq(purchaseEvents.purchaseId, purchase.id);
      const isEnded = and(isOfPurchase, isNotNull(purchaseEvents.sentBytes));
      await expect.poll(() => other.db.read.$count(purchaseEvents, isEnded)).toBe(1);
      const setSent = (sentBytes: number | null) =>
        other.db.transact((tx) => tx.update(purchaseEvents).set({ sentBytes }).where(isOfPurchase));
      await setSent(null);
      const transact = vi.spyOn(site.services.db, "transact");
      const rest = requestRest(product.slug, query, received);
      await expect.poll(() => transact.mock.results.some(({ type }) => type === "return")).toBe(true);
      await Promise.all(transact.mock.results.map(({ value }) => value));
      await setSent(0);
      await receivePart(await rest);
      expect(await countUsed(product)).toBe(1);
    } finally {
      await other.db.close();
    }
  });

  test("a download continues at most three times", async () => {
    const { product, query } = await sellLargeProduct();
    let received = await receivePart(await requestRest(product.slug, query, 0));
    for (const used of [1, 1, 1, 2]) {
      received += await receivePart(await requestRest(product.slug, query, received));
      expect(await countUsed(product)).toBe(used);
    }
  });

  test.each<[what: string, changes: Parameters<typeof changePurchase>[2]]>([
    ["used up", { downloadsUsed: 3 }],
    ["expired", { expiresAt: new Date(Date.now() - 1000) }],
    ["refunded", { status: "refunded" }],
    ["in the trash", { deletedAt: new Date() }],
  ])("a download does not continue when the purchase is %s", async (_what, changes) => {
    const { product, purchase, query } = await sellLargeProduct();
    const received = await receivePart(await requestRest(product.slug, query, 0));
    await changePurchase(site, purchase.id, changes);
    const file = `/download/${product.slug}/file?${query}`;
    const headers = { Accept: "text/html", Range: `bytes=${received}-`, "X-Forwarded-For": address };
    expect((await buyer.get(file, headers)).headers.get("Location")).toBe(`/download/${product.slug}?${query}`);
  });
});
