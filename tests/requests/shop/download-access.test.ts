import { expect, test } from "vitest";
import { createPurchaseQuery } from "#app/shop/buy/purchase-link.server";
import { business } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads, withBlockedWrites } from "#tests/support/database/block-database";
import { changeRows } from "#tests/support/database/rows";
import { attributeOf, attributesOf, parseDocument, readDocument, readPage, textOf } from "#tests/support/document";
import {
  changePurchase,
  getPurchase,
  insertProduct,
  insertSoldProduct,
  payForProduct,
  sellProduct,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

const thankYou = (slug: string, query = "") => `/thank-you/${slug}${query && `?${query}`}`;

test("the page that the email links to offers the download, uncached and not for search engines", async () => {
  const { product, purchase, query } = await sellProduct(site);
  const response = await visitor.get(thankYou(product.slug, query));
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  const page = parseDocument(await response.text());
  expect(textOf(page, "h1")).toBe("Payment Confirmed");
  expect(attributeOf(page, "meta[name=robots]", "content")).toBe("noindex");
  expect(textOf(page, "main")).toContain(product.title);
  expect(textOf(page, "main")).toContain("You can download it 10 times until");
  expect(textOf(page, "main")).toContain(purchase.number);
  expect(attributeOf(page, "main a.btn", "href")).toBe(`/download/${product.slug}?${query}`);
});

test("the session of the checkout opens the download once the event has arrived", async () => {
  const product = await insertProduct(site);
  const address = thankYou(product.slug, "session_id=cs_soon");
  const waiting = await readPage(visitor, address);
  expect(textOf(waiting, "h1")).toBe("Payment Confirmed");
  expect(textOf(waiting, "main")).toContain("We’re confirming your payment.");
  expect(attributeOf(waiting, "main a.more", "href")).toBe(address);
  expect((await visitor.get(`/download/${product.slug}?session_id=cs_soon`)).status).toBe(403);
  await payForProduct(site, product, { session: "cs_soon" });
  const page = await readPage(visitor, address);
  expect(attributeOf(page, "main a.btn", "href")).toBe(`/download/${product.slug}?session_id=cs_soon`);
  const { id } = await getPurchase(site, product);
  await changePurchase(site, id, { linkVersion: 2 });
  expect(textOf(await readPage(visitor, address), "h1")).toBe("This link doesn’t open a download");
});

test("unknown numbers, wrong keys and keys of other purchases open nothing", async () => {
  const { product, purchase } = await sellProduct(site);
  const other = await sellProduct(site);
  const key = new URLSearchParams(other.query).get("key") ?? "";
  const proofs = [
    "",
    `purchase=${purchase.number}`,
    `purchase=${purchase.number}&key=wrong`,
    `purchase=${purchase.number}&key=${key}`,
    `purchase=VLT-UNKNOWN1&key=${key}`,
    "purchase=..%2F..%2Fsecrets&key=..%2F",
    other.query,
    `session_id=${other.session}`,
    "session_id=",
  ];
  for (const proof of proofs) {
    expect((await visitor.get(`/download/${product.slug}?${proof}`)).status, proof).toBe(403);
    const file = await visitor.get(`/download/${product.slug}/file?${proof}`, { Accept: "text/html" });
    expect(file.status, proof).toBe(302);
    expect(file.headers.get("Location"), proof).toContain(`/download/${product.slug}`);
  }
  const page = await visitor.get(`/download/${product.slug}?${other.query}`);
  expect(textOf(parseDocument(await page.text()))).not.toContain(other.purchase.number);
});

test("the page after paying for an unknown product keeps the support address", async () => {
  const response = await visitor.get(thankYou("unknown"));
  expect(response.status).toBe(404);
  const page = await readDocument(response);
  expect(textOf(page, "h1")).toBe("We can’t find this download");
  expect(attributesOf(page, "main a", "href")).toContain(`mailto:${business.defaults.email}`);
});

test("unknown products are not found", async () => {
  const draft = await insertProduct(site, { status: "draft" });
  for (const slug of ["unknown", draft.slug, "..%2f..%2fetc"])
    for (const path of [thankYou(slug), `/download/${slug}`, thankYou(slug, "session_id=x")]) {
      const response = await visitor.get(path, { Accept: "text/html" });
      expect(response.status, path).toBe(404);
      const heading = path.startsWith("/thank-you") ? "We can’t find this download" : "Oops! Page not found";
      expect(await response.text()).toContain(heading);
    }
  expect((await visitor.post(thankYou("unknown"), { email: "a@b.example" })).status).toBe(404);
});

test("a link works after its product got another address, but not for another product at the old one", async () => {
  const { product, query } = await sellProduct(site);
  await changeRows(site, "products", { id: product.id }, { slug: "renamed" });
  const page = await readPage(visitor, thankYou(product.slug, query));
  expect(attributeOf(page, "main a.btn", "href")).toBe(`/download/renamed?${query}`);
  const moved = await visitor.get(`/download/${product.slug}?${query}`);
  expect(moved.headers.get("Location")).toBe(`/download/renamed/file?${query}`);
  await insertProduct(site, { slug: product.slug });
  expect((await visitor.get(`/download/${product.slug}?${query}`)).status).toBe(403);
});

test("a newer version of the link revokes earlier ones", async () => {
  const { product, purchase, query } = await sellProduct(site);
  await changePurchase(site, purchase.id, { linkVersion: 2 });
  expect((await visitor.get(`/download/${product.slug}?${query}`)).status).toBe(403);
  const newer = createPurchaseQuery(site.services, { ...purchase, linkVersion: 2 });
  expect((await visitor.get(`/download/${product.slug}?${newer}`)).status).toBe(302);
});

test("if the database fails, the page shows the specified toast with 503, and nothing is counted", async () => {
  const { product, query } = await sellProduct(site);
  const { db } = site.services;
  for (const table of ["products", "purchases"])
    for (const path of [thankYou(product.slug, query), `/download/${product.slug}?${query}`]) {
      const response = await withBlockedReads(db, table, () => visitor.get(path));
      expect(response.status).toBe(503);
      const page = parseDocument(await response.text());
      expect(textOf(page)).toContain("Failed to load product details");
      expect(textOf(page)).toContain("Try again");
    }
  const file = `/download/${product.slug}/file?${query}`;
  for (const fail of [withBlockedReads, withBlockedWrites]) {
    const response = await fail(db, "purchases", () => visitor.get(file, { Accept: "text/html" }));
    expect(response.headers.get("Location")).toBe(`/download/${product.slug}?${query}&unavailable=1`);
  }
  expect((await getPurchase(site, product)).downloadsUsed).toBe(0);
});

test("only a buyer is asked for the address of the payment or the number of the purchase", async () => {
  const { product, purchase, query } = await sellProduct(site);
  const free = await insertSoldProduct(site, { priceCents: 0 });
  const readHelp = async (path: string) =>
    /Need a hand\? .*hours/.exec(textOf(await readPage(visitor, path), "main"))?.[0];
  expect(await readHelp(thankYou(product.slug))).toContain("from the address you paid with");
  expect(await readHelp(thankYou(product.slug, query))).toContain(purchase.number);
  expect(await readHelp(thankYou(product.slug))).toContain("within 24-48 hours");
  const unproven = await readDocument(visitor.get(`/download/${product.slug}`));
  expect(textOf(unproven, "main")).toContain("We reply within 24 hours");
  expect(await readHelp(thankYou(free.product.slug))).not.toContain("paid");
  await changePurchase(site, purchase.id, { downloadsAllowed: 1, downloadsUsed: 1 });
  const used = await readPage(visitor, thankYou(product.slug, query));
  expect(textOf(used, "main")).toContain("Your purchase came with one download.");
});

test("too many requests for links from one network are refused", async () => {
  const product = await insertProduct(site);
  const crowd = new Visitor(site);
  let status = 303;
  for (let count = 0; count < 21 && status === 303; count++)
    status = (await crowd.post(thankYou(product.slug), { email: `a${count}@b.example` })).status;
  expect(status).toBe(429);
});
