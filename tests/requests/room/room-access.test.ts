import { createCookie } from "@remix-run/node";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { findRoomOrder, hasOpenedRoom } from "#app/order/access/room-access.server";
import { Visitor } from "#tests/support/browser/visitor";
import { metaOf, readDocument, textOf } from "#tests/support/document";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { createRoomPath, openRooms, raiseRoomVersion } from "#tests/support/order/room";
import { setUpSite, startSite } from "#tests/support/site";

const site = setUpSite();

const roomOf = ({ submissionId }: Order) => `/orders/${submissionId}`;

async function expectClosed(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path, { Accept: "text/html" });
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(textOf(html, "h1")).toBe("Open your order with your link.");
  expect(html).not.toContain("Whitfield");
  return html;
}

/** A cookie as the site signs it. */
async function createRoomsCookie(rooms: unknown): Promise<string> {
  const { secrets } = site.services;
  return createCookie("rooms", { secrets: [secrets.session] }).serialize({ rooms });
}

const tomorrow = () => Date.now() + 86_400_000;

test("a link sets a cookie for this browser and leads to the address without the key", async () => {
  const order = await insertOrder(site);
  const visitor = new Visitor(site.origin);
  const response = await visitor.get(await createRoomPath(site, order));
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(roomOf(order));
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^rooms=.*; Max-Age=7776000; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const room = await visitor.get(roomOf(order));
  expect(room.status).toBe(200);
  expect(room.headers.get("Cache-Control")).toBe("private, no-store");
  expect(room.headers.get("Referrer-Policy")).toBe("same-origin");
  const page = await readDocument(room);
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(textOf(page, "main")).toContain(order.submissionId);
});

test("the cookie is secure where the site is", async () => {
  const secure = await startSite({ ORIGIN: "https://palmetto.local" });
  try {
    const { port } = new URL(secure.origin);
    const path = await createRoomPath(secure, await insertOrder(secure));
    const response = await new Visitor(`http://127.0.0.1:${port}`).get(path);
    expect(response.headers.getSetCookie()[0]).toContain("; Secure");
  } finally {
    await secure.stop();
  }
});

describe("a browser without the right key sees the same page for every number", () => {
  let order: Order;
  let other: Order;
  let reference: string;
  beforeAll(async () => {
    [order, other] = [await insertOrder(site), await insertOrder(site)];
    reference = await expectClosed(new Visitor(site.origin), "/orders/SUB-NOTTHERE");
  });

  const withoutNumber = (html: string, number: string) => html.replaceAll(number, "SUB-NOTTHERE");

  test("the number alone", async () => {
    const html = await expectClosed(new Visitor(site.origin), roomOf(order));
    expect(withoutNumber(html, order.submissionId)).toBe(reference);
  });

  test.each(["", "x", "A".repeat(43)])("the key %j", async (key) => {
    await expectClosed(new Visitor(site.origin), `${roomOf(order)}?key=${key}`);
  });

  test("the key of another order", async () => {
    const key = new URL(await createRoomPath(site, other), site.origin).search;
    const visitor = new Visitor(site.origin);
    const html = await expectClosed(visitor, roomOf(order) + key);
    const unknown = await expectClosed(visitor, `/orders/SUB-NOTTHERE${key}`);
    expect(withoutNumber(html, order.submissionId)).toBe(unknown);
  });

  test("the cookie of another order", async () => {
    const visitor = await openRooms(site, other);
    await expectClosed(visitor, roomOf(order));
    expect((await visitor.get(roomOf(other))).status).toBe(200);
  });

  test("an order in the trash", async () => {
    const deleted = await insertOrder(site, { deletedAt: new Date() });
    await expectClosed(new Visitor(site.origin), await createRoomPath(site, deleted));
  });
});

describe("a cookie", () => {
  let order: Order;
  beforeAll(async () => {
    order = await insertOrder(site);
  });

  const withCookie = (line: string) => {
    const visitor = new Visitor(site.origin);
    visitor.storeCookie(line);
    return visitor;
  };

  test("opens its room for 90 days and not longer", async () => {
    const room = { orderId: order.id, version: 1 };
    const valid = withCookie(await createRoomsCookie([{ ...room, until: tomorrow() }]));
    expect((await valid.get(roomOf(order))).status).toBe(200);
    await expectClosed(withCookie(await createRoomsCookie([{ ...room, until: Date.now() - 1000 }])), roomOf(order));
  });

  test("that is forged opens nothing", async () => {
    const line = await createRoomsCookie([{ orderId: order.id, version: 1, until: tomorrow() }]);
    const [pair = ""] = line.split(";");
    const forged = `${pair.slice(0, -8)}AAAAAAAA`;
    await expectClosed(withCookie(forged), roomOf(order));
    const unsigned = Buffer.from(JSON.stringify({ rooms: [{ orderId: order.id, version: 1, until: tomorrow() }] }));
    await expectClosed(withCookie(`rooms=${unsigned.toString("base64")}`), roomOf(order));
  });

  test.each([{ rooms: "all" }, ["SUB"], null, 1, { rooms: [{ orderId: 1 }] }])(
    "of another shape: %j",
    async (rooms) => {
      await expectClosed(withCookie(await createRoomsCookie(rooms)), roomOf(order));
    },
  );

  test("and links end when the version is raised; a new link opens the room again", async () => {
    const corrected = await insertOrder(site);
    const oldPath = await createRoomPath(site, corrected);
    const visitor = await openRooms(site, corrected);
    expect((await visitor.get(roomOf(corrected))).status).toBe(200);
    await raiseRoomVersion(site, corrected);
    await expectClosed(visitor, roomOf(corrected));
    await expectClosed(visitor, oldPath);
    await visitor.get(await createRoomPath(site, corrected));
    expect((await visitor.get(roomOf(corrected))).status).toBe(200);
  });

  test("holds several rooms, the ten opened last", async () => {
    const orders: Order[] = [];
    for (let count = 0; count < 11; count++) orders.push(await insertOrder(site));
    const visitor = await openRooms(site, ...orders);
    const [first, ...others] = orders as [Order, ...Order[]];
    for (const each of others) expect((await visitor.get(roomOf(each))).status).toBe(200);
    await expectClosed(visitor, roomOf(first));
  });
});

test("a wrong key in a browser that has opened the room leads to the room", async () => {
  const order = await insertOrder(site);
  const visitor = await openRooms(site, order);
  const response = await visitor.get(`${roomOf(order)}?key=old`);
  expect([response.status, response.headers.get("Location")]).toEqual([302, roomOf(order)]);
});

test("opening and looking change nothing", async () => {
  const order = await insertOrder(site);
  const { db } = site.services;
  const read = async () => JSON.stringify([await db.read.select().from(db.tables.orderRooms), await readOrder()]);
  const readOrder = async () => db.read.select().from(db.tables.formSubmissions);
  const before = await read();
  const visitor = await openRooms(site, order);
  await visitor.get(roomOf(order));
  await visitor.get(`${roomOf(order)}?link=sent`);
  expect(await read()).toBe(before);
});

test("checking whether a room is open takes one statement", async () => {
  const order = await insertOrder(site);
  const response = await fetch(site.origin + (await createRoomPath(site, order)), { redirect: "manual" });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const request = new Request(site.origin, { headers: { Cookie: cookie } });
  const select = vi.spyOn(site.services.db.read, "select");
  expect((await findRoomOrder(site.services, request, order.submissionId))?.id).toBe(order.id);
  expect(await hasOpenedRoom(site.services, request, order.id)).toBe(true);
  expect(select).toHaveBeenCalledTimes(2);
  select.mockRestore();
});
