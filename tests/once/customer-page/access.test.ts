import { createCookie } from "@remix-run/node";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { findOpenedOrder, hasOpenedCustomerPage } from "#app/order/access/customer-page-access.server";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { metaOf, readDocument, textOf } from "#tests/support/document";
import {
  createCustomerPagePath,
  incrementCustomerPageVersion,
  openCustomerPages,
} from "#tests/support/order/customer-page";
import { insertOrder, listOrders, type Order } from "#tests/support/order/orders";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();

const customerPageOf = ({ submissionId }: Order) => `/orders/${submissionId}`;

async function expectClosed(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path, { Accept: "text/html" });
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(textOf(html, "h1")).toBe("Open your order with your link.");
  expect(textOf(html, ".customer-number")).toBe(path.split(/[/?]/)[2]);
  expect(html).not.toContain("Whitfield");
  return html;
}

/** A cookie as the site signs it. */
async function createCustomerPagesCookie(rooms: unknown): Promise<string> {
  const { secrets } = site.services;
  return createCookie("rooms", { secrets: [secrets.session] }).serialize({ rooms });
}

const tomorrow = () => Date.now() + 86_400_000;

test("a link sets a cookie in this browser and redirects to the address without the key", async () => {
  const order = await insertOrder(site);
  const visitor = new Visitor(site.origin);
  const response = await visitor.get(await createCustomerPagePath(site, order));
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(customerPageOf(order));
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^rooms=.*; Max-Age=7776000; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const customerPage = await visitor.get(customerPageOf(order));
  expect(customerPage.status).toBe(200);
  expect(customerPage.headers.get("Cache-Control")).toBe("private, no-store");
  expect(customerPage.headers.get("Referrer-Policy")).toBe("same-origin");
  const page = await readDocument(customerPage);
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(textOf(page, "main")).toContain(order.submissionId);
});

test("the cookie is secure on an HTTPS site", async () => {
  const secure = await startSiteForTest({ ORIGIN: "https://palmetto.local" });
  const { port } = new URL(secure.origin);
  const path = await createCustomerPagePath(secure, await insertOrder(secure));
  const response = await new Visitor(`http://127.0.0.1:${port}`).get(path);
  expect(response.headers.getSetCookie()[0]).toContain("; Secure");
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

  test("with only the number", async () => {
    const html = await expectClosed(new Visitor(site.origin), customerPageOf(order));
    expect(withoutNumber(html, order.submissionId)).toBe(reference);
  });

  test.each(["", "x", "A".repeat(43)])("with the key %j", async (key) => {
    await expectClosed(new Visitor(site.origin), `${customerPageOf(order)}?key=${key}`);
  });

  test("with the key of another order", async () => {
    const key = new URL(await createCustomerPagePath(site, other), site.origin).search;
    const visitor = new Visitor(site.origin);
    const html = await expectClosed(visitor, customerPageOf(order) + key);
    const unknown = await expectClosed(visitor, `/orders/SUB-NOTTHERE${key}`);
    expect(withoutNumber(html, order.submissionId)).toBe(unknown);
  });

  test("with the cookie of another order", async () => {
    const visitor = await openCustomerPages(site, other);
    await expectClosed(visitor, customerPageOf(order));
    expect((await visitor.get(customerPageOf(other))).status).toBe(200);
  });

  test("for an order in the trash", async () => {
    const deleted = await insertOrder(site, { deletedAt: new Date() });
    await expectClosed(new Visitor(site.origin), await createCustomerPagePath(site, deleted));
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

  test("opens its customer page for 90 days and no longer", async () => {
    const customerPage = { orderId: order.id, version: 1 };
    const valid = withCookie(await createCustomerPagesCookie([{ ...customerPage, until: tomorrow() }]));
    expect((await valid.get(customerPageOf(order))).status).toBe(200);
    await expectClosed(
      withCookie(await createCustomerPagesCookie([{ ...customerPage, until: Date.now() - 1000 }])),
      customerPageOf(order),
    );
  });

  test("opens nothing if it is forged", async () => {
    const line = await createCustomerPagesCookie([{ orderId: order.id, version: 1, until: tomorrow() }]);
    const [pair = ""] = line.split(";");
    const forged = `${pair.slice(0, -8)}AAAAAAAA`;
    await expectClosed(withCookie(forged), customerPageOf(order));
    const unsigned = Buffer.from(JSON.stringify({ rooms: [{ orderId: order.id, version: 1, until: tomorrow() }] }));
    await expectClosed(withCookie(`rooms=${unsigned.toString("base64")}`), customerPageOf(order));
  });

  test.each([{ rooms: "all" }, ["SUB"], null, 1, { rooms: [{ orderId: 1 }] }])(
    "opens nothing if its data is %j",
    async (rooms) => {
      await expectClosed(withCookie(await createCustomerPagesCookie(rooms)), customerPageOf(order));
    },
  );

  test("and links are revoked by a new version, and a new link opens the customer page again", async () => {
    const corrected = await insertOrder(site);
    const oldPath = await createCustomerPagePath(site, corrected);
    const visitor = await openCustomerPages(site, corrected);
    expect((await visitor.get(customerPageOf(corrected))).status).toBe(200);
    await incrementCustomerPageVersion(site, corrected);
    await expectClosed(visitor, customerPageOf(corrected));
    await expectClosed(visitor, oldPath);
    await visitor.get(await createCustomerPagePath(site, corrected));
    expect((await visitor.get(customerPageOf(corrected))).status).toBe(200);
  });

  test("opens the last ten customer pages", async () => {
    const orders: Order[] = [];
    for (let count = 0; count < 11; count++) orders.push(await insertOrder(site));
    const visitor = await openCustomerPages(site, ...orders);
    const [first, ...others] = orders as [Order, ...Order[]];
    for (const each of others) expect((await visitor.get(customerPageOf(each))).status).toBe(200);
    await expectClosed(visitor, customerPageOf(first));
  });
});

test("a wrong key in a browser that has opened the customer page still opens it", async () => {
  const order = await insertOrder(site);
  const visitor = await openCustomerPages(site, order);
  const response = await visitor.get(`${customerPageOf(order)}?key=old`);
  expect([response.status, response.headers.get("Location")]).toEqual([302, customerPageOf(order)]);
});

test("opening and viewing a customer page change nothing", async () => {
  const order = await insertOrder(site);
  const read = async () => JSON.stringify([await listRows(site, "customerPages"), await readOrder()]);
  const readOrder = async () => listOrders(site);
  const before = await read();
  const visitor = await openCustomerPages(site, order);
  await visitor.get(customerPageOf(order));
  await visitor.get(`${customerPageOf(order)}?link=sent`);
  expect(await read()).toBe(before);
});

test("checking access to a customer page takes one query", async () => {
  const order = await insertOrder(site);
  const response = await fetch(site.origin + (await createCustomerPagePath(site, order)), { redirect: "manual" });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const request = new Request(site.origin, { headers: { Cookie: cookie } });
  const select = vi.spyOn(site.services.db.read, "select");
  expect((await findOpenedOrder(site.services, request, order.submissionId))?.id).toBe(order.id);
  expect(await hasOpenedCustomerPage(site.services, request, order.id)).toBe(true);
  expect(select).toHaveBeenCalledTimes(2);
  select.mockRestore();
});
