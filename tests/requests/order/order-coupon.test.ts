import { expect, test } from "vitest";
import { reserveCoupon } from "#app/coupons/redeem-coupon.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, listRows } from "#tests/support/database/rows";
import { attributesOf, fieldValues, readDocument, readPage, textOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { findOrderByNumber, listOutcomes, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { insertCoupon } from "#tests/support/shop/coupons";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const listUses = (code?: string) => listRows(site, "couponUses", code ? { code } : {});
const countOrders = () => countRows(site, "formSubmissions");

test("a coupon lowers the price, which is stored with the order and used in the checkout", async () => {
  await insertCoupon(site);
  const { visitor, location, reference } = await placeUnpaidOrder(site, { coupon: " fall-25 " });
  expect(location.searchParams.get("prefilled_promo_code")).toBe("FALL-25");
  expect(await findOrderByNumber(site, reference)).toMatchObject({
    priceCents: 14_925,
    discountCents: 4975,
    couponCode: "FALL-25",
  });
  expect(await listUses("FALL-25")).toMatchObject([{ usedFor: reference, discountCents: 4975 }]);
  expect(textOf(await readPage(visitor, location.href))).toContain("$149.25");
  await visitor.post(location.href, {
    order: reference,
    key: location.searchParams.get("key") ?? "",
    outcome: "paid",
  });
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", priceCents: 14_925 });

  const thanks = await readPage(visitor, paths.thankYouOrder);
  expect(textOf(thanks)).toContain("You paid $149.25 (Professional with coupon FALL-25)");
  const customerPageLink = attributesOf(thanks, "a", "href").find((href) => href?.includes("/orders/"));
  await visitor.get(customerPageLink ?? "");
  const customerPage = textOf(await readPage(visitor, paths.customerPage(reference)));
  expect(customerPage).toContain("Coupon FALL-25");
  expect(customerPage).toContain("$49.75 off");

  const office = await createSignedInVisitor(site);
  const ticket = textOf(await readPage(office, paths.adminOrder(reference)));
  expect(ticket).toContain("FALL-25, $49.75 off");
  const [head = [], row = []] = readCsv(await (await office.get(`${paths.adminExport}?amounts=1`)).text());
  expect([row[head.indexOf("Coupon")], row[head.indexOf("Discount")]]).toEqual(["FALL-25", "49.75"]);
});

test("the full price is a wrong amount for an order with a coupon", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "PAID-25" });
  const { reference } = await placeUnpaidOrder(site, { coupon });
  await pay(site, reference, 19_900);
  await pay(site, reference, 14_925);
  expect((await listOutcomes(site, reference)).sort()).toEqual(["applied", "wrong_amount"]);
});

test("an invalid code shows an error beside its field, and everything typed stays", async () => {
  const before = [await countOrders(), await listUses()];
  await insertCoupon(site, { code: "VAULT", appliesTo: "products" });
  await insertCoupon(site, { code: "LATE", endsAt: new Date("2025-12-01T05:00:00Z") });
  await insertCoupon(site, { code: "OFF", isActive: false });
  const messages = {
    NOBODY: "We don’t know this code. Please check the spelling.",
    "50% off!": "We don’t know this code. Please check the spelling.",
    VAULT: "This code is for tools from the Digital Vault.",
    LATE: "This code ended on November 30, 2025.",
    OFF: "This code no longer works.",
  };
  for (const [coupon, message] of Object.entries(messages)) {
    const response = await new Visitor(site.origin).post(paths.visualDesign, createOrderFields({ coupon }));
    expect(response.status).toBe(400);
    const page = await readDocument(response);
    expect(textOf(page, "#coupon-error")).toBe(message);
    expect(attributesOf(page, ".order-coupon", "open")).toEqual([""]);
    for (const [name, value] of Object.entries({ coupon, full_name: "Dana Whitfield", "split.flyers": "4" }))
      expect(fieldValues(page, name)).toEqual([value]);
  }
  expect([await countOrders(), await listUses()]).toEqual(before);
});

test("a question needs no coupon and uses none", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "ASKED" });
  const asked = createOrderFields({ option: "other", coupon });
  expect((await new Visitor(site.origin).post(paths.visualDesign, asked)).status).toBe(303);
  expect(await listUses(coupon)).toEqual([]);
});

test("posts at the same moment cannot use a coupon more often than its limit", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "FIRST-3", usageLimit: 3 });
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      new Visitor(site.origin).post(
        paths.visualDesign,
        createOrderFields({ coupon, email: `dana${index}@studio.example` }),
      ),
    ),
  );
  const refused = responses.filter(({ status }) => status === 400);
  expect([responses.length - refused.length, refused.length]).toEqual([3, 7]);
  expect(textOf(await readDocument(refused[0] as Response), "#coupon-error")).toBe("This code has run out.");
  expect(await listUses(coupon)).toHaveLength(3);
});

test("only one transaction gets the last use, even if several have read the coupon before", async () => {
  const { code } = await insertCoupon(site, { code: "LAST-1", usageLimit: 1 });
  const { db } = site.services;
  const results = await Promise.all(
    ["SUB-A", "SUB-B", "SUB-C"].map((usedFor) =>
      db.transact((tx) => reserveCoupon(db, tx, { code, usedFor, discountCents: 100 })),
    ),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test("the same form sent twice uses its coupon once, also if that was the last use", async () => {
  const { code: coupon } = await insertCoupon(site, { code: "TWICE", usageLimit: 1 });
  const fields = createOrderFields({ form_id: "f-1", coupon });
  const places = [];
  for (let time = 0; time < 2; time++)
    places.push((await new Visitor(site.origin).post(paths.visualDesign, fields)).headers.get("Location"));
  expect(places[0]).toContain("prefilled_promo_code=TWICE");
  expect(places[1]).toBe(places[0]);
  expect(await listUses(coupon)).toHaveLength(1);
});

test("without a code, the full price applies", async () => {
  const { location, reference } = await placeUnpaidOrder(site);
  expect(location.searchParams.has("prefilled_promo_code")).toBe(false);
  expect(await findOrderByNumber(site, reference)).toMatchObject({
    priceCents: 19_900,
    discountCents: 0,
    couponCode: null,
  });
});
