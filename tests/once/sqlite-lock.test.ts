import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { setUpSiteForEachTest } from "#tests/support/site";
import { Visitor } from "../support/browser/visitor";
import { openTestDatabase } from "../support/database/database";
import { holdWriteLock } from "../support/database/write-lock";
import { fieldValues, readDocument, textOf } from "../support/document";
import { createSignedInVisitor } from "../support/office/signed-in";
import { createOrderFields, createPicture } from "../support/order/order-form";
import { insertOrder, listOrders } from "../support/order/orders";
import { uploadPhoto } from "../support/order/uploads";

const site = setUpSiteForEachTest();
let office: Visitor;
let release: () => Promise<void>;
beforeEach(async () => {
  office = await createSignedInVisitor(site);
  await insertOrder(site, { fullName: "Walter Abernathy" });
  // Cached from here on.
  await new Visitor(site).get(paths.visualDesign);
  release = await holdWriteLock(site.services.env.DATABASE_URL);
});
afterEach(() => release());

const visitor = () => new Visitor(site);
const order = (changes = {}) => visitor().post(paths.visualDesign, createOrderFields(changes));

/** Does something while a write waits for the lock. Returns a promise that resolves when that write is stored. */
async function runWhileWriteWaits(work: () => Promise<unknown>): Promise<() => Promise<unknown>> {
  const { db } = site.services;
  const idea = { id: "waits", name: "Ana", email: "ana@studio.example", ideaRequest: "A map" };
  const written = db.transact((tx) => tx.insert(db.tables.toolRequests).values(idea), 120_000);
  await work();
  return () => written;
}

test("pages and the office's lists respond while another process writes, and an order is stored afterward", async () => {
  const stored = await runWhileWriteWaits(async () => {
    expect((await visitor().get("/healthz")).status).toBe(200);
    expect((await visitor().get("/readyz")).status).toBe(200);
    expect((await visitor().get(paths.visualDesign)).status).toBe(200);
    expect((await visitor().get("/thank-you?type=order")).status).toBe(200);
    expect(await (await office.get(paths.admin)).text()).toContain("Walter Abernathy");
    // A search first adds the newest orders to its index, which needs the lock.
    expect(await (await office.get(`${paths.admin}?q=abernathy`)).text()).toContain("Walter Abernathy");
    expect((await office.get(paths.adminOutbox)).status).toBe(200);
  });
  const posted = order();
  expect((await visitor().get("/healthz")).status).toBe(200);
  await release();
  await stored();
  expect((await posted).status).toBe(303);
  expect((await listOrders(site)).map((row) => row.fullName).sort()).toEqual(["Dana Whitfield", "Walter Abernathy"]);
});

test("a session that was last used long ago is read during a lock", async () => {
  const { db } = site.services;
  await release();
  await db.transact((tx) => tx.update(db.tables.sessions).set({ seenAt: new Date(Date.now() - 3_600_000) }));
  release = await holdWriteLock(site.services.env.DATABASE_URL);
  const stored = await runWhileWriteWaits(async () => {
    expect(await (await office.get(paths.admin)).text()).toContain("Walter Abernathy");
  });
  await release();
  await stored();
  // The next request writes the time of use that the lock prevented.
  await office.get(paths.admin);
  const [session] = await db.read.select().from(db.tables.sessions);
  expect(Date.now() - Number(session?.seenAt)).toBeLessThan(1_800_000);
});

test("if a lock is held too long, each form is returned as typed, and nothing is stored twice", {
  timeout: 60_000,
}, async () => {
  const fields = createOrderFields({ requirements: "Keep every word of this." });
  const sender = visitor();
  const [refused, change, photo] = await Promise.all([
    sender.post(paths.visualDesign, fields),
    office.post(paths.admin, { intent: "row", id: (await listOrders(site))[0]?.id ?? "", status: "ready" }),
    uploadPhoto(site, createPicture("sign.jpg")),
  ]);
  const page = await readDocument(refused);
  const text = textOf(page);
  expect(refused.status).toBe(503);
  expect(text).toMatch(/Unable to save your order: .+ Please try again\./);
  expect(fieldValues(page, "requirements")).toEqual(["Keep every word of this."]);
  expect(await change.text()).toContain("Failed to update status");
  expect(photo.status).toBe(503);
  expect(await listOrders(site)).toHaveLength(1);

  await release();
  const [formId = ""] = fieldValues(page, "form_id");
  expect(formId).not.toBe("");
  const sent = await Promise.all([1, 2, 3].map(() => sender.post(paths.visualDesign, { ...fields, form_id: formId })));
  expect(sent.map((response) => response.status)).toEqual([303, 303, 303]);
  expect(await listOrders(site)).toHaveLength(2);
});

test("messages that are due wait for the lock and are sent once", async () => {
  const { db, worker } = site.services;
  await release();
  expect((await order()).status).toBe(303);
  release = await holdWriteLock(site.services.env.DATABASE_URL);
  const sending = worker.runDue();
  expect((await visitor().get("/healthz")).status).toBe(200);
  await release();
  await sending;
  const rows = await db.read.select().from(db.tables.outbox);
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
    ["sent", 1],
    ["sent", 1],
  ]);
});

test("a read waits for a process that locks the file exclusively, as during a crash recovery", async () => {
  const { db, url, close } = await openTestDatabase("sqlite");
  const open = await holdWriteLock(url, "EXCLUSIVE");
  let answered = false;
  const count = db.read.$count(db.tables.formSubmissions).finally(() => {
    answered = true;
  });
  expect((await visitor().get("/healthz")).status).toBe(200);
  expect(answered).toBe(false);
  await open();
  expect(await count).toBe(0);
  await close();
});
