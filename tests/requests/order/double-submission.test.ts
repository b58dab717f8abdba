import { afterEach, expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows } from "#tests/support/database/rows";
import { fieldValues, readDocument } from "#tests/support/document";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest();
afterEach(() => {
  vi.useRealTimers();
});

async function counts() {
  return {
    orders: await countRows(site, "formSubmissions"),
    emails: await countRows(site, "outbox"),
    uploads: await countRows(site, "uploads"),
  };
}

const post = (changes: Record<string, string | string[]> = {}) =>
  new Visitor(site.origin).post("/visual-design", createOrderFields(changes));

test("ten posts of the same form at the same moment place one order, and all get the same payment page", async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => post({ form_id: "f-1" })));
  expect(responses.map((response) => response.status)).toEqual(Array(10).fill(303));
  expect(new Set(responses.map((response) => response.headers.get("Location"))).size).toBe(1);
  expect(await counts()).toEqual({ orders: 1, emails: 2, uploads: 0 });
});

test("ten posts from a cached page, whose form has no id, also place one order", async () => {
  const [first, second] = await Promise.all([post(), post()]);
  expect(first?.headers.get("Location")).toBe(second?.headers.get("Location"));
  expect(await counts()).toMatchObject({ orders: 1, emails: 2 });
});

test("without an id the same content is a new order after 15 minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await post();
  vi.setSystemTime(Date.now() + 14 * 60_000);
  await post();
  expect(await counts()).toMatchObject({ orders: 1 });
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await post();
  expect(await counts()).toMatchObject({ orders: 2 });
});

test("a form changed after it was sent places another order", async () => {
  await post({ form_id: "f-2" });
  await post({ form_id: "f-2", option: "growth" });
  await post({ form_id: "f-3" });
  expect(await counts()).toMatchObject({ orders: 3 });
});

test("photos are compared by content, and a second upload of the same ones is removed", async () => {
  const photos = { photos: [createPicture("sign.jpg"), createPicture("plate.png", 3000, "image/png")] };
  const send = () => new Visitor(site.origin).postFiles("/visual-design", createOrderFields(), photos);
  const [first, second] = [await send(), await send()];
  expect(first.headers.get("Location")).toBe(second.headers.get("Location"));
  expect(await counts()).toEqual({ orders: 1, emails: 2, uploads: 2 });
});

test("a form returned with an error has an id", async () => {
  const page = await readDocument(post({ email: "" }));
  expect(fieldValues(page, "form_id")).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
});

test("a form sent again after its order was paid shows the confirmation, not a second payment", async () => {
  const visitor = new Visitor(site.origin);
  const first = await visitor.post("/visual-design", createOrderFields());
  const checkout = new URL(first.headers.get("Location") ?? "", site.origin);
  const order = checkout.searchParams.get("client_reference_id") ?? "";
  await visitor.post(checkout.pathname, { order, outcome: "paid" });
  const again = await visitor.post("/visual-design", createOrderFields());
  expect([again.status, again.headers.get("Location")]).toEqual([303, "/thank-you?type=order"]);
  expect(await (await visitor.get("/thank-you?type=order")).text()).toContain(order);
  expect((await counts()).orders).toBe(1);
});
