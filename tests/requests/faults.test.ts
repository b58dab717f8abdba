import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { orderFields, picture } from "../fixtures";
import { queuedMails } from "../queued-mails";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function site(variables: Record<string, string> = {}): Promise<Site> {
  const started = await startSite(variables);
  ends.push(() => started.stop().catch(() => {}));
  return started;
}

const order = (to: Site, changes = {}) => new Visitor(to.origin).post("/visual-design", orderFields(changes));

async function messages({ services: { db } }: Site) {
  return db.read.select().from(db.tables.outbox);
}

describe("storage away", () => {
  test("the photo is named, all else is kept, and the order goes without it", async () => {
    const shop = await site();
    // A file where the folder should be: nothing can be written below it.
    rmSync(join(shop.folder, "files"), { recursive: true, force: true });
    writeFileSync(join(shop.folder, "files"), "");
    const response = await new Visitor(shop.origin).postFiles("/visual-design", orderFields(), {
      photos: [picture("sign.jpg")],
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("Failed to upload sign.jpg");
    expect(html).toContain("Dana Whitfield");
    expect((await new Visitor(shop.origin).get("/readyz")).status).toBe(503);
    expect((await order(shop)).status).toBe(303);
  });
});

test("storage away while a photo uploads by itself: named, not stored, and to be tried again", async () => {
  const shop = await site();
  writeFileSync(join(shop.folder, "files"), "");
  const response = await new Visitor(shop.origin).postFiles(
    "/visual-design/uploads",
    {},
    { photos: [picture("a.jpg")] },
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    ok: false,
    title: "Error",
    description: "Failed to upload a.jpg. Please try again.",
  });
  const { read, tables } = shop.services.db;
  expect((await read.select().from(tables.uploads)).filter((row) => row.state === "stored")).toEqual([]);
});

describe("database away", () => {
  test("the visitor reads the catalogue's message and keeps what was typed", async () => {
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

describe("a photo swept while its order is placed", () => {
  test("is said, not lost in silence", async () => {
    const shop = await site();
    const visitor = new Visitor(shop.origin);
    const sent = await visitor.postFiles("/visual-design/uploads", {}, { photos: [picture("sign.jpg")] });
    const { photo } = await sent.json();
    const { db } = shop.services;
    await db.transact((tx) => tx.update(db.tables.uploads).set({ state: "removing" }));
    const response = await visitor.postFiles("/visual-design", orderFields({ photo: photo.id }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("One photo has waited too long");
    expect(await db.read.$count(db.tables.formSubmissions)).toBe(0);
  });
});

// SQLite has no connection that somebody else could end.
if (process.env.TEST_DATABASE === "postgres")
  test("a connection lost in mid-transaction fails that transaction only", async () => {
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
    expect(await db.read.$count(db.tables.toolRequests)).toBe(0);
  });

describe("lead webhook", () => {
  async function target(answer: (count: number) => number | null) {
    const received: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        received.push({ headers: request.headers, body: JSON.parse(body) });
        const status = answer(received.length);
        if (status) response.writeHead(status).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, received };
  }

  test("gets exactly the keys of the specification", async () => {
    const { url, received } = await target(() => 200);
    const shop = await site({ LEAD_WEBHOOK_URL: url });
    await new Visitor(shop.origin).postFiles("/visual-design", orderFields({ phone: "" }), {
      photos: [picture("sign.jpg", 1234)],
    });
    await shop.services.worker.runDue();
    expect(received).toHaveLength(1);
    const [{ body, headers }] = received as [(typeof received)[0]];
    expect(Object.keys(body).sort()).toEqual(
      [
        "fullName",
        "email",
        "phone",
        "businessName",
        "selectedPackage",
        "visualDetails",
        "submissionId",
        "uploadedFiles",
        "visualBreakdown",
      ].sort(),
    );
    expect(body).toMatchObject({
      fullName: "Dana Whitfield",
      phone: "",
      selectedPackage: "starter",
      visualBreakdown: { flyers: 4, social_posts: 10 },
      uploadedFiles: [{ name: "sign.jpg", type: "photo", size: 1234 }],
    });
    const [file] = body.uploadedFiles as { url: string }[];
    expect((await fetch(file?.url ?? "")).status).toBe(200);
    expect(headers["webhook-id"]).toBeTruthy();
  });

  test("down or answering 500, the order is accepted and the webhook sent later", async () => {
    const { url, received } = await target((count) => (count < 3 ? 500 : 204));
    const shop = await site({ LEAD_WEBHOOK_URL: url });
    expect((await order(shop)).status).toBe(303);
    const { db, worker } = shop.services;
    for (let attempt = 0; attempt < 3; attempt++) {
      await worker.runDue();
      await db.transact((tx) => tx.update(db.tables.outbox).set({ runAt: new Date(0) }));
    }
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await messages(shop)).every((message) => message.state === "sent")).toBe(true);
  });

  test("a target that never answers does not hold the visitor up", async () => {
    const { url } = await target(() => null);
    const shop = await site({ LEAD_WEBHOOK_URL: url });
    shop.services.worker.start();
    expect((await order(shop)).status).toBe(303);
  });
});

test("mail server down: the order is accepted and both mails wait", async () => {
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

test("the team's mail answers to the customer, both mails name the order", async () => {
  const shop = await site({ TEAM_EMAIL: "team@palmetto.example" });
  const response = await order(shop);
  const reference = new URL(response.headers.get("Location") ?? "", shop.origin).searchParams.get(
    "client_reference_id",
  );
  const mails = await queuedMails(shop);
  const team = mails.find((mail) => mail.to === "team@palmetto.example");
  const customer = mails.find((mail) => mail.to === "dana@studio.example");
  expect(team?.replyTo).toBe("dana@studio.example");
  expect(customer?.subject).toBe(`Order ${reference} received`);
  for (const mail of [team, customer]) {
    expect(mail?.text).toContain(reference);
    expect(mail?.html).toContain(reference);
  }
});

test("an address that orders without end is slowed, with everything kept", async () => {
  const shop = await site({ ORDERS_PER_HOUR: "1" });
  expect((await order(shop)).status).toBe(303);
  const second = await order(shop, { full_name: "Someone Else" });
  expect(second.status).toBe(429);
  expect(await second.text()).toContain("Someone Else");
});
