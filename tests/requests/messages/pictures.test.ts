import { ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { insertRows } from "#tests/support/database/rows";
import { textOf } from "#tests/support/document";
import { insertDeliveredOrder, readForm, sendForm } from "#tests/support/order/answers";
import { insertDelivery, openNewCustomerPage } from "#tests/support/order/customer-page";
import { listMessages, readThread, writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import { changeOrder, type Order } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

describe("pictures", () => {
  test.each<[string, Partial<Order>, boolean]>([
    ["an unpaid order", {}, true],
    ["a question", { planPurchased: "other", orderStatus: "question", paymentStatus: "n/a" }, true],
    ["a ready order that is not approved", { orderStatus: "ready", paymentStatus: "paid" }, true],
    ["a cancelled order", { orderStatus: "cancelled" }, false],
    ["a refunded order", { paymentStatus: "refunded" }, false],
  ])("can be added to %s: %#", async (_, changes, isOpen) => {
    const { order, customer, customerPage } = await openNewCustomerPage(site, changes);
    const { page } = await readThread(customer, customerPage);
    expect(page.querySelector('[name="photos"]') !== null).toBe(isOpen);
    expect(textOf(page, "#messages").includes("a note or a picture? Send it here.")).toBe(isOpen);
    const sent = await writeMessage(customer, order, "With a picture", { photos: [createPicture("logo.jpg")] });
    expect(sent.status).toBe(isOpen ? 303 : 400);
    if (!isOpen)
      expect(textOf(sent.page, "#message-photos-error")).toContain("You can’t add pictures to this order anymore.");
    expect((await writeMessage(customer, order, "Only words")).status).toBe(303);
    expect(await listMessages(site, order)).toHaveLength(isOpen ? 2 : 1);
  });
});

test("an order accepts up to 100 pictures, and a form with more is returned", async () => {
  const { order, customer } = await insertDeliveredOrder(site);
  const rows = Array.from({ length: 98 }, (_, i) => ({
    ...{ id: crypto.randomUUID(), orderId: order.id, path: `${order.id}/${i}`, name: `${i}.jpg`, type: "image/jpeg" },
    ...{ size: 1, state: "stored" as const, position: i, checksum: "", createdAt: new Date() },
  }));
  await insertRows(site, "uploads", rows);
  const photos = ["a.jpg", "b.jpg", "c.jpg"].map((name) => createPicture(name));
  const refused = await writeMessage(customer, order, "Three more", { photos });
  expect(refused.status).toBe(400);
  expect(textOf(refused.page, "#message-photos-error")).toBe(
    "An order takes up to 100 pictures, and this one has 98. Please remove some here.",
  );
  expect(refused.page.querySelector("#message-text")?.text).toBe("Three more");
  expect(refused.tokens).toHaveLength(3);
  expect(await listMessages(site, order)).toEqual([]);
  const kept = { photo: refused.tokens.slice(1) };
  expect((await writeMessage(customer, order, "Three more", kept)).status).toBe(303);
  expect((await listUploads(site)).filter(({ orderId }) => orderId === order.id)).toHaveLength(100);
  const revision = { ...(await readForm(customer, order, "revise")), text: "Another sign" };
  const again = await sendForm(customer, order, revision, [createPicture("d.jpg")]);
  expect(again.status).toBe(400);
  expect(textOf(again.page, "#revise-photos-error")).toContain("and this one has 100.");
  expect(await listMessages(site, order)).toHaveLength(1);
});

test("an approved order accepts pictures again after another delivery or a new status", async () => {
  const { order, customer } = await openNewCustomerPage(site, { orderStatus: "ready", paymentStatus: "paid" });
  const { db } = site.services;
  const [{ deliveryId } = { deliveryId: null }] = await insertDelivery(site, order, [{ name: "flyer.pdf" }]);
  const approval = { kind: "approval", sender: "customer", actor: "Dana", text: "" } as const;
  await insertRows(site, "orderMessages", {
    ...approval,
    id: crypto.randomUUID(),
    orderId: order.id,
    deliveryId,
    fileIds: [],
  });
  const attach = async () =>
    (await writeMessage(customer, order, crypto.randomUUID(), { photos: [createPicture("logo.jpg")] })).status;
  expect(await attach()).toBe(400);
  await insertDelivery(site, order, [{ name: "story.pdf" }], { createdAt: new Date(Date.now() + 1000) });
  expect(await attach()).toBe(303);
  await db.transact((tx) => tx.delete(db.tables.deliveries).where(ne(db.tables.deliveries.id, deliveryId ?? "")));
  expect(await attach()).toBe(400);
  await changeOrder(site, order, { orderStatus: "in_progress" });
  expect(await attach()).toBe(303);
});
