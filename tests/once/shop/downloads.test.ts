import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { readPage, textOf } from "#tests/support/document";
import {
  addProductFile,
  changePurchase,
  getPurchase,
  insertProduct,
  insertSoldProduct,
  listPurchaseEvents,
  payForProduct,
  refundSale,
  sellProduct,
} from "#tests/support/shop/purchases";
import { type Site, startSite } from "#tests/support/site";
import { listDrivers, type TestStorage } from "#tests/support/storage/test-storages";

const browser = { Accept: "text/html" };

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

  /** Follows the page's redirect to the file. */
  async function download(slug: string, query: string, more: Record<string, string> = {}): Promise<Response> {
    const headers = { ...browser, ...more };
    const page = await buyer.get(`/download/${slug}?${query}`, headers);
    const location = page.headers.get("Location");
    return location ? buyer.get(location, headers) : page;
  }
  const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const countUsed = async (product: { id: string }) => (await getPurchase(site, product)).downloadsUsed;

  test("the link sends the newest file, and each download is counted with its network", async () => {
    const { product, content, purchase, query } = await sellProduct(site);
    const first = await download(product.slug, query, { "X-Forwarded-For": "203.0.113.77" });
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("application/pdf");
    expect(first.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''weekly-planner.pdf");
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await readBytes(first)).equals(content)).toBe(true);
    const newer = randomBytes(1000);
    await addProductFile(site, product, newer, { version: 2, name: "planner.xlsx", type: "application/vnd.ms-excel" });
    const second = await download(product.slug, query, { "X-Forwarded-For": "2001:db8:1:2::3" });
    expect(second.headers.get("Content-Type")).toBe("application/vnd.ms-excel");
    expect((await readBytes(second)).equals(newer)).toBe(true);
    expect(await countUsed(product)).toBe(2);
    const events = (await listPurchaseEvents(site, purchase.id)).filter(({ kind }) => kind === "downloaded");
    expect(events.map(({ network, fileVersion }) => [network, fileVersion])).toEqual([
      ["203.0.113.0/24", 1],
      ["2001:db8:1::/48", 2],
    ]);
  });

  test("downloads at the same time stay within the limit", async () => {
    const { product, content, query } = await sellProduct(site);
    const answers = await Promise.all(Array.from({ length: 8 }, () => download(product.slug, query)));
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(3);
    for (const answer of sent) expect((await readBytes(answer)).equals(content)).toBe(true);
    expect(await countUsed(product)).toBe(3);
    const refused = await download(product.slug, query);
    expect(refused.status).toBe(410);
    expect(await refused.text()).toContain("You’ve used every download");
  });

  test("while the storage does not answer, nothing is counted, and the page shows an error", async () => {
    const { product, content, query } = await sellProduct(site);
    const address = `/download/${product.slug}/file?${query}`;
    const location = await storage.withOutage(async () => (await buyer.get(address, browser)).headers.get("Location"));
    expect(location).toBe(`/download/${product.slug}?${query}&unavailable=1`);
    const page = await buyer.get(location ?? "");
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("We can’t reach your file right now");
    expect(await countUsed(product)).toBe(0);
    expect((await readBytes(await download(product.slug, query))).equals(content)).toBe(true);
  });

  test("a lost or missing file is not counted", async () => {
    const { product, query } = await sellProduct(site);
    await site.services.storage.delete(`products/${product.id}/1/weekly-planner.pdf`);
    const lost = await download(product.slug, query);
    expect(lost.headers.get("Location")).toContain("unavailable=1");
    expect(await countUsed(product)).toBe(0);
    const empty = await insertProduct(site);
    const { session } = await payForProduct(site, empty);
    expect((await download(empty.slug, `session_id=${session}`)).headers.get("Location")).toContain("unavailable=1");
    expect(await countUsed(empty)).toBe(0);
  });

  test("a free product can be downloaded by anybody, but only while it is published", async () => {
    const { product, content } = await insertSoldProduct(site, { priceCents: 0 });
    expect((await readBytes(await download(product.slug, ""))).equals(content)).toBe(true);
    const hidden = await insertSoldProduct(site, { priceCents: 0, status: "hidden" });
    expect((await download(hidden.product.slug, "")).status).toBe(403);
    const draft = await insertSoldProduct(site, { priceCents: 0, status: "draft" });
    expect((await download(draft.product.slug, "")).status).toBe(404);
  });

  test("no page shows where a file is stored", async () => {
    const downloadLink = "https://files.example/secret.pdf";
    const { product, query, session } = await sellProduct(site, { downloadLink });
    for (const address of [`?${query}`, `?session_id=${session}`, ""]) {
      const html = await (await buyer.get(`/thank-you/${product.slug}${address}`)).text();
      expect(html).not.toContain("secret.pdf");
      expect(html).not.toContain("products/");
    }
  });

  test("a refund stops the download, by link or by checkout session", async () => {
    const { product, query, session, intent } = await sellProduct(site);
    await refundSale(site, intent);
    for (const proof of [query, `session_id=${session}`]) {
      const refused = await download(product.slug, proof);
      expect(refused.status).toBe(410);
      expect(await refused.text()).toContain("We refunded this purchase");
      const file = await buyer.get(`/download/${product.slug}/file?${proof}`, browser);
      expect(file.status).toBe(302);
    }
  });

  test("an expired, stopped or held download says what to do", async () => {
    const { product, purchase, query } = await sellProduct(site);
    const states = [
      [{ expiresAt: new Date(Date.now() - 1000) }, 410, "Your download has expired"],
      [{ expiresAt: new Date(Date.now() + 60_000), status: "revoked" }, 410, "We stopped this download"],
      [{ status: "held" }, 403, "We’re checking your payment."],
    ] as const;
    for (const [values, status, text] of states) {
      await changePurchase(site, purchase.id, values);
      const refused = await download(product.slug, query);
      expect(refused.status).toBe(status);
      const page = await readPage(buyer, `/thank-you/${product.slug}?${query}`);
      expect(textOf(page)).toContain(text);
      expect(textOf(page)).toContain(purchase.number);
      expect(page.querySelector(`a[href^="/download/"]`)).toBeNull();
    }
  });
});
