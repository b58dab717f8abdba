/** How often orders may use a coupon, and how often a visitor may try codes. */
import { expect, test } from "vitest";
import { findCoupon } from "#app/coupons/find-coupon.server";
import { paths } from "#app/paths";
import { migrate } from "#drizzle/migrate";
import { Visitor } from "#tests/support/browser/visitor";
import { insertOldRows, withDatabaseBefore } from "#tests/support/database/old-database";
import { changeRows, listRows } from "#tests/support/database/rows";
import { fieldValues, readDocument, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { makeOrder } from "#tests/support/order/orders";
import { findOrderByNumber, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { insertCoupon } from "#tests/support/shop/coupons";
import { insertProduct } from "#tests/support/shop/purchases";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();

const listUses = (code: string) => listRows(site, "couponUses", { code });

const order = async (coupon: string, email: string) =>
  (await new Visitor(site.origin).post(paths.visualDesign, createOrderFields({ coupon, email }))).status;

const endReservation = (reference: string): Promise<void> =>
  changeRows(site, "couponUses", { usedFor: reference }, { reservedUntil: new Date(Date.now() - 1) });

test("an unpaid order reserves the last use of a coupon for an hour, and keeps its price after that", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "HOUR-1", usageLimit: 1 });
  const before = Date.now();
  const { reference } = await placeUnpaidOrder(site, { coupon });
  const [use] = await listUses(coupon);
  expect(use?.reservedUntil?.getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
  expect(use?.reservedUntil?.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  expect(await order(coupon, "second@studio.example")).toBe(400);
  await endReservation(reference);
  const office = await createSignedInVisitor(site);
  expect(textOf(await readPage(office, paths.adminCoupons), ".coupons")).toContain("0 of 1");
  expect(await order(coupon, "second@studio.example")).toBe(303);
  await pay(site, reference, 14_925);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
  expect(textOf(await readPage(office, paths.adminCoupons), ".coupons")).toContain("2 of 1");
});

test.each([
  ["paid", (reference: string) => pay(site, reference, 14_925)],
  [
    "marked paid",
    async (reference: string) =>
      (await createSignedInVisitor(site)).post(paths.adminOrder(reference), { intent: "paid", reason: "Check 1042." }),
  ],
])("the use of an order that was %s counts for good", async (what, payOrder) => {
  const code = what === "paid" ? "GOOD-1" : "GOOD-2";
  await insertCoupon(site, { code, usageLimit: 1 });
  const { reference } = await placeUnpaidOrder(site, { coupon: code });
  await payOrder(reference);
  expect(await listUses(code)).toMatchObject([{ usedFor: reference, reservedUntil: null }]);
});

test("an order that is marked unpaid again gives its use back", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "BACK-1", usageLimit: 1 });
  const { reference } = await placeUnpaidOrder(site, { coupon });
  const office = await createSignedInVisitor(site);
  await office.post(paths.adminOrder(reference), { intent: "paid", reason: "Check 1042." });
  expect(await order(coupon, "third@studio.example")).toBe(400);
  await office.post(paths.adminOrder(reference), { intent: "unpaid" });
  expect(await order(coupon, "third@studio.example")).toBe(303);
});

test("unpaid orders of earlier versions give their uses back, paid ones do not", async () => {
  const paid = makeOrder({ paymentStatus: "paid", couponCode: "OLD-1" });
  const unpaid = makeOrder({ couponCode: "OLD-1" });
  await withDatabaseBefore("as_bought", async (db) => {
    const createdAt = new Date("2026-11-01T12:00:00Z");
    await insertOldRows(db, "formSubmissions", [paid, unpaid]);
    const terms = { percent: 10, amountCents: null, startsAt: null, endsAt: null, usageLimit: 5, note: null };
    const scope = { appliesTo: "packages", isActive: true, switchedOffAt: null } as const;
    await insertOldRows(db, "coupons", [{ code: "OLD-1", createdAt, ...terms, ...scope }]);
    const use = { code: "OLD-1", discountCents: 100, createdAt, reservedUntil: null };
    await insertOldRows(db, "couponUses", [
      { ...use, id: "1", usedFor: paid.submissionId },
      { ...use, id: "2", usedFor: unpaid.submissionId },
    ]);
    await migrate(db);
    const uses = await listRows(db, "couponUses", {}, "id");
    expect(uses.map(({ reservedUntil }) => reservedUntil)).toEqual([null, new Date("2026-11-01T13:00:00Z")]);
    expect(await findCoupon(db, db.read, "OLD-1")).toMatchObject({ uses: 1 });
  });
});

test("wrong codes are limited across all forms, with an error beside the field", async () => {
  const other = await startSiteForTest();
  const { code: coupon } = await insertCoupon(other, { code: "RIGHT", appliesTo: "everything" });
  const { slug } = await insertProduct(other);
  const visitor = new Visitor(other);
  const send = (coupon: string) => visitor.post(paths.visualDesign, createOrderFields({ coupon }));
  const ask = (code: string) => visitor.get(`${paths.product(slug)}?coupon=${code}`);
  for (let turn = 0; turn < 15; turn++) {
    expect((await send(`GUESS-${turn}`)).status).toBe(400);
    await ask(`GUESS-${turn}`);
  }
  const refused = await send(coupon);
  expect(refused.status).toBe(429);
  const page = await readDocument(refused);
  expect(textOf(page, "#coupon-error")).toContain("We got a lot of wrong codes from your network");
  expect(fieldValues(page, "full_name")).toEqual(["Dana Whitfield"]);
  expect(textOf(await readDocument(await ask(coupon)), "#coupon-error")).toContain("We got a lot of wrong codes");
  expect((await send("")).status).toBe(303);
});

test("right codes do not count as guesses", async () => {
  const other = await startSiteForTest();
  const { code: coupon } = await insertCoupon(other, { code: "MANY" });
  for (let turn = 0; turn < 32; turn++) {
    const fields = createOrderFields({ coupon, email: `many${turn}@studio.example` });
    expect((await new Visitor(other.origin).post(paths.visualDesign, fields)).status).toBe(303);
  }
});
