import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { createPurchaseQuery } from "#app/shop/buy/purchase-link.server";
import { money } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { salesTax, saveSection, vat } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import {
  createPaidSession,
  findOrderByNumber,
  placeUnpaidOrder,
  refund,
  sendEvent,
} from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { getPurchase, insertSoldProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);
const admin = setUpSignedInVisitor(site);
const visitor = new Visitor(site);

beforeAll(() => provider.reportTo(site));
beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const save = (changes: Record<string, string>) => saveSection(admin, money, changes);

async function openOrder() {
  const { visitor: buyer, location, reference } = await placeUnpaidOrder(site);
  const response = await buyer.get(location.pathname + location.search);
  return { session: provider.findSession(response.headers.get("Location")), reference, buyer };
}

const listEntries = async (reference: string) =>
  (await listRows(site, "paymentEntries", { reference })).map(({ kind, amountCents, taxCents, tax }) => ({
    ...{ kind, amountCents, taxCents, tax: tax?.name },
  }));

describe("with the key", () => {
  test("tax that is added is on the provider's page, apart from the price, and stored with the payment", async () => {
    await save(salesTax);
    const { session, reference } = await openOrder();
    expect(session).toMatchObject({ amount_subtotal: 19_900, amount_total: 21_343 });
    expect(await provider.pay(session)).toEqual(["applied"]);
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      ...{ paymentStatus: "paid", priceCents: 19_900, taxCents: 1443 },
      tax: { name: "Sales tax", percent: "7.25", isIncluded: false },
    });
    expect(await listEntries(reference)).toEqual([
      { kind: "payment", amountCents: 21_343, taxCents: 1443, tax: "Sales tax" },
    ]);
    const email = (await listQueuedEmails(site)).find(({ key }) => key.startsWith("payment-customer:"));
    expect(email?.text).toContain("We have your $213.43.");
    expect(email?.text).toMatch(/Sales tax \(7\.25%\)[\s\S]*\$14\.43[\s\S]*Total[\s\S]*\$213\.43/);
    const ticket = await readPage(admin, paths.adminOrder(reference));
    expect(textOf(ticket, ".ticket-facts")).toContain(
      "Paid $213.43 Receipt 2026-0001 Subtotal $199.00 Sales tax (7.25%) $14.43",
    );
  });

  test("one rate is made at the provider for each name, percentage and kind, and used again", async () => {
    await save(salesTax);
    const before = provider.taxRates.size;
    await openOrder();
    await openOrder();
    expect(provider.taxRates.size - before).toBeLessThanOrEqual(1);
    await save({ ...salesTax, tax_orders: "8" });
    await openOrder();
    expect([...provider.taxRates.values()].at(-1)).toMatchObject({ percentage: 8, inclusive: false });
  });

  test("included tax is part of the price, and each kind has its own rate", async () => {
    await save(vat);
    const { product } = await insertSoldProduct(site, { priceCents: 1070 });
    const response = await visitor.get(`/pay/${product.slug}?client_reference_id=vault_${product.id}`);
    const session = provider.findSession(response.headers.get("Location"));
    expect(session).toMatchObject({ amount_total: 1070, total_details: { amount_tax: 70 } });
    expect(await provider.pay(session, "buyer@studio.example")).toEqual(["applied"]);
    const purchase = await getPurchase(site, product);
    expect(purchase).toMatchObject({ status: "active", amountCents: 1070, taxCents: 70, dueCents: 1070 });
    const sale = await readPage(admin, paths.adminSale(purchase?.number ?? ""));
    expect(sale.text).toContain("VAT (7%)");
    const query = createPurchaseQuery(site.services, purchase);
    const page = await readPage(visitor, `${paths.thankYouProduct(product.slug)}?${query}`);
    expect(page.text).toContain("You paid $10.70, including VAT (7%) of $0.70.");
  });

  test("the provider works the tax out by the buyer's address", async () => {
    await save({ ...salesTax, tax_by_provider: "yes", tax_orders: "" });
    const { session, reference } = await openOrder();
    expect(session.tax).toEqual({ inclusive: false, percentage: null });
    provider.computeTax(session, 6.5);
    expect(await provider.pay(session)).toEqual(["applied"]);
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      ...{ paymentStatus: "paid", taxCents: 1294, tax: { name: "Sales tax", percent: null, isIncluded: false } },
    });
  });

  test("a payment that is marked by hand has no tax of the provider, which its form says before", async () => {
    await save({ ...salesTax, tax_by_provider: "yes", tax_orders: "" });
    const { reference } = await openOrder();
    const ticket = paths.adminOrder(reference);
    const readForm = async () => textOf(await readPage(admin, ticket), "details:has(#reason)");
    expect(await readForm()).toContain("No tax is recorded, because your payment provider works it out");
    await postInOffice(admin, ticket, { intent: "paid", reason: "Check no. 12" });
    expect(await listEntries(reference)).toEqual([{ kind: "payment", amountCents: 19_900, taxCents: 0 }]);
    await postInOffice(admin, ticket, { intent: "unpaid" });
    await save({ ...salesTax, tax_by_provider: "" });
    expect(await readForm()).not.toContain("No tax is recorded");
  });

  test("a page that is open keeps the tax that it showed", async () => {
    await save(salesTax);
    const { session, reference } = await openOrder();
    await save({ ...vat, tax_orders: "20" });
    expect(await provider.pay(session)).toEqual(["applied"]);
    expect(await findOrderByNumber(site, reference)).toMatchObject({ taxCents: 1443, tax: { percent: "7.25" } });
  });

  test("a cent off is a wrong amount", async () => {
    await save(salesTax);
    const { session } = await openOrder();
    const changes = { amount_subtotal: 19_899, amount_total: 21_342 };
    expect(await provider.pay(session, undefined, changes)).toEqual(["wrong_amount"]);
  });
});

