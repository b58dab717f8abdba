import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { attributesOf, readPage } from "#tests/support/document";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { createPicture } from "#tests/support/order/order-form";
import { insertOrder, placeOrder } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const drawPicture = () => sharp({ create: { width: 900, height: 600, channels: 3, background: "#2b7a4a" } }).png();

describe("a preview", () => {
  test("of a delivered picture or the customer's own is a small WebP, for this customer page only", async () => {
    const order = await placeOrder(site, {}, [new File([await drawPicture().toBuffer()], "mine.png")]);
    const content = await drawPicture().toBuffer();
    const [file] = await insertDelivery(site, order, [{ name: "a.png", content, type: "image/png" }]);
    const photo = (await listUploads(site)).find(({ orderId }) => orderId === order.id);
    const customer = await openCustomerPages(site, order);
    const other = await openCustomerPages(site, await insertOrder(site));
    for (const id of [file?.id, photo?.id]) {
      const path = `/orders/${order.submissionId}/previews/${id}`;
      expect(await sharp(await (await customer.get(path)).arrayBuffer()).metadata()).toMatchObject({
        format: "webp",
        width: 720,
      });
      expect((await other.get(path)).status).toBe(404);
    }
  });

  test("of a delivered picture links to the picture itself, that of a PDF does not", async () => {
    const order = await insertOrder(site);
    const content = await drawPicture().toBuffer();
    const [file] = await insertDelivery(site, order, [
      { name: "a.png", content, type: "image/png" },
      { name: "a.pdf", content: Buffer.from("%PDF-1.7"), type: "application/pdf" },
    ]);
    const customer = await openCustomerPages(site, order);
    const page = await readPage(customer, `/orders/${order.submissionId}`);
    const large = attributesOf(page, ".customer-pictures a[target]", "href");
    expect(large).toEqual([`/orders/${order.submissionId}/previews/${file?.id}?size=full`]);
    const response = await customer.get(large[0] ?? "");
    expect(response.headers.get("Content-Disposition")).toMatch(/^inline/);
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const other = await openCustomerPages(site, await insertOrder(site));
    expect((await other.get(large[0] ?? "")).status).toBe(404);
  });

  test("of a small AVIF, which only browsers read, is the file itself", async () => {
    const order = await insertOrder(site);
    const [file] = await insertDelivery(site, order, [
      { name: "a.avif", content: Buffer.from("avif"), type: "image/avif" },
      { name: "large.avif", type: "image/avif", size: 1024 * 1024 + 1 },
    ]);
    const customer = await openCustomerPages(site, order);
    const page = await readPage(customer, `/orders/${order.submissionId}`);
    const shown = attributesOf(page, ".customer-pictures img", "src");
    expect(shown).toEqual([`/orders/${order.submissionId}/previews/${file?.id}?size=full`]);
    expect(await (await customer.get(shown[0] ?? "")).text()).toBe("avif");
  });

  test("shows which file is which in the form for a revision", async () => {
    const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "ready" });
    const content = await drawPicture().toBuffer();
    const [file] = await insertDelivery(site, order, [
      { name: "a.png", content, type: "image/png" },
      { name: "a.ai", type: "application/illustrator" },
    ]);
    const page = await readPage(await openCustomerPages(site, order), `/orders/${order.submissionId}`);
    expect(attributesOf(page, "#revise label img", "src")).toEqual([
      `/orders/${order.submissionId}/previews/${file?.id}`,
    ]);
    expect(attributesOf(page, "#revise label svg", "class")).toEqual(["customer-type"]);
  });

  test("is not created for a file that is too large or of another type", async () => {
    const order = await insertOrder(site);
    const files = await insertDelivery(site, order, [
      { name: "large.png", type: "image/png", size: 20 * 1024 * 1024 + 1 },
      { name: "flyer.ai", type: "application/illustrator" },
    ]);
    const customer = await openCustomerPages(site, order);
    for (const { id } of files)
      expect((await customer.get(`/orders/${order.submissionId}/previews/${id}`)).status).toBe(404);
    const html = await (await customer.get(`/orders/${order.submissionId}`)).text();
    expect(html).not.toContain("/previews/");
    expect(html).toContain("large.png");
  });

  test("of a file that isn’t an image is the placeholder image", async () => {
    const order = await placeOrder(site, {}, [createPicture("broken.jpg")]);
    const photo = (await listUploads(site)).find(({ orderId }) => orderId === order.id);
    const customer = await openCustomerPages(site, order);
    const response = await customer.get(`/orders/${order.submissionId}/previews/${photo?.id}`);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await response.text()).toMatch(/^<svg [^>]*><path /);
  });
});
