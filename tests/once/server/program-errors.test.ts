import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads } from "#tests/support/database/block-database";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changePurchase, sellProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BOOKING_FEED_KEY: "feed-key_0123456789012345678901234567890" });
const office = setUpSignedInVisitor(site);
const staff = setUpSignedInVisitor(site, "staff", "Sam");

const privateAddresses = [paths.admin, paths.adminExport, paths.adminInboxExport, paths.adminSalesExport];
const missing = [
  ...[paths.file("photo", "nothing"), paths.file("delivery", "nothing"), paths.adminOrder("SUB-NOTHING1")],
  ...["/no-such-page", "/no-such-file.ics", paths.customerPage("SUB-NOTHING1")],
];

async function ask(visitor: Visitor, address: string, accept: string) {
  const response = await visitor.get(address, { Accept: accept });
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
}

async function expectError(visitor: Visitor, address: string, accept: string, status: number) {
  const type = accept === "application/json" ? "application/json" : "text/plain";
  const answer = await ask(visitor, address, accept);
  expect(answer, address).toMatchObject({ status, type: expect.stringContaining(type) });
  expect(answer.text, address).toContain(String(status));
}

const formats = ["text/csv", "text/calendar", "application/octet-stream", "application/json"];

test.each(formats)("a program that accepts %s gets a readable error instead of a page", async (accept) => {
  for (const address of privateAddresses) await expectError(new Visitor(site), address, accept, 401);
  for (const address of missing) await expectError(office, address, accept, 404);
  await expectError(staff, paths.adminSalesExport, accept, 403);
});

test("a program that requests a calendar gets a readable error", async () => {
  const calendar = paths.bookingCalendar((await book(site)).reference);
  for (const accept of [...formats, "*/*"])
    for (const address of [calendar, `${calendar}?key=wrong`, paths.bookingFeed, `${paths.bookingFeed}?key=wrong`])
      await expectError(new Visitor(site), address, accept, 404);
});

test.each([...formats, "*/*"])(
  "a program that requests a download and accepts %s gets a readable error",
  async (accept) => {
    const program = new Visitor(site);
    const { product, purchase, query } = await sellProduct(site);
    const file = `${paths.downloadFile(product.slug)}?${query}`;
    await expectError(program, paths.downloadFile("no-such-product"), accept, 404);
    await expectError(program, paths.downloadFile(product.slug), accept, 403);
    await expectError(program, `${file}x`, accept, 403);
    await withBlockedReads(site.services.db, "product_files", () => expectError(program, file, accept, 503));
    const { status, headers, body } = await program.get(file, { Accept: accept });
    await body?.cancel();
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    await changePurchase(site, purchase.id, { downloadsUsed: purchase.downloadsAllowed });
    await expectError(program, file, accept, 410);
  },
);

test("a program that accepts anything and requests a file gets a readable error", async () => {
  for (const address of [paths.adminExport, paths.adminInboxExport]) {
    const answer = await ask(new Visitor(site), address, "*/*");
    expect(answer).toMatchObject({ status: 401, type: expect.stringContaining("text/plain") });
  }
  const answer = await ask(new Visitor(site), paths.file("photo", "nothing"), "*/*");
  expect(answer).toMatchObject({ status: 404, type: expect.stringContaining("text/plain") });
});

test("a browser still gets pages", async () => {
  const html = "text/html,application/xhtml+xml,*/*;q=0.8";
  expect((await ask(new Visitor(site), "/no-such-page", html)).type).toContain("text/html");
  expect((await ask(new Visitor(site), paths.admin, html)).type).toContain("text/html");
});
