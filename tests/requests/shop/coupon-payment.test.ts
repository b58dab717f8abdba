/** What a coupon changes about paying for a product. The page's field is tested in product-coupon.test.ts. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { insertRows, listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertCoupon } from "#tests/support/shop/coupons";
import { getPurchase, insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const listUses = (code: string) => listRows(site, "couponUses", { code });

test("the discount price is accepted, and the purchase uses the coupon", async () => {
  const product = await insertProduct(site);
  await insertCoupon(site, { code: "TOOLS-25", percent: 25, appliesTo: "products" });
  const { outcome } = await payForProduct(site, product, { amount: 1425, coupon: "TOOLS-25" });
  expect(outcome).toBe("applied");
  const purchase = await getPurchase(site, product);
  const discounted = { status: "active", dueCents: 1425, couponCode: "TOOLS-25", discountCents: 475 };
  expect(purchase).toMatchObject(discounted);
  expect(await listUses("TOOLS-25")).toMatchObject([{ usedFor: purchase.number, discountCents: 475 }]);
});

test("the coupon is taken off the sale price", async () => {
  const product = await insertProduct(site, { salePriceCents: 1000 });
  await insertCoupon(site, { code: "MORE-OFF", percent: 10, appliesTo: "everything" });
  expect((await payForProduct(site, product, { amount: 900, coupon: "MORE-OFF" })).outcome).toBe("applied");
  expect(await getPurchase(site, product)).toMatchObject({ dueCents: 900, onSale: true, discountCents: 100 });
});

test("a buyer who removes the code at the checkout pays the full price and uses no coupon", async () => {
  const product = await insertProduct(site);
  await insertCoupon(site, { code: "REMOVED", percent: 25, appliesTo: "products" });
  expect((await payForProduct(site, product, { coupon: "REMOVED" })).outcome).toBe("applied");
  expect(await getPurchase(site, product)).toMatchObject({ dueCents: 1900, couponCode: null, discountCents: 0 });
  expect(await listUses("REMOVED")).toEqual([]);
});

test("a coupon that takes nothing off is not used", async () => {
  const product = await insertProduct(site, { priceCents: 50 });
  await insertCoupon(site, { code: "NOTHING", percent: 25, appliesTo: "products" });
  expect((await payForProduct(site, product, { amount: 50, coupon: "NOTHING" })).outcome).toBe("applied");
  expect(await getPurchase(site, product)).toMatchObject({ dueCents: 50, couponCode: null, discountCents: 0 });
  expect(await listUses("NOTHING")).toEqual([]);
});

test.each([
  ["that ended an hour ago", { endsAt: ago(1) }, "applied"],
  ["that ended two days ago", { endsAt: ago(48) }, "wrong_amount"],
  ["that was turned off an hour ago", { isActive: false, switchedOffAt: ago(1) }, "applied"],
  ["that was on for two hours today", { startsAt: ago(3), isActive: false, switchedOffAt: ago(1) }, "applied"],
  ["that began and ended today", { startsAt: ago(3), endsAt: ago(1) }, "applied"],
  ["that was off before it began", { startsAt: ago(1), isActive: false, switchedOffAt: ago(3) }, "wrong_amount"],
  ["that was turned off long ago", { isActive: false, switchedOffAt: ago(25) }, "wrong_amount"],
  ["that was always off", { isActive: false }, "wrong_amount"],
  ["for visual design packages", { appliesTo: "packages" as const }, "wrong_amount"],
])("the discount price of a coupon %s gets the right outcome", async (what, changes, outcome) => {
  const code = what
    .toUpperCase()
    .replace(/[^A-Z]/g, "-")
    .slice(0, 24);
  const product = await insertProduct(site);
  await insertCoupon(site, { code, percent: 25, appliesTo: "products", ...changes });
  expect((await payForProduct(site, product, { amount: 1425, coupon: code })).outcome).toBe(outcome);
  const status = outcome === "applied" ? "active" : "held";
  expect(await getPurchase(site, product)).toMatchObject({ status });
  expect(await listUses(code)).toHaveLength(outcome === "applied" ? 1 : 0);
});

test("switching a coupon off in the office does not put the payment of an open checkout on hold", async () => {
  const product = await insertProduct(site);
  const { code } = await insertCoupon(site, { code: "SWITCHED", percent: 25, appliesTo: "products" });
  await postInOffice(office, paths.adminCoupons, { intent: "stop_coupon", code });
  // A second click must not move the time.
  await postInOffice(office, paths.adminCoupons, { intent: "stop_coupon", code });
  expect((await payForProduct(site, product, { amount: 1425, coupon: code })).outcome).toBe("applied");
  expect(await getPurchase(site, product)).toMatchObject({ status: "active", couponCode: code });
  const page = await readPage(office, `${paths.product(product.slug)}?coupon=${code}`);
  expect(textOf(page)).toContain("This code no longer works.");
});

test.each([
  ["meanwhile", ago(1), "applied"],
  ["two days ago", ago(48), "wrong_amount"],
])("the discount price of a coupon that others used up %s gets the right outcome", async (_, createdAt, outcome) => {
  const product = await insertProduct(site);
  const { code } = await insertCoupon(site, {
    code: `USED-UP-${outcome.length}`,
    appliesTo: "products",
    usageLimit: 1,
  });
  const use = { id: randomUUID(), code, usedFor: `VLT-${outcome}`, discountCents: 475, createdAt };
  await insertRows(site, "couponUses", use);
  expect((await payForProduct(site, product, { amount: 1425, coupon: code })).outcome).toBe(outcome);
});

test("an unknown code does not change the price", async () => {
  const product = await insertProduct(site);
  expect((await payForProduct(site, product, { amount: 1425, coupon: "MADE-UP" })).outcome).toBe("wrong_amount");
  const other = await insertProduct(site);
  expect((await payForProduct(site, other, { coupon: "MADE-UP" })).outcome).toBe("applied");
});
