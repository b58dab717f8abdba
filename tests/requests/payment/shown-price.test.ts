import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY } from "#app/server/time/durations";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, listRows, readTables } from "#tests/support/database/rows";
import { findOrderByNumber, listOutcomes, placeUnpaidOrder } from "#tests/support/order/payment";
import { insertCoupon } from "#tests/support/shop/coupons";
import type { Product } from "#tests/support/shop/products";
import { getPurchase, insertSoldProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);

beforeAll(() => provider.reportTo(site));

async function openProduct({ id, slug }: Product, coupon?: string) {
  const reference = `vault_${id}${coupon ? `_${coupon}` : ""}`;
  const response = await new Visitor(site).get(`/pay/${slug}?client_reference_id=${reference}`);
  return provider.findSession(response.headers.get("Location"));
}

async function openOrder() {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const open = async () => {
    const response = await visitor.get(location.pathname + location.search);
    return provider.findSession(response.headers.get("Location"));
  };
  return { open, session: await open(), reference };
}

describe("what the checkout page showed counts", () => {
  test("for a product whose price has changed since, more often than once", async () => {
    const { product } = await insertSoldProduct(site, { priceCents: 2900, salePriceCents: 1900 });
    const session = await openProduct(product);
    expect(session).toMatchObject({
      amount_total: 1900,
      customer_email: null,
      line: { name: product.title, description: "Sale price, instead of $29." },
      success_url: `${site.origin}/thank-you/${product.slug}?session_id={CHECKOUT_SESSION_ID}`,
    });
    await changeRows(site, "products", { id: product.id }, { priceCents: 9900, salePriceCents: null });
    expect(await provider.pay(session, "buyer@studio.example")).toEqual(["applied"]);
    expect(await getPurchase(site, product)).toMatchObject({
      ...{ status: "active", amountCents: 1900, dueCents: 1900, listCents: 2900, onSale: true },
    });
  });

  test("for a coupon that was switched off days ago, while others no longer get it", async () => {
    const { product } = await insertSoldProduct(site, { priceCents: 2000 });
    await insertCoupon(site, { code: "OPEN-50", percent: 50, appliesTo: "products" });
    const session = await openProduct(product, "OPEN-50");
    expect(session).toMatchObject({ amount_total: 1000, line: { description: "$20, $10 off with OPEN-50." } });
    const switchedOffAt = new Date(Date.now() - 3 * DAY);
    await changeRows(site, "coupons", { code: "OPEN-50" }, { isActive: false, switchedOffAt });
    expect((await openProduct(product, "OPEN-50")).amount_total).toBe(2000);
    expect(await provider.pay(session, "buyer@studio.example")).toEqual(["applied"]);
    const purchase = await getPurchase(site, product);
    expect(purchase).toMatchObject({ status: "active", dueCents: 1000, couponCode: "OPEN-50", discountCents: 1000 });
    expect(await listRows(site, "couponUses", { usedFor: purchase.number })).toHaveLength(1);
  });

  test("for a coupon that was deleted", async () => {
    const { product } = await insertSoldProduct(site, { priceCents: 2000 });
    await insertCoupon(site, { code: "GONE-50", percent: 50, appliesTo: "products" });
    const session = await openProduct(product, "GONE-50");
    const { db } = site.services;
    await db.transact((tx) => tx.delete(db.tables.coupons).where(eq(db.tables.coupons.code, "GONE-50")));
    expect(await provider.pay(session, "buyer@studio.example")).toEqual(["applied"]);
    expect(await getPurchase(site, product)).toMatchObject({ status: "active", dueCents: 1000, couponCode: null });
  });

  test("to the cent", async () => {
    const { session, reference } = await openOrder();
    expect(await provider.pay(session, session.customer_email, { amount_total: 19_899 })).toEqual(["wrong_amount"]);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "wrong_amount" });
    const { product } = await insertSoldProduct(site, { priceCents: 2000 });
    const sale = await openProduct(product);
    await changeRows(site, "products", { id: product.id }, { priceCents: 2001 });
    expect(await provider.pay(sale, "buyer@studio.example", { amount_total: 2001 })).toEqual(["wrong_amount"]);
    expect(await getPurchase(site, product)).toMatchObject({ status: "held", dueCents: 2000 });
  });

  test.each([0, -19_900, 2_147_483_647])("and no other amount, such as %s", async (amount) => {
    const { session, reference } = await openOrder();
    expect(await provider.pay(session, session.customer_email, { amount_total: amount })).toEqual(["wrong_amount"]);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
  });

  test("in its currency", async () => {
    const { session } = await openOrder();
    expect(await provider.pay(session, session.customer_email, { currency: "eur" })).toEqual(["wrong_amount"]);
  });
});

test("everybody who buys a product gets a page of their own", async () => {
  const { product } = await insertSoldProduct(site);
  const [one, two] = [await openProduct(product), await openProduct(product)];
  expect(one.id).not.toBe(two.id);
});

test("an expired page changes nothing but itself, and the link makes a new one", async () => {
  const { open, session, reference } = await openOrder();
  const tables = ["formSubmissions", "orderEvents", "couponUses"] as const;
  const read = async () => [await readTables(site, ...tables), await countRows(site, "outbox")];
  const before = await read();
  expect(await provider.expire(session)).toEqual(["ignored"]);
  expect(await read()).toEqual(before);
  expect(await listOutcomes(site, reference)).toEqual([]);
  const next = await open();
  expect(next.id).not.toBe(session.id);
  expect(await provider.send("checkout.session.expired", session)).toEqual(["ignored"]);
  expect((await open()).id).toBe(next.id);
});

test("a page that was paid stays paid, whatever comes late", async () => {
  const { session, reference } = await openOrder();
  expect(await provider.expire(session)).toEqual(["ignored"]);
  expect(await provider.pay(session)).toEqual(["applied"]);
  await provider.send("checkout.session.expired", session);
  await provider.send("checkout.session.async_payment_failed", { ...session, payment_intent: null });
  const [row] = await listRows(site, "checkoutSessions", { session: session.id });
  expect(row).toMatchObject({ reference, state: "paid" });
});

test("a page that the site did not make counts by the order’s own price", async () => {
  const { session, reference } = await openOrder();
  const unknown = { ...session, id: "cs_test_unknown" };
  expect(await provider.pay(unknown)).toEqual(["applied"]);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
});

test("two reports of one payment at the same moment, on one page, pay once", async () => {
  const { session, reference } = await openOrder();
  const paid = { ...session, payment_status: "paid", payment_intent: `pi_once_${reference}` };
  const reports = ["checkout.session.completed", "checkout.session.async_payment_succeeded"];
  const outcomes = await Promise.all(reports.map((type) => provider.send(type, paid)));
  expect(outcomes.flat().sort()).toEqual(["applied", "ignored"]);
});

test("an event that lost its reference is matched by its page", async () => {
  const { session, reference } = await openOrder();
  expect(await provider.pay(session, session.customer_email, { client_reference_id: null })).toEqual(["applied"]);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
});
