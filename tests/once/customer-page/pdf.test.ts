import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { listRows } from "#tests/support/database/rows";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder } from "#tests/support/order/orders";
import { createLockedPdf, createPdf } from "#tests/support/order/pdf";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

async function deliverPdf(content: Buffer, changes: { size?: number } = {}) {
  const order = await insertOrder(site);
  const [file] = await insertDelivery(site, order, [
    { name: "flyer.pdf", content, type: "application/pdf", ...changes },
  ]);
  const customer = await openCustomerPages(site, order);
  const path = paths.orderPreview(order.submissionId, file?.id ?? "");
  return { order, customer, path, preview: () => customer.get(path) };
}

test("the preview of a PDF shows its first page and is created once", async () => {
  const { preview, path, order, customer } = await deliverPdf(
    createPdf({ drawing: "0.9 0.2 0.1 rg 0 0 306 792 re f" }),
  );
  expect(await (await customer.get(paths.customerPage(order.submissionId))).text()).toContain(path);
  const response = await preview();
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 556, height: 720 });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray((360 * info.width + x) * info.channels).subarray(0, 3)];
  const [red = 0, green = 255] = pixel(140);
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(80);
  expect(Math.min(...pixel(420))).toBeGreaterThan(240);

  const { storage } = site.services;
  const [row] = await listRows(site, "deliveredFiles");
  await storage.delete(row?.path ?? "");
  expect((await preview()).headers.get("Content-Type")).toBe("image/webp");
});

test("a PDF page of any size has a small preview", async () => {
  const { preview } = await deliverPdf(createPdf({ width: 1_000_000, height: 500_000 }));
  const picture = sharp(Buffer.from(await (await preview()).arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 720, height: 360 });
});

test.each([
  ["broken", Buffer.from("%PDF-1.4 and nothing else")],
  ["cut off", createPdf({ drawing: "0 0 9 9 re f" }).subarray(0, 60)],
  ["locked with a password", createLockedPdf()],
  ["a line without width", createPdf({ width: 0.1, height: 14_400 })],
  ["no PDF", Buffer.from("content")],
])("a PDF that is %s is shown as a drawing of a sheet of paper", async (_, content) => {
  const { preview } = await deliverPdf(content);
  for (const response of [await preview(), await preview()]) {
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(await response.text()).toMatch(/^<svg [^>]*><path /);
  }
});

test("a PDF of more than 50 MB is listed without a preview", async () => {
  const { order, customer, path, preview } = await deliverPdf(createPdf(), { size: 50 * 1024 * 1024 + 1 });
  const html = await (await customer.get(paths.customerPage(order.submissionId))).text();
  expect(html).toContain("flyer.pdf");
  expect(html).not.toContain(path);
  expect((await preview()).status).toBe(404);
});
