import { beforeEach, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { readPageText } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { listOrders, type Order } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest();
let office: Visitor;
beforeEach(async () => {
  office = await createSignedInVisitor(site);
});

const send = (changes: Record<string, string> = {}) =>
  new Visitor(site.origin).post("/visual-design", createOrderFields(changes));
const numbers = async () => (await listOrders(site)).map(({ submissionId }) => submissionId);
const numberIn = (response: Response) => /SUB-[A-Z0-9]{8}/.exec(response.headers.get("Location") ?? "")?.[0];

async function onlyOrder(): Promise<Order> {
  const [order, ...others] = await listOrders(site);
  if (!order || others.length > 0) throw new Error("Expected one order");
  return order;
}

const intoTrash = ({ id }: Order) => office.post("/admin", { intent: "delete", id });
const cancel = ({ submissionId }: Order) =>
  office.post(`/admin/orders/${submissionId}`, { intent: "change", status: "cancelled" });

test.each([
  ["in the trash", intoTrash, { form_id: "f-1" }],
  ["in the trash, sent from a page without an id", intoTrash, {}],
  ["cancelled", cancel, { form_id: "f-2" }],
])("the form of an order that is %s places a new order", async (_, end, form) => {
  expect((await send(form)).status).toBe(303);
  const first = await onlyOrder();
  await end(first);

  const again = await send(form);
  expect(again.status).toBe(303);
  expect(numberIn(again)).not.toBe(first.submissionId);
  expect(await numbers()).toHaveLength(2);
  expect(await numbers()).toContain(numberIn(again));
  expect((await listQueuedEmails(site)).filter(({ to }) => to === "dana@studio.example")).toHaveLength(2);

  // From here on, sending the form again returns the new order.
  expect(numberIn(await send(form))).toBe(numberIn(again));
  expect(await numbers()).toHaveLength(2);
});

test("a question whose first copy is in the trash reaches the office", async () => {
  const question = { option: "other", requirements: "Do you draw maps?", form_id: "f-3" };
  await send(question);
  await intoTrash(await onlyOrder());
  expect(await readPageText(office, "/admin?status=question")).not.toContain("Dana Whitfield");
  expect((await send(question)).headers.get("Location")).toBe("/thank-you?type=question");
  expect(await readPageText(office, "/admin?status=question")).toContain("Dana Whitfield");
});

test("ten forms of an order in the trash at the same moment place one new order", async () => {
  await send({ form_id: "f-4" });
  await intoTrash(await onlyOrder());
  const answers = await Promise.all(Array.from({ length: 10 }, () => send({ form_id: "f-4" })));
  expect(new Set(answers.map(numberIn)).size).toBe(1);
  expect(await numbers()).toHaveLength(2);
});

test("the new order has the photos of the one in the trash", async () => {
  const photos = { photos: [createPicture("sign.jpg")] };
  const sendPhotos = () => new Visitor(site.origin).postFiles("/visual-design", createOrderFields(), photos);
  await sendPhotos();
  const first = await onlyOrder();
  await intoTrash(first);
  const again = await sendPhotos();
  await office.post("/admin/trash", { confirmed: "1" });
  expect(await numbers()).toEqual([numberIn(again)]);
  expect(await (await office.get(`/admin/orders/${numberIn(again)}`)).text()).toContain("sign.jpg");
});

test("the test checkout does not find an order in the trash", async () => {
  const visitor = new Visitor(site.origin);
  const placed = await visitor.post("/visual-design", createOrderFields());
  const checkout = new URL(placed.headers.get("Location") ?? "", site.origin);
  const address = checkout.pathname + checkout.search;
  expect((await visitor.get(address)).status).toBe(200);
  const order = await onlyOrder();
  await intoTrash(order);
  expect((await visitor.get(address)).status).toBe(404);
  expect((await visitor.post(address, { order: order.submissionId, outcome: "paid" })).status).toBe(404);
  expect(await onlyOrder()).toMatchObject({ paymentStatus: "pending" });
});
