import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { sign } from "#app/server/secrets.server";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { attributeOf, hiddenFields, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice } from "#tests/support/office/signed-in";
import { findOrderByNumber, placeUnpaidOrder } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const pay = (visitor: Visitor, path: string, fields: Record<string, string | string[]>) =>
  visitor.post(path, { outcome: "paid", ...fields });

test("a visitor who knows only the number of an order can neither see its test checkout nor pay", async () => {
  const { location, reference } = await placeUnpaidOrder(site);
  const stranger = new Visitor(site);
  const bare = `${location.pathname}?client_reference_id=${reference}`;
  for (const address of [bare, `${bare}&key=`, `${bare}&key=wrong`]) {
    expect((await stranger.get(address)).status, address).toBe(404);
    expect((await pay(stranger, address, { order: reference })).status, address).toBe(404);
  }
  expect((await pay(stranger, location.pathname, { order: reference, key: "wrong" })).status).toBe(404);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
});

test("the key of one order does not open another", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const other = await placeUnpaidOrder(site);
  const key = other.location.searchParams.get("key") ?? "";
  const address = `/test-checkout/starter?client_reference_id=${reference}&key=${key}`;
  expect((await other.visitor.get(address)).status).toBe(404);
  expect((await pay(other.visitor, "/test-checkout/starter", { order: reference, key })).status).toBe(404);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
});

test("the browser that placed the order may pay it, also without the key", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  expect((await visitor.get(`${location.pathname}?client_reference_id=${reference}`)).status).toBe(200);
  expect((await pay(visitor, location.pathname, { order: reference })).status).toBe(303);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
});

test("the link in the email and its form work in another browser", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const email = (await listQueuedEmails(site)).find(({ subject }) => subject === `We have your order ${reference}`);
  const link = new URL(/https?:\S+test-checkout\S+/.exec(email?.text ?? "")?.[0] ?? "");
  expect(link.origin).toBe(site.origin);
  const phone = new Visitor(site);
  const page = await readPage(phone, link.pathname + link.search);
  expect(textOf(page)).toContain(reference);
  const action = attributeOf(page, "main form", "action") ?? "";
  expect((await pay(phone, action, hiddenFields(page, action))).headers.get("Location")).toBe("/thank-you?type=order");
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
});

test("a corrected address ends the payment link that the wrong reader has, and other links go on working", async () => {
  const { location, reference } = await placeUnpaidOrder(site, { email: "mistyped@studio.example" });
  const wrong = location.pathname + location.search;
  // As earlier versions signed it.
  const key = sign(site.services.secrets.session, "test checkout", reference);
  const earlier = `${location.pathname}?${new URLSearchParams({ client_reference_id: reference, key })}`;
  for (const link of [wrong, earlier]) expect((await new Visitor(site).get(link)).status, link).toBe(200);

  const waiting = {
    state: "pending",
    runAt: new Date(Date.now() + 86_400_000),
    lockedUntil: null,
    finishedAt: null,
  } as const;
  await site.services.worker.runDue();
  const order = await findOrderByNumber(site, reference);
  await changeRows(site, "outbox", { aboutId: order?.id, topic: "order-customer" }, waiting);
  const office = await createSignedInVisitor(site);
  await postInOffice(office, paths.adminOrder(reference), { intent: "email", email: "typed.right@studio.example" });
  for (const link of [wrong, earlier]) {
    expect((await new Visitor(site).get(link)).status, link).toBe(404);
    expect((await pay(new Visitor(site), link, { order: reference })).status, link).toBe(404);
  }
  const email = (await listQueuedEmails(site)).find(({ key }) => key === `order-customer:${order?.id}`);
  expect(email?.to).toBe("typed.right@studio.example");
  const right = new URL(/https?:\S+test-checkout\S+/.exec(email?.text ?? "")?.[0] ?? "");
  expect((await new Visitor(site).get(right.pathname + right.search)).status).toBe(200);
});
