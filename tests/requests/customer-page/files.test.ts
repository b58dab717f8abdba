import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { attributeOf, readPage, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { incrementCustomerPageVersion, insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { createPicture } from "#tests/support/order/order-form";
import { insertOrder, type Order, placeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const fileOf = (id: string | undefined) => `/files/delivery/${id}`;
const archiveOf = ({ submissionId }: Order) => `/orders/${submissionId}/files.zip`;

async function readBytes(visitor: Visitor, path: string): Promise<Buffer> {
  const response = await visitor.get(path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const drawPicture = () => sharp({ create: { width: 900, height: 600, channels: 3, background: "#2b7a4a" } }).png();

test("the first file of a large order promises no day for the first files", async () => {
  const large = { packageVisuals: 100, visualBreakdown: { flyers: 100 } } as const;
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "in_progress", ...large });
  await insertDelivery(site, order, [{ name: "1.pdf" }]);
  const customer = await openCustomerPages(site, order);
  const page = await readPage(customer, paths.customerPage(order.submissionId));
  expect(textsOf(page, "h1")).toEqual(["1 of 100 files is here."]);
  expect(page.text).not.toContain("first files will be ready");
});

describe("a delivered file", () => {
  let order: Order;
  let customer: Visitor;
  beforeAll(async () => {
    order = await insertOrder(site);
    customer = await openCustomerPages(site, order);
  });

  test("can be downloaded on its own customer page", async () => {
    const content = randomBytes(500_000);
    const [file] = await insertDelivery(site, order, [{ name: 'flyer "é".pdf', content }]);
    const response = await customer.get(fileOf(file?.id));
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(response.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''flyer%20%22%C3%A9%22.pdf");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const part = await customer.get(fileOf(file?.id), { Range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
  });

  test("cannot be downloaded by a browser that has not opened the customer page", async () => {
    const [file] = await insertDelivery(site, order, [{ name: "a.pdf" }]);
    const other = await insertOrder(site);
    for (const visitor of [new Visitor(site.origin), await openCustomerPages(site, other)]) {
      expect((await visitor.get(fileOf(file?.id))).status).toBe(404);
      expect((await visitor.get(archiveOf(order))).status).toBe(404);
    }
    expect((await customer.get(archiveOf(other))).status).toBe(404);
    const [theirs] = await insertDelivery(site, other, [{ name: "b.pdf" }]);
    expect((await customer.get(fileOf(theirs?.id))).status).toBe(404);
    expect((await customer.get(fileOf("unknown"))).status).toBe(404);
  });

  test.each([
    ["withdrawn", { withdrawnAt: new Date() }],
    ["replaced", { replacedBy: randomUUID() }],
    ["staged", { deliveryId: null }],
    ["half stored", { state: "pending" }],
  ] as const)("that is %s is not available to the customer", async (_, changes) => {
    const mine = await insertOrder(site);
    const visitor = await openCustomerPages(site, mine);
    const picture = { content: await drawPicture().toBuffer(), type: "image/png" };
    const [file] = await insertDelivery(site, mine, [{ name: "a.png", ...picture, ...changes }]);
    expect((await visitor.get(fileOf(file?.id))).status).toBe(404);
    expect((await visitor.get(`/orders/${mine.submissionId}/previews/${file?.id}`)).status).toBe(404);
    expect((await visitor.get(archiveOf(mine))).status).toBe(404);
    expect(await (await visitor.get(`/orders/${mine.submissionId}`)).text()).not.toContain("a.png");
  });

  test.each(["trash", "corrected"])("is no longer available when the customer page closes: %s", async (reason) => {
    const mine = await insertOrder(site);
    const visitor = await openCustomerPages(site, mine);
    const [file] = await insertDelivery(site, mine, [{ name: "a.pdf" }]);
    expect((await visitor.get(fileOf(file?.id))).status).toBe(200);
    if (reason === "corrected") await incrementCustomerPageVersion(site, mine);
    else await changeRows(site, "formSubmissions", {}, { deletedAt: new Date() });
    for (const path of [fileOf(file?.id), archiveOf(mine)]) expect((await visitor.get(path)).status).toBe(404);
    await changeRows(site, "formSubmissions", {}, { deletedAt: null });
  });

  test("can be downloaded by the team, too", async () => {
    const [file] = await insertDelivery(site, order, [{ name: "a.pdf", withdrawnAt: new Date() }]);
    const office = await createSignedInVisitor(site, "staff");
    expect((await office.get(fileOf(file?.id))).status).toBe(200);
    expect((await office.get(`/orders/${order.submissionId}`)).status).toBe(404);
  });
});

describe("a photo of the customer", () => {
  test("opens in the browser that has opened the customer page, until the address is corrected", async () => {
    const order = await placeOrder(site, {}, [createPicture("sign.jpg")]);
    const other = await openCustomerPages(site, await insertOrder(site));
    const customer = await openCustomerPages(site, order);
    const address = attributeOf(await readPage(customer, `/orders/${order.submissionId}`), "aside li a", "href") ?? "";
    expect(address).toMatch(/^\/files\/photo\/[\w-]+$/);
    for (const stranger of [new Visitor(site.origin), other]) expect((await stranger.get(address)).status).toBe(404);
    const photo = await customer.get(address);
    expect(photo.status).toBe(200);
    expect(photo.headers.get("Cache-Control")).toBe("private, no-store");
    const office = await createSignedInVisitor(site);
    await office.post(`/admin/orders/${order.submissionId}`, { intent: "email", email: "right@studio.example" });
    expect((await customer.get(address)).status).toBe(404);
  });
});

test("a page full of multi-byte characters contains no NUL", async () => {
  const order = await insertOrder(site);
  const names = Array.from({ length: 60 }, (_, n) => ({ name: `${"—".repeat(40)}${n}.pdf` }));
  await insertDelivery(site, order, names);
  const customerPage = await readBytes(await openCustomerPages(site, order), `/orders/${order.submissionId}`);
  expect(customerPage.includes(0)).toBe(false);
  expect(customerPage.includes(names[59]?.name ?? "")).toBe(true);
});

test("files with the same name in a round are numbered and show their time, on the customer page and on the ticket", async () => {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "ready" });
  const deliverAt = (createdAt: string, ...files: Parameters<typeof insertDelivery>[2]) =>
    insertDelivery(site, order, files, { createdAt: new Date(createdAt) });
  await deliverAt("2025-11-21T13:42:00Z", { name: "logo.png" }, { name: "logo.png", withdrawnAt: new Date() });
  await deliverAt("2025-11-22T14:05:00Z", { name: "logo.png" }, { name: "flyer.pdf" });
  await insertDelivery(site, order, [{ name: "flyer.pdf" }], { round: 2 });
  const first = "1 of 2 with this name";
  const second = "2 of 2 with this name";

  const customerPage = await readPage(await openCustomerPages(site, order), paths.customerPage(order.submissionId));
  expect(textsOf(customerPage, ".customer-file-name").map((text) => text.replace(/\s+/g, " "))).toEqual([
    "flyer.pdf 1 KB",
    "flyer.pdf 1 KB",
    `logo.png 1 KB ${second}, uploaded Nov 22, 2025, 9:05 AM ET`,
    `logo.png 1 KB ${first}, uploaded Nov 21, 2025, 8:42 AM ET`,
  ]);
  const ticket = await readPage(await createSignedInVisitor(site), paths.adminOrder(order.submissionId));
  expect(textsOf(ticket, "#delivery .file-row-text > small")).toEqual([
    `Nov 22, 2025, 9:05 AM, ${second}`,
    `Nov 21, 2025, 8:42 AM, ${first}`,
    "Withdrawn.",
  ]);
});
