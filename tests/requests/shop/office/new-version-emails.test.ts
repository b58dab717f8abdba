import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { newId } from "#app/server/new-id.server";
import { emailNextBuyers, emailRemainingBuyers } from "#app/shop/product-files/tell-buyers.server";
import { insertRows } from "#tests/support/database/rows";
import { countWaiting } from "#tests/support/database/write-lock";
import { readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { insertProduct } from "#tests/support/shop/products";
import {
  changePurchase,
  getPurchase,
  listPurchaseEvents,
  listPurchases,
  payForProduct,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";
import { createSignal } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

async function upload(id: string, fields: Record<string, string> = {}) {
  const file = new File(["content"], "planner.pdf", { type: "application/pdf" });
  const answer = await admin.postFiles(`${paths.adminProduct(id)}?upload=file`, fields, { upload: [file] });
  expect(answer.status).toBe(303);
  return readPage(admin, answer.headers.get("Location") ?? "");
}

const listTold = async (title: string) =>
  (await listQueuedEmails(site)).filter(({ subject }) => subject === `New version: ${title}`);

test("earlier buyers are emailed if the admin wants, once each, with a working link", async () => {
  const product = await insertProduct(site, { title: "Told Planner" });
  const { id } = product;
  await upload(id);
  for (const email of ["dana@studio.example", "dana@studio.example", "beau@roof.example", "gone@roof.example"])
    await payForProduct(site, product, { email });
  const gone = (await listPurchases(site, product)).find(({ email }) => email.startsWith("gone"));
  await changePurchase(site, gone?.id ?? "", { status: "refunded" });
  await upload(id);
  expect(await listTold("Told Planner")).toEqual([]);
  const page = await upload(id, { note: "A checklist.\nA calendar.", tell_buyers: "1" });
  expect(textOf(page, ".toast")).toContain("We’re emailing 2 buyers.");
  const told = await listTold("Told Planner");
  expect(told.map(({ to }) => to).sort()).toEqual(["beau@roof.example", "dana@studio.example"]);
  expect(told[0]?.text).toContain("What’s new:\n\nA checklist.\nA calendar.");
});

test("a buyer without downloads left gets one for the new version", async () => {
  const product = await insertProduct(site, { title: "Opened Planner" });
  await payForProduct(site, product);
  const { id } = await getPurchase(site, product);
  await changePurchase(site, id, { downloadsUsed: 10 });
  await upload(product.id, { tell_buyers: "1" });
  expect(await getPurchase(site, product)).toMatchObject({ downloadsUsed: 10, downloadsAllowed: 11 });
  const [email] = await listTold("Opened Planner");
  expect(email?.text).toMatch(/Downloads left:?\s+1\b/);
  const extended = { kind: "extended", actor: "Rosa Delgado", after: "1 download" };
  expect((await listPurchaseEvents(site, id)).at(-1)).toMatchObject(extended);
});

test("buyers are emailed in batches, each of them once, even if the process stops in between", async () => {
  const product = await insertProduct(site, { title: "Much Sold Planner" });
  // Each of the last 50 has bought twice.
  await insertPurchases(product.id, 250, 200);
  const section = async () => textOf(await readPage(admin, paths.adminProduct(product.id)), ".product-versions li");
  const id = await insertVersionToTell(product.id);
  expect(await emailNextBuyers(site.services, id)).toBe(true);
  expect(await listTold("Much Sold Planner")).toHaveLength(100);
  expect(await section()).toContain("Emailing 200 buyers: 100 so far.");
  // The server does this at its next start.
  await Promise.all([emailRemainingBuyers(site.services), emailRemainingBuyers(site.services)]);
  const told = (await listTold("Much Sold Planner")).map(({ to }) => to);
  expect([told.length, new Set(told).size]).toEqual([200, 200]);
  expect(await section()).toContain("We emailed 200 buyers.");
  await emailRemainingBuyers(site.services);
  expect(await listTold("Much Sold Planner")).toHaveLength(200);
  const purchases = await listPurchases(site, product);
  expect(purchases.map(({ downloadsAllowed }) => downloadsAllowed)).toEqual(purchases.map(() => 11));
});

/** Inserts purchases whose downloads are used up. */
async function insertPurchases(productId: string, count: number, buyers = count): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ id: newId(), number: `VLT-${productId}-${n}`, productId, email: `buyer${n % buyers}@studio.example` },
    ...{ eventId: `evt_${productId}_${n}`, amountCents: 1900, currency: "usd", dueCents: 1900, search: "" },
    ...{ createdAt: new Date(Date.now() - 1000 - n), expiresAt: new Date(Date.now() + 1e9) },
    ...{ status: "active" as const, downloadsAllowed: 10, downloadsUsed: 10 },
  }));
  await insertRows(site, "purchases", rows);
}

async function insertVersionToTell(productId: string): Promise<string> {
  const file = { id: newId(), productId, version: 1, name: "planner.pdf", type: "application/pdf", size: 1 };
  await insertRows(site, "productFiles", {
    ...{ ...file, storagePath: `products/${productId}/1/planner.pdf`, createdAt: new Date() },
    ...{ toldBy: "Rosa Delgado", buyersToTell: 200, tellsNow: true },
  });
  return file.id;
}

// SQLite has one writer at a time.
if (process.env.TEST_DATABASE === "postgres")
  test("emailing a buyer keeps the downloads that a colleague grants at the same moment", async () => {
    const product = await insertProduct(site, { title: "Extended Planner" });
    await insertPurchases(product.id, 1);
    const { id } = await getPurchase(site, product);
    const fileId = await insertVersionToTell(product.id);
    const { db } = site.services;
    const granted = createSignal();
    const telling = granted.raised.then(() => emailNextBuyers(site.services, fileId));
    await db.transact(async (tx) => {
      const { purchases } = db.tables;
      await tx.update(purchases).set({ downloadsAllowed: 20 }).where(eq(purchases.id, id));
      granted.raise();
      await expect.poll(() => countWaiting(db)).toBe(1);
    });
    await telling;
    expect(await getPurchase(site, product)).toMatchObject({ downloadsUsed: 10, downloadsAllowed: 20 });
    const [email] = await listTold("Extended Planner");
    expect(email?.text).toMatch(/Downloads left:?\s+10\b/);
  });

test("an upload is answered after the first batch, and the other batches follow", async () => {
  const product = await insertProduct(site, { title: "Quickly Uploaded Planner" });
  await insertPurchases(product.id, 120);
  await upload(product.id, { tell_buyers: "1" });
  await expect.poll(async () => (await listTold("Quickly Uploaded Planner")).length).toBe(120);
});
