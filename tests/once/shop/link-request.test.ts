import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { createListener } from "#app/server/http/listener.server";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads, withBlockedWrites } from "#tests/support/database/block-database";
import { attributeOf, linksOf, parseDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { insertProducts } from "#tests/support/shop/products";
import {
  changePurchase,
  insertProduct,
  listPurchaseEvents,
  refundSale,
  sellProduct,
} from "#tests/support/shop/purchases";
import { loadBuild, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const visitor = new Visitor(site);
const thankYou = (slug: string, query = "") => `/thank-you/${slug}${query && `?${query}`}`;

const listLinks = async (purchaseId: string) =>
  (await listQueuedEmails(site)).filter(({ key }) => key.startsWith(`purchase-link:${purchaseId}`));

test("the buyer's address gets the link again, and the answer is the same for any address", async () => {
  const { product, purchase, email, query } = await sellProduct(site);
  const answers = [];
  for (const address of [` \u00a0${email?.toUpperCase()}\u200b `, "stranger@studio.example"]) {
    const response = await visitor.post(thankYou(product.slug), { email: address });
    answers.push([response.status, response.headers.get("Location"), await response.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.slice(0, 2)).toEqual([303, `/thank-you/${product.slug}?sent=1`]);
  const page = await readPage(visitor, thankYou(product.slug, "sent=1"));
  expect(textOf(page, "main [role=status]")).toContain("Check your inbox.");
  await waitUntil(async () => expect(await listLinks(purchase.id)).toHaveLength(1));
  const [sentEmail] = await listLinks(purchase.id);
  expect(sentEmail).toMatchObject({ to: email, subject: `Your download link: ${product.title}` });
  expect(sentEmail?.text).toContain(`${site.origin}${thankYou(product.slug, query)}`);
  expect((await listPurchaseEvents(site, purchase.id)).at(-1)).toMatchObject({ kind: "link", actor: "Buyer" });
  for (const _ of [1, 2, 3, 4]) await visitor.post(thankYou(product.slug), { email: email ?? "" });
  await waitUntil(async () => expect(await listLinks(purchase.id)).toHaveLength(3));
});

test("a buyer who leaves before the answer gets the link as well", async () => {
  const { product, purchase, email = "" } = await sellProduct(site);
  const leaving = new AbortController();
  const build = await loadBuild();
  const server = createServer((incoming, response) => {
    const handle: typeof build.handle = (request, given) => {
      const context = given as AppLoadContext;
      const afterAnswer = async (work: () => Promise<unknown>) => {
        leaving.abort();
        if (!response.closed) await once(response, "close");
        context.afterAnswer(work);
      };
      return build.handle(request, { ...context, afterAnswer });
    };
    createListener({ services: site.services, ...build, handle })(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const post = {
    method: "POST",
    headers: { Origin: site.origin },
    redirect: "manual",
    signal: leaving.signal,
  } as const;
  const body = new URLSearchParams({ email: email ?? "" });
  await fetch(`http://127.0.0.1:${port}${thankYou(product.slug)}`, { ...post, body }).catch(() => {});
  await waitUntil(async () => expect(await listLinks(purchase.id)).toHaveLength(1));
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test("the email with the link says when its downloads are used up or it has expired", async () => {
  const { product, purchase, email } = await sellProduct(site);
  const requestEmail = async (count: number) => {
    await visitor.post(thankYou(product.slug), { email: email ?? "" });
    await waitUntil(async () => expect(await listLinks(purchase.id)).toHaveLength(count));
    return (await listLinks(purchase.id)).map(({ text }) => text);
  };
  await changePurchase(site, purchase.id, { downloadsUsed: purchase.downloadsAllowed });
  expect(await requestEmail(1)).toEqual([expect.stringContaining(`You’ve used every download of ${product.title}`)]);
  await changePurchase(site, purchase.id, { expiresAt: new Date(Date.now() - 1000) });
  expect(await requestEmail(2)).toContainEqual(expect.stringContaining("Your download has expired"));
});

test("a form with a wrong address is returned as typed, with the error", async () => {
  const product = await insertProduct(site);
  for (const email of ["", "dana", "a@b@c.example", `${"a".repeat(330)}@b.example`]) {
    const response = await visitor.post(thankYou(product.slug), { email });
    expect(response.status).toBe(400);
    const page = parseDocument(await response.text());
    expect(attributeOf(page, "input[name=email]", "aria-invalid")).toBe("true");
    expect(attributeOf(page, "input[name=email]", "value")).toBe(email);
  }
});

test("while the database fails, the form keeps the address, and works once it is back", async () => {
  const { product, email } = await sellProduct(site);
  const { db } = site.services;
  const send = () => visitor.post(thankYou(product.slug), { email: email ?? "" });
  const failed = await withBlockedReads(db, "purchases", send);
  expect(failed.status).toBe(503);
  const page = parseDocument(await failed.text());
  expect(textOf(page, "#email-error")).toBe("We couldn’t look that up just now. Please try again in a minute.");
  expect(attributeOf(page, "#email", "value")).toBe(email);
  const unloaded = await withBlockedReads(db, "products", send);
  expect(unloaded.status).toBe(503);
  const unloadedPage = parseDocument(await unloaded.text());
  expect(textOf(unloadedPage, "main")).toContain("Failed to load product details");
  expect(attributeOf(unloadedPage, "#email", "value")).toBe(email);
  expect((await withBlockedWrites(db, "outbox", send)).status).toBe(503);
  expect((await send()).status).toBe(303);
});

test("the thank-you page shows three products, related ones first, except after a refund", async () => {
  const [related] = await insertProducts(
    site,
    { title: "Invoice letters" },
    { title: "Rota" },
    { title: "Price list" },
  );
  const { product, query, intent } = await sellProduct(site, { relatedProducts: [String(related?.id)] });
  const listOffers = async (address: string) => {
    const page = await readPage(visitor, thankYou(product.slug, address));
    expect(linksOf(page).some(({ text }) => text === "Open the Digital Vault")).toBe(true);
    return textsOf(page, ".product-related h3");
  };
  for (const address of ["", query])
    expect(await listOffers(address)).toEqual(["Invoice letters", "Price list", "Rota"]);
  await refundSale(site, intent);
  expect(await listOffers(query)).toEqual([]);
});
