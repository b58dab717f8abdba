import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { insertRows, listRows } from "#tests/support/database/rows";
import { linksOf, readDocument, readPage, textOf, textsOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertCoupon } from "#tests/support/shop/coupons";
import {
  changePurchase,
  getPurchase,
  insertSoldProduct,
  payForProduct,
  sellProduct,
} from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

const listed = async (query: string) => textsOf(await readPage(admin, `${paths.adminSales}?${query}`), ".sales small");

test("purchases are found by number, email, product and payment, and filtered by status and product", async () => {
  const first = await sellProduct(site, { title: "Invoice Chaser Letters" });
  const second = await sellProduct(site, { title: "Exam Week Planner" });
  await changePurchase(site, second.purchase.id, { status: "held" });
  const [one, two] = [first.purchase.number, second.purchase.number];
  expect(await listed("")).toEqual([two, one]);
  expect(await listed(`q=${one.toLowerCase()}`)).toEqual([one]);
  expect(await listed(`q=${encodeURIComponent(second.email ?? "")}`)).toEqual([two]);
  expect(await listed("q=invoice+chaser")).toEqual([one]);
  expect(await listed(`q=${second.intent}`)).toEqual([two]);
  expect(await listed("q=100%25")).toEqual([]);
  expect(await listed("status=held")).toEqual([two]);
  expect(await listed(`product=${first.product.id}`)).toEqual([one]);
  expect(await listed(`product=${first.product.id}&status=held`)).toEqual([]);
  expect(textOf(await readPage(admin, `${paths.adminSales}?status=held`))).toContain("1 of 2 purchases");
});

test("the list shows which downloads have expired", async () => {
  const { purchase } = await sellProduct(site, { title: "Home Network Notes" });
  const listedNow = () => listed(`q=${purchase.number}`);
  expect(await listedNow()).toEqual([purchase.number]);
  await changePurchase(site, purchase.id, { expiresAt: new Date(Date.now() - 1000) });
  expect(await listedNow()).toEqual([purchase.number, "Expired"]);
  await changePurchase(site, purchase.id, { status: "revoked" });
  expect(await listedNow()).toEqual([purchase.number]);
});

test("the month's figures count copies and revenue of each product, without refunded and held purchases", async () => {
  const [soldBefore, revenueBefore] = textsOf(await readPage(admin, paths.adminSales), ".figures dd");
  const { product } = await insertSoldProduct(site, { title: "Price List Builder" });
  for (const status of ["active", "revoked", "held", "refunded"] as const) {
    await payForProduct(site, product, { email: `${status}@studio.example` });
    const newest = (await listed(`q=${status}@studio.example`))[0] ?? "";
    const rows = await listRows(site, "purchases");
    await changePurchase(site, rows.find(({ number }) => number === newest)?.id ?? "", { status });
  }
  const page = await readPage(admin, paths.adminSales);
  const row = page.querySelectorAll(".month-figures tbody tr").find((line) => textOf(line).includes(product.title));
  expect(textsOf(row as never, "td")).toEqual(["2", "$38"]);
  expect(textsOf(page, ".figures dt")).toEqual(["Sold", "Revenue", "Refunded", "On hold now"]);
  const [sold, revenue] = textsOf(page, ".figures dd");
  expect([sold, revenue]).toEqual([String(Number(soldBefore) + 2), `$${Number(revenueBefore?.slice(1)) + 38}`]);
  const before = linksOf(page).find(({ text }) => text === "Previous month");
  expect(textsOf(await readPage(admin, before?.to ?? ""), ".figures dd")[0]).toBe("0");
});

test("the CSV has the purchases of the list", async () => {
  const { purchase, product, email } = await sellProduct(site, { title: "=Pantry Planner" });
  const answer = await admin.get(`${paths.adminSalesExport}?product=${product.id}`);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="sales-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, row, ...rest] = readCsv(await answer.text());
  expect(head?.slice(1)).toEqual(
    "Purchase,Product,Email,Status,List Price,Discount,Coupon,Paid,Refunded,Currency,Downloads,Downloads Allowed,Expires".split(
      ",",
    ),
  );
  expect(row?.slice(1, 10)).toEqual([
    purchase.number,
    "'=Pantry Planner",
    email,
    "Active",
    "19.00",
    "0.00",
    "",
    "19.00",
    "0.00",
  ]);
  expect(row?.[10]).toBe("USD");
  expect(rest).toEqual([]);
  const found = readCsv(await (await admin.get(`${paths.adminSalesExport}?q=${purchase.number}`)).text());
  expect(found.slice(1)).toEqual([row]);
});

test("the CSV has the list price, the discount of sale and coupon, and what was paid", async () => {
  await insertCoupon(site, { code: "SAVE10", percent: 10, appliesTo: "products" });
  const { product } = await insertSoldProduct(site, { salePriceCents: 1000 });
  await payForProduct(site, product, { amount: 900, coupon: "SAVE10" });
  const [head = [], row = []] = readCsv(
    await (await admin.get(`${paths.adminSalesExport}?product=${product.id}`)).text(),
  );
  const prices = ["List Price", "Discount", "Coupon", "Paid"].map((name) => row[head.indexOf(name)]);
  expect(prices).toEqual(["19.00", "10.00", "SAVE10", "9.00"]);
});

test("a purchase shows its product, buyer, payment, coupon, downloads and history", async () => {
  const { product } = await insertSoldProduct(site);
  await payForProduct(site, product, { email: "dana@studio.example" });
  const purchase = await getPurchase(site, product);
  await changePurchase(site, purchase.id, { couponCode: "FALL-25", discountCents: 475, dueCents: 1425 });
  await insertRows(site, "purchaseEvents", {
    id: "d1",
    purchaseId: purchase.id,
    actor: "Buyer",
    kind: "downloaded",
    network: "203.0.113.0/24",
    fileVersion: 2,
  });
  const text = textOf(await readPage(admin, paths.adminSale(purchase.number)), "dialog.ticket");
  for (const part of [
    product.title,
    "dana@studio.example",
    "Active",
    "$19",
    "Price at the time $14.25",
    "FALL-25, $4.75 off",
    `0 of ${purchase.downloadsAllowed}`,
    "Network 203.0.113.0/24, file version 2",
    "Bought",
  ])
    expect(text).toContain(part);
});

test("an unknown purchase is a 404 beside the list", async () => {
  const answer = await admin.get(paths.adminSale("VLT-NOBODY00"));
  expect(answer.status).toBe(404);
  expect(textOf(await readDocument(answer))).toContain("We couldn’t find that purchase. Check the number.");
});

test("staff see neither sales nor coupons", async () => {
  const { purchase } = await sellProduct(site);
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  for (const path of [paths.adminSales, paths.adminSale(purchase.number), paths.adminSalesExport, paths.adminCoupons]) {
    const answer = await staff.get(path);
    expect(answer.status, path).toBe(403);
    expect(await answer.text(), path).not.toContain(purchase.number);
  }
});
