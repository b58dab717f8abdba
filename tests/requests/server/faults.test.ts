import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { allowWrites, blockWrites } from "#tests/support/database/block-database";
import { changeRows, countRows, listRows } from "#tests/support/database/rows";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { uploadPhoto } from "#tests/support/order/uploads";
import { type Site, startSite } from "#tests/support/site";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function site(variables: Record<string, string> = {}): Promise<Site> {
  const started = await startSite(variables);
  ends.push(() => started.stop().catch(() => {}));
  return started;
}

const order = (to: Site, changes = {}) => new Visitor(to.origin).post("/visual-design", createOrderFields(changes));

const messages = (site: Site) => listRows(site, "outbox");

describe("without the storage,", () => {
  test("the error names the photo, everything else stays, and the order can be placed without the photo", async () => {
    const shop = await site();
    // A file where the folder should be: nothing can be written below it.
    rmSync(join(shop.folder, "files"), { recursive: true, force: true });
    writeFileSync(join(shop.folder, "files"), "");
    const response = await new Visitor(shop.origin).postFiles("/visual-design", createOrderFields(), {
      photos: [createPicture("sign.jpg")],
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("Failed to upload sign.jpg");
    expect(html).toContain("Dana Whitfield");
    expect((await new Visitor(shop.origin).get("/readyz")).status).toBe(503);
    expect((await order(shop)).status).toBe(303);
  });
});

test("if the storage fails during a photo upload, the error names the photo and it can be tried again", async () => {
  const shop = await site();
  writeFileSync(join(shop.folder, "files"), "");
  const response = await new Visitor(shop.origin).postFiles(
    "/visual-design/uploads",
    {},
    { photos: [createPicture("a.jpg")] },
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    ok: false,
    title: "Error",
    description: "Failed to upload a.jpg. Please try again.",
  });
  expect((await listRows(shop, "uploads")).filter((row) => row.state === "stored")).toEqual([]);
});

describe("without the database,", () => {
  test("the visitor sees the specified message, and the typed text stays", async () => {
    const shop = await site();
    await shop.services.db.close();
    const response = await order(shop, { requirements: "Keep every word of this." });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain("Submission Failed");
    expect(html).toMatch(/Unable to save your order: .+ Please try again\./);
    expect(html).toContain("Keep every word of this.");
    expect(html).toContain("dana@studio.example");
  });
});

describe("a photo that is removed while its order is placed", () => {
  test("is reported to the visitor", async () => {
    const shop = await site();
    const visitor = new Visitor(shop.origin);
    const sent = await visitor.postFiles("/visual-design/uploads", {}, { photos: [createPicture("sign.jpg")] });
    const { photo } = await sent.json();
    await changeRows(shop, "uploads", {}, { state: "removing" });
    const response = await visitor.postFiles("/visual-design", createOrderFields({ photo: photo.id }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("One picture timed out");
    expect(await countRows(shop, "formSubmissions")).toBe(0);
  });
});

// SQLite has no connection that somebody else could end.
if (process.env.TEST_DATABASE === "postgres")
  test("a connection lost during a transaction fails that transaction only", async () => {
    const shop = await site();
    const { db } = shop.services;
    const lost = db.transact(async (tx) => {
      await tx.insert(db.tables.toolRequests).values({ id: "1", name: "a", email: "b", ideaRequest: "c" });
      if (db.native.dialect === "postgres")
        await db.native.pool.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()",
        );
      await tx.select().from(db.tables.toolRequests);
    });
    await expect(lost).rejects.toThrow();
    expect((await order(shop)).status).toBe(303);
    expect(await countRows(shop, "toolRequests")).toBe(0);
  });

test("while the mail server is down, the order is accepted and both emails wait", async () => {
  const shop = await site({ SMTP_URL: "smtp://127.0.0.1:9" });
  expect((await order(shop)).status).toBe(303);
  await shop.services.worker.runDue();
  const waiting = await messages(shop);
  expect(waiting.map((message) => [message.state, message.attempts])).toEqual([
    ["pending", 1],
    ["pending", 1],
  ]);
  expect(waiting[0]?.lastError).toBeTruthy();
});

test("an IP address that sends too many orders is limited, and typed text stays", async () => {
  const shop = await site({ ORDERS_PER_HOUR: "1" });
  expect((await order(shop)).status).toBe(303);
  const second = await order(shop, { full_name: "Someone Else" });
  expect(second.status).toBe(429);
  expect(await second.text()).toContain("Someone Else");
});

test.each(["outbox", "uploads", "submission_keys"])(
  "if the database fails at %s during an order, nothing is stored and what was typed is returned",
  async (table) => {
    const shop = await site();
    const visitor = new Visitor(shop.origin);
    const { db } = shop.services;
    const { photo } = await (await uploadPhoto(shop, createPicture("sign.jpg"), visitor)).json();
    const fields = createOrderFields({ photo: photo.id });
    await blockWrites(db, table);
    const refused = await visitor.post("/visual-design", fields);
    await allowWrites(db, table);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain("Dana Whitfield");
    expect(await listOrders(shop)).toEqual([]);
    expect(await messages(shop)).toEqual([]);
    expect((await visitor.post("/visual-design", fields)).status).toBe(303);
    expect(await listOrders(shop)).toHaveLength(1);
  },
);
