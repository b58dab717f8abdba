import { expect, test } from "vitest";
import { createBuyUrl } from "#app/shop/buy/buy-link.server";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { changeRows } from "#tests/support/database/rows";
import { attributeOf, hiddenFields, parseDocument, readPage, textOf } from "#tests/support/document";
import { getPurchase, insertProduct, listPurchases } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
const production = { env: { APP_ENV: "production" } } as unknown as Parameters<typeof createBuyUrl>[0];

const findForm = async (address: string) => {
  const page = await readPage(visitor, address);
  const action = attributeOf(page, "main form", "action") ?? "";
  return { page, action, fields: hiddenFields(page, action) };
};

test("a checkout link carries the product and the coupon", () => {
  const product = { id: "p1", slug: "planner", checkoutLink: "https://pay.example/b/1?locale=en" };
  expect(createBuyUrl(production, product, null)).toBe(
    "https://pay.example/b/1?locale=en&client_reference_id=vault_p1",
  );
  expect(createBuyUrl(site.services, product, "WELCOME-10")).toBe(
    "https://pay.example/b/1?locale=en&client_reference_id=vault_p1_WELCOME-10&prefilled_promo_code=WELCOME-10",
  );
  expect(createBuyUrl(production, { ...product, checkoutLink: "javascript:alert(1)" }, null)).toBeNull();
});

test("a product without a checkout link is coming soon in production, and sold by the test checkout elsewhere", () => {
  const product = { id: "p1", slug: "planner", checkoutLink: null };
  expect(createBuyUrl(production, product, null)).toBeNull();
  expect(createBuyUrl(site.services, product, null)).toBe("/test-checkout/planner?client_reference_id=vault_p1");
});

test("the test checkout asks for an address, keeps what was typed, and returns its session", async () => {
  const product = await insertProduct(site);
  const { page, action, fields } = await findForm(createBuyUrl(site.services, product, null) ?? "");
  expect(textOf(page, "main")).toContain("Back to the product without paying");
  expect(textOf(page, "main")).toContain("$19");
  const refused = await visitor.post(action, { ...fields, outcome: "twice", email: "dana" });
  expect(refused.status).toBe(400);
  const again = parseDocument(await refused.text());
  expect(attributeOf(again, "input[name=email]", "value")).toBe("dana");
  expect(attributeOf(again, "input[name=email]", "aria-invalid")).toBe("true");
  expect(again.querySelector("input[name=outcome][value=twice]")?.hasAttribute("checked")).toBe(true);
  expect(await listPurchases(site, product)).toHaveLength(0);
  const paid = await visitor.post(action, { ...fields, outcome: "twice", email: "dana@studio.example" });
  const purchase = await getPurchase(site, product);
  expect(purchase).toMatchObject({ status: "active", email: "dana@studio.example" });
  expect(paid.headers.get("Location")).toBe(`/thank-you/${product.slug}?session_id=${purchase.checkoutSession}`);
});

test("a purchase with a wrong amount is held, and leaving the checkout buys nothing", async () => {
  const product = await insertProduct(site);
  const { action, fields } = await findForm(createBuyUrl(site.services, product, null) ?? "");
  const left = await visitor.post(action, { ...fields, outcome: "never", email: "" });
  expect(left.headers.get("Location")).toBe(`/digital-vault/${product.slug}`);
  expect(await listPurchases(site, product)).toHaveLength(0);
  const wrong = await visitor.post(action, { ...fields, outcome: "wrong", email: "dana@studio.example" });
  expect(await getPurchase(site, product)).toMatchObject({ status: "held", amountCents: 2000 });
  const page = await readPage(visitor, wrong.headers.get("Location") ?? "");
  expect(textOf(page, "main")).toContain("We’re checking your payment.");
});

test("the test checkout takes no other total than the one that it showed", async () => {
  const product = await insertProduct(site, { salePriceCents: 900 });
  const { action, fields } = await findForm(createBuyUrl(site.services, product, null) ?? "");
  await changeRows(site, "products", { id: product.id }, { salePriceCents: null });
  const paid = { outcome: "paid", email: "dana@studio.example" };
  const refused = await visitor.post(action, { ...fields, ...paid });
  expect(refused.status).toBe(409);
  const again = parseDocument(await refused.text());
  expect(textOf(again, "main")).toContain("The total is now $19. Nothing has been paid yet.");
  expect(attributeOf(again, "input[name=email]", "value")).toBe("dana@studio.example");
  expect(await listPurchases(site, product)).toHaveLength(0);
  await visitor.post(action, { ...hiddenFields(again, action), ...paid });
  expect(await getPurchase(site, product)).toMatchObject({ amountCents: 1900, status: "active" });
});

test("the test checkout sells a product at its sale price", async () => {
  const product = await insertProduct(site, { salePriceCents: 900 });
  const { page, action, fields } = await findForm(createBuyUrl(site.services, product, null) ?? "");
  expect(textOf(page, "main")).toContain("$9");
  await visitor.post(action, { ...fields, outcome: "paid", email: "dana@studio.example" });
  expect(await getPurchase(site, product)).toMatchObject({ status: "active", amountCents: 900, onSale: true });
});

test("the test checkout sells no free, hidden or unknown product, and none with a checkout link", async () => {
  const products = [
    await insertProduct(site, { priceCents: 0 }),
    await insertProduct(site, { status: "hidden" }),
    await insertProduct(site, { checkoutLink: "https://pay.example/b/1" }),
    { id: "unknown", slug: "unknown" },
  ];
  for (const { id, slug } of products) {
    const address = `/test-checkout/${slug}?client_reference_id=vault_${id}`;
    expect((await visitor.get(address)).status, slug).toBe(404);
    const fields = { order: `vault_${id}`, outcome: "paid", email: "dana@studio.example" };
    expect((await visitor.post(address, fields)).status, slug).toBe(404);
  }
});

test("a payment that the database cannot store shows an error and keeps what was typed", async () => {
  const product = await insertProduct(site);
  const { action, fields } = await findForm(createBuyUrl(site.services, product, null) ?? "");
  const typed = { email: "dana@studio.example", outcome: "twice" };
  const send = () => visitor.post(action, { ...fields, ...typed });
  const failed = await withBlockedWrites(site.services.db, "payment_events", send);
  expect(failed.status).toBe(503);
  const refused = parseDocument(await failed.text());
  expect(textOf(refused, "[role=alert]")).toContain("We couldn’t save this payment.");
  expect(attributeOf(refused, "input[name=email]", "value")).toBe(typed.email);
  expect(attributeOf(refused, "input[name=outcome][checked]", "value")).toBe(typed.outcome);
  expect((await send()).status).toBe(303);
});