describe("payment links", () => {
  const payByLink = async (reference: string, total: number, tax: number, subtotal: number) => {
    const details = { amount_subtotal: subtotal, total_details: { amount_tax: tax, amount_discount: 0 } };
    const session = { ...createPaidSession(reference, total, "usd", `pi_${reference}`), ...details };
    await sendEvent(site, { session });
    return findOrderByNumber(site, reference);
  };

  test("whose tax is set at the provider are right without tax on the site", async () => {
    const { reference } = await placeUnpaidOrder(site);
    expect(await payByLink(reference, 21_343, 1443, 19_900)).toMatchObject({
      ...{ paymentStatus: "paid", paymentProblem: null, taxCents: 1443, tax: { name: "Tax", isIncluded: false } },
    });
  });

  test("refunds in parts have exactly the tax of the payment, and the report's net is true", async () => {
    await emptyTables(site, "paymentEntries");
    const { reference } = await placeUnpaidOrder(site);
    await payByLink(reference, 21_343, 1443, 19_900);
    const intent = `pi_${reference}`;
    const sumTax = async () =>
      (await listEntries(reference))
        .filter(({ kind }) => kind === "refund")
        .reduce((sum, { taxCents }) => sum + taxCents, 0);
    await refund(site, intent, { refunded: 7114, of: 21_343 });
    expect(await sumTax()).toBe(481);
    const report = await readPage(admin, paths.adminReports);
    expect(textOf(report, 'section[aria-label="USD"] dl')).toContain(
      "Paid $213.43 Refunded $71.14 Tax $9.62 Net $132.67",
    );
    await refund(site, intent, { refunded: 14_228, of: 21_343 });
    await refund(site, intent, { refunded: 21_343, of: 21_343 });
    expect(await sumTax()).toBe(1443);
    const csv = await (await admin.get(`${paths.adminExport}?amounts=1&q=${reference}`)).text();
    expect(csv).toContain("USD,199.00,,0.00,199.00,0.00,213.43,213.43");
  });
});
