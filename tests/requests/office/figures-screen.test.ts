import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { attributesOf, readPage, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { changePurchase, getPurchase, insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

async function readFigures(group: string) {
  const page = await readPage(admin, paths.adminFigures);
  const read = (part: string) => textsOf(page, `[aria-label="${group}"] ${part}`);
  const values = read("dd");
  return Object.fromEntries(read("dt").map((label, index) => [label, values[index]]));
}

test("the figures of orders are those above their list", async () => {
  const ready = { orderStatus: "ready", paymentStatus: "paid", priceCents: 123_400 } as const;
  await insertOrders(site, [makeOrder(), makeOrder(), makeOrder(ready), makeOrder({ planPurchased: "test" })]);
  const list = await readPage(admin, paths.admin);
  const labels = textsOf(list, ".figures dt");
  const values = textsOf(list, ".figures dd");
  const figures = await readFigures("Orders");
  expect(figures).toEqual(Object.fromEntries(labels.map((label, index) => [label, values[index]])));
  expect(figures).toMatchObject({ Today: "3", "Pending Payment": "2", Ready: "1", "Revenue (Month)": "$1,234" });
});

test("sales count this month's copies, and purchases that are held until somebody decides", async () => {
  expect(await readFigures("Sales")).toEqual({ "Sold (Month)": "0", "Revenue (Month)": "$0", Held: "0" });
  const product = await insertProduct(site);
  await payForProduct(site, product);
  expect(await readFigures("Sales")).toEqual({ "Sold (Month)": "1", "Revenue (Month)": "$19", Held: "0" });
  const { id } = await getPurchase(site, product);
  await changePurchase(site, id, { status: "held" });
  expect(await readFigures("Sales")).toEqual({ "Sold (Month)": "0", "Revenue (Month)": "$0", Held: "1" });
  await changePurchase(site, id, { deletedAt: new Date() });
  expect(await readFigures("Sales")).toMatchObject({ Held: "0" });
});

test("bookings count those that are still to come", async () => {
  expect(await readFigures("Bookings")).toEqual({ Upcoming: "0" });
  await book(site);
  expect(await readFigures("Bookings")).toEqual({ Upcoming: "1" });
});

test("each figure is a link to a list that opens", async () => {
  const links = attributesOf(await readPage(admin, paths.adminFigures), ".figure-link", "href");
  expect(links).toEqual(
    expect.arrayContaining(["/admin?placed=today", "/admin?status=ready&placed=month", "/admin/sales?status=held"]),
  );
  for (const link of links) expect((await admin.get(link)).status, link).toBe(200);
});
