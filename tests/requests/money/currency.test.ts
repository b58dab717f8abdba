import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { money } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { savePackage, saveSection } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { createPaidSession, findOrderByNumber, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { insertCoupon } from "#tests/support/shop/coupons";
import { insertProduct } from "#tests/support/shop/products";
import { getPurchase, insertSoldProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const useCurrency = (currency: string) => saveSection(admin, money, { currency });
const readStructured = async (path: string) =>
  (await readPage(visitor, path))
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => text)
    .join();

describe("after the currency was changed to euros", () => {
  beforeEach(() => useCurrency("EUR"));

  test("every page with prices has it, also for search engines", async () => {
    const { slug } = await insertProduct(site, { priceCents: 2900, salePriceCents: 1950 });
    await insertProduct(site, { slug: "automation-blueprint", priceCents: 1900 });
    for (const [path, price] of [
      [paths.home, "€99"],
      [paths.faq, "€199"],
      [paths.visualDesign, "€329"],
      [paths.clientPortal, "€97"],
      [paths.vault, "€19.50"],
      [paths.product(slug), "€19.50"],
      [paths.blueprint, "€19"],
    ] as const) {
      const page = await readPage(visitor, path);
      expect(page.querySelector("main")?.text, path).toContain(price);
      expect(page.querySelector("main")?.text, path).not.toMatch(/\$\d/);
    }
    expect(await readStructured(paths.visualDesign)).toContain('"price":"99.00","priceCurrency":"EUR"');
    expect(await readStructured(paths.clientPortal)).toContain('"price":"97.00","priceCurrency":"EUR"');
    expect(await readStructured(paths.product(slug))).toContain('"price":"19.50","priceCurrency":"EUR"');
  });

  test("a new order, its emails and its payment are in euros, and dollars are a wrong amount", async () => {
    const { reference } = await placeUnpaidOrder(site);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ priceCents: 19_900, currency: "eur" });
    const emails = (await listQueuedEmails(site)).filter(({ text }) => text.includes(reference));
    expect(emails.some(({ text }) => text.includes("€199"))).toBe(true);
    expect(emails.every(({ text }) => !text.includes("$199"))).toBe(true);
    await sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", "pi_dollars") });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentProblem: "wrong_amount" });
    await sendEvent(site, { session: createPaidSession(reference, 19_900, "EUR", "pi_euros") });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
  });

  test("an order of before stays in dollars", async () => {
    await useCurrency("USD");
    const { reference } = await placeUnpaidOrder(site);
    await useCurrency("EUR");
    await sendEvent(site, { session: createPaidSession(reference, 19_900, "usd", "pi_before") });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ currency: "usd", paymentStatus: "paid" });
  });

  test("a visitor who was shown dollars is asked again", async () => {
    const form = { ...createOrderFields(), prices: "basic:9900:10 starter:19900:25 growth:32900:50 pro:59900:100" };
    const response = await visitor.post(paths.visualDesign, form);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("25 visuals for €199");
  });

  test("a product is sold in euros, and its sale remembers it after another change", async () => {
    const { product } = await insertSoldProduct(site, { priceCents: 1900 });
    const session = {
      ...createPaidSession(`vault_${product.id}`, 1900, "eur", "pi_shop"),
      customer_details: { email: "b@x.example" },
    };
    await sendEvent(site, { session });
    const purchase = await getPurchase(site, product);
    expect(purchase).toMatchObject({ status: "active", currency: "eur", dueCurrency: "eur" });
    await useCurrency("USD");
    const sale = await readPage(admin, paths.adminSale(purchase?.number ?? ""));
    expect(sale.text).toContain("€19");
    expect(sale.text).not.toContain("$19");
  });

  test("the form of a quote names amounts in euros", async () => {
    const { text } = await readPage(admin, paths.adminNewQuote);
    expect(text).toContain("For example, 50% or €200.");
    expect(text).not.toContain("$");
  });

  test("a coupon takes euros off, and an amount in dollars is refused beside the field", async () => {
    const coupon = { intent: "create_coupon", applies_to: "everything", usage_limit: "", first_day: "", last_day: "" };
    const refused = await postInOffice(admin, paths.adminCoupons, { ...coupon, code: "TEN-OFF", discount: "$10" });
    expect(textOf(refused.page, "#discount-error")).toContain("such as €10");
    await postInOffice(admin, paths.adminCoupons, { ...coupon, code: "TEN-OFF", discount: "€10" });
    expect(await listRows(site, "coupons", { code: "TEN-OFF" })).toMatchObject([{ amountCents: 1000 }]);
    const { reference } = await placeUnpaidOrder(site, { coupon: "TEN-OFF" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ priceCents: 18_900, discountCents: 1000 });
  });
});

describe("in a currency without decimals", () => {
  test("a price with decimals is not offered and is shown for correction", async () => {
    await savePackage(admin, "basic", { price: "99.50" });
    const { page } = await useCurrency("JPY");
    expect(textOf(page, "#preview-title ~ dl")).toContain(
      "Package Essentials 99.50 can’t be charged in this currency.",
    );
    expect((await readPage(admin, paths.adminSettings)).text).toContain("One price can’t be paid in JPY.");
    const home = await readPage(visitor, paths.home);
    expect(home.text).toContain("¥199");
    expect(home.text).not.toContain("Essentials");
    const wrong = await savePackage(admin, "basic", { price: "9900.5" });
    expect(textOf(wrong.page, "#price-error")).toBe("Enter a price from ¥50 to ¥10,000,000, such as 99.");
    await savePackage(admin, "basic", { price: "9,900" });
    expect((await readPage(visitor, paths.home)).text).toContain("¥9,900");
  });

  test("amounts are yen everywhere, also in files", async () => {
    await useCurrency("JPY");
    await insertCoupon(site, { code: "YEN", amountCents: 50, percent: null });
    const { reference } = await placeUnpaidOrder(site, { coupon: "YEN" });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ priceCents: 149, currency: "jpy" });
    await sendEvent(site, { session: createPaidSession(reference, 149, "jpy", "pi_yen") });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });
    const csv = await (await admin.get(`${paths.adminExport}?amounts=1`)).text();
    expect(csv).toContain("JPY,199,YEN,50,149,0,149,0");
  });
});

test("an unknown currency is refused beside the field", async () => {
  const { status, page } = await useCurrency("XYZ");
  expect(status).toBe(400);
  expect(textOf(page, "#currency-error")).toBe("Currency: choose from the list.");
});

test("the currency is in the history, and Undo brings dollars back", async () => {
  const { page } = await useCurrency("EUR");
  expect(textOf(page, "#history ~ ol")).toContain("Currency: EUR, Euro (before: USD, US Dollar)");
  expect((await readPage(visitor, paths.home)).text).toContain("€99");
});
