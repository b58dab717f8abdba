import { describe, expect, test } from "vitest";
import { readCustomerFormPost } from "#app/order/message/customer-page-post.server";
import { receiveMessage } from "#app/order/message/receive-message.server";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import { fieldValues, readDocument, textOf } from "#tests/support/document";
import { createCustomerPagePath, incrementCustomerPageVersion } from "#tests/support/order/customer-page";
import { listMessageEmails, listMessages } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import { changeOrder, insertOrder, type Order } from "#tests/support/order/orders";
import { listUploads, uploadPhoto } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

describe("a message whose request read the order before", () => {
  /** With a picture that was uploaded before. */
  async function receive(order: Order, picture: string) {
    const context = { ...site.services, requestId: "1", clientIp: "127.0.0.1" } as RequestContext;
    const { photo } = await (await uploadPhoto(site, createPicture(picture))).json();
    const fields = new URLSearchParams({ form_id: crypto.randomUUID(), text: "Half an hour of work", photo: photo.id });
    const post = await readCustomerFormPost(context, "message", {
      fields,
      stored: [],
      refused: [],
      fieldsTruncated: false,
    });
    return { fields, result: await receiveMessage(context, order, post) };
  }

  test("it was deleted is not answered as sent, and keeps its picture", async () => {
    const order = await insertOrder(site);
    await changeOrder(site, order, { deletedAt: new Date() });
    expect((await receive(order, "deleted.jpg")).result).toBeNull();
    expect(await listMessages(site, order)).toEqual([]);
    expect((await listUploads(site)).filter(({ name }) => name === "deleted.jpg")).toHaveLength(1);
  });

  test.each<[string, Partial<Order>]>([
    ["cancelled", { orderStatus: "cancelled" }],
    ["refunded", { paymentStatus: "refunded" }],
  ])("it was %s adds no picture", async (_, changes) => {
    const order = await insertOrder(site);
    await changeOrder(site, order, changes);
    await expect(receive(order, "late.jpg")).rejects.toThrow("You can’t add pictures to this order anymore.");
    expect(await listMessages(site, order)).toEqual([]);
    expect(await listMessageEmails(site, order, "order-message")).toEqual([]);
    expect((await listUploads(site)).filter(({ orderId }) => orderId === order.id)).toEqual([]);
  });
});

test.each<[string, (order: Order) => Promise<unknown>]>([
  ["the address is corrected", (order) => incrementCustomerPageVersion(site, order)],
  ["the order is deleted", (order) => changeOrder(site, order, { deletedAt: new Date() })],
])("a form received while %s is not stored, and its text is returned", async (_, close) => {
  const order = await insertOrder(site);
  const opened = await fetch(site.origin + (await createCustomerPagePath(site, order)), { redirect: "manual" });
  const picture = `${order.submissionId}.jpg`;
  const findUploads = async () => (await listUploads(site)).filter(({ name }) => name === picture);
  const form = new FormData();
  form.append("photos", createPicture(picture), picture);
  form.append("intent", "message");
  form.append("text", "Half an hour of work");
  const whole = new Request("http://form.example", { method: "POST", body: form });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  // The upload of the picture has begun by then.
  const half = Math.floor(bytes.length / 2);
  const response = await fetch(site.origin + paths.customerPage(order.submissionId), {
    method: "POST",
    headers: {
      Origin: site.origin,
      Cookie: opened.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
      "Content-Type": whole.headers.get("Content-Type") ?? "",
    },
    body: new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.slice(0, half));
        await expect.poll(findUploads, { timeout: 10_000 }).toHaveLength(1);
        await close(order);
        controller.enqueue(bytes.slice(half));
        controller.close();
      },
    }),
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(404);
  const page = await readDocument(response);
  expect(textOf(page, "h1")).toBe("Open your order with your link.");
  expect(fieldValues(page, "text")).toEqual(["Half an hour of work"]);
  expect(await listMessages(site, order)).toEqual([]);
  expect(await findUploads()).toEqual([]);
});
