import { expect, test } from "vitest";
import { enqueue } from "#app/server/outbox/outbox.server";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldError, fieldValues, readDocument, readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, listOrderEvents, type Order, placeOrder } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

const correct = (order: Order, email: string, visitor = admin) =>
  visitor.post(`/admin/orders/${order.submissionId}`, { intent: "email", email });

const listLinks = async (order: Order) =>
  (await listQueuedEmails(site)).filter(({ key }) => key.startsWith(`order-room-link:${order.id}:`));

const countWaiting = (order: Order) => countRows(site, "outbox", { aboutId: order.id, state: "pending" });

const customerPageAddress = (text: string) => new URL(/http:\S+\/orders\/\S+/.exec(text)?.[0] ?? "");

async function openCustomerPage(address: URL): Promise<string> {
  const visitor = new Visitor(site);
  const answer = await visitor.get(address.pathname + address.search);
  return textOf(await readDocument(answer.status === 200 ? answer : visitor.get(address.pathname)));
}

test("a corrected address gets a new link, and the old one stops working", async () => {
  const order = await placeOrder(site, { email: "dnaa@studio.example" });
  const [confirmation] = (await listQueuedEmails(site)).filter(({ key }) => key === `order-customer:${order.id}`);
  const oldLink = customerPageAddress(confirmation?.text ?? "");
  const requirements = order.requirements.slice(0, 12);
  expect(await openCustomerPage(oldLink)).toContain(requirements);

  expect((await correct(order, "dana.right@studio.example")).status).toBe(303);
  const [link] = await listLinks(order);
  expect(link?.to).toBe("dana.right@studio.example");
  expect(link?.text).toContain("we changed the email address on this order to yours");
  expect(link?.text).toContain("Not your order? You can ignore this email.");
  expect(link?.text).not.toContain("If it wasn’t you");
  expect(await openCustomerPage(customerPageAddress(link?.text ?? ""))).toContain(requirements);
  expect(await openCustomerPage(oldLink)).not.toContain(requirements);
  expect(await listOrderEvents(site, order.id)).toContainEqual(
    expect.objectContaining({ kind: "email", before: "dnaa@studio.example", after: "dana.right@studio.example" }),
  );
  const found = await readPage(admin, "/admin?q=dana.right");
  expect(attributesOf(found, "tr[data-order]", "id")).toEqual([order.submissionId]);
  expect(attributesOf(await readPage(admin, "/admin?q=dnaa%40studio"), "tr[data-order]", "id")).toEqual([]);
});

test("an email that is still queued goes to the corrected address, with the new link", async () => {
  const order = await placeOrder(site);
  const { db } = site.services;
  const data = { submissionId: order.submissionId, roomUrl: "http://old.example" };
  await db.transact((tx) =>
    enqueue(
      db,
      tx,
      {
        kind: "mail",
        topic: "order-room-link",
        about: { kind: "order", id: order.id },
        dedupeKey: `waiting:${order.id}`,
        payload: { to: order.email, data },
      },
      new Date(Date.now() + 86_400_000),
    ),
  );
  await correct(order, "moved@studio.example");
  const [waiting] = await listRows(site, "outbox", { dedupeKey: `waiting:${order.id}` });
  expect(waiting?.payload).toEqual({
    to: "moved@studio.example",
    data: { ...data, roomUrl: expect.stringContaining(`/orders/${order.submissionId}?key=`) },
  });
});

test("after a second correction, the link of the first stops working", async () => {
  const order = await placeOrder(site);
  await correct(order, "first@studio.example");
  const [first] = await listLinks(order);
  // A link that is still queued would go to the second address.
  await expect.poll(() => countWaiting(order)).toBe(0);
  await correct(order, "second@studio.example");
  const links = await listLinks(order);
  expect(await openCustomerPage(customerPageAddress(first?.text ?? ""))).not.toContain(order.requirements.slice(0, 12));
  expect(links).toHaveLength(2);
});

test("the same address sends nothing, and an invalid one is returned as typed with an error", async () => {
  const order = await placeOrder(site);
  expect((await correct(order, order.email)).status).toBe(303);
  for (const email of ["", "dana@studio", "dana@studio.example, mallory@elsewhere.example"]) {
    const answer = await correct(order, email);
    expect(answer.status, email).toBe(400);
    const page = await readDocument(answer);
    expect(fieldValues(page, "email"), email).toEqual([email]);
    expect(fieldError(page, "email"), email).toMatch(/^Please enter/);
  }
  expect(await listLinks(order)).toEqual([]);
});

test("strangers cannot correct the address, and nobody can correct it in the trash", async () => {
  const order = await placeOrder(site);
  const stranger = await correct(order, "mallory@elsewhere.example", new Visitor(site));
  expect(await stranger.text()).toContain("Sign");
  await changeOrder(site, order, { deletedAt: new Date() });
  expect((await correct(order, "late@studio.example")).status).toBe(404);
  expect(await listLinks(order)).toEqual([]);
});
