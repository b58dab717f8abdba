import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { attributeOf, readPage } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createQuoteFields, findQuoteLink, makeQuote, openQuote, readOrder } from "#tests/support/order/quotes";
import { setUpSite } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);
const office = setUpSignedInVisitor(site, "admin", "Ada");

/** The provider's page to which the quote leads now. */
async function openCheckout(email: string) {
  const visitor = new Visitor(site);
  const { payUrl } = await openQuote(visitor, await findQuoteLink(site, email));
  const opened = await visitor.get(payUrl ?? "");
  return provider.findSession(opened.headers.get("Location"));
}

async function changeQuote(number: string, changes: Record<string, string>) {
  const shown = attributeOf(await readPage(office, paths.adminQuote(number)), 'input[name="shown"]', "value") ?? "";
  return postInOffice(office, paths.adminQuote(number), createQuoteFields({ intent: "save_quote", shown, ...changes }));
}

test("deposit and balance each have a page of the provider, and events find the order", async () => {
  provider.reportTo(site);
  const { number, email } = await makeQuote(site, office, { deposit: "$200" });
  const deposit = await openCheckout(email);
  expect(deposit).toMatchObject({
    amount_total: 20_000,
    client_reference_id: `${number}-1`,
    customer_email: email,
    line: { name: "Custom order, deposit" },
  });
  expect(deposit.success_url).toContain(`${site.origin}${paths.customerPage(number)}?key=`);
  expect(await provider.pay(deposit)).toEqual(["applied"]);
  const balance = await openCheckout(email);
  expect(balance).toMatchObject({ amount_total: 30_000, client_reference_id: `${number}-2` });
  expect(await provider.pay(balance)).toEqual(["applied"]);
  expect(await readOrder(site, number)).toMatchObject({ paymentStatus: "paid", partPaidCents: 50_000 });
  const entries = await listRows(site, "paymentEntries", { reference: number });
  expect(entries.map(({ amountCents }) => amountCents).toSorted()).toEqual([20_000, 30_000]);
  provider.endpoints.clear();
});

test("a page that shows the former price pays the quote at that price", async () => {
  provider.reportTo(site);
  const { number, email } = await makeQuote(site, office);
  const former = await openCheckout(email);
  expect((await changeQuote(number, { line_price_1: "200" })).title).toBe("Quote Saved");
  const now = await openCheckout(email);
  expect([former.amount_total, now.amount_total]).toEqual([50_000, 74_000]);
  expect(await provider.pay(former)).toEqual(["applied"]);
  expect(await readOrder(site, number)).toMatchObject({ paymentStatus: "paid", paymentProblem: null });
  provider.endpoints.clear();
});

test("a page for the deposit pays only the deposit, also of a quote that has none by now", async () => {
  provider.reportTo(site);
  const { number, email } = await makeQuote(site, office, { deposit: "$200" });
  const deposit = await openCheckout(email);
  await changeQuote(number, { deposit: "" });
  expect(await provider.pay(deposit)).toEqual(["applied"]);
  expect(await readOrder(site, number)).toMatchObject({ paymentStatus: "pending", partPaidCents: 20_000 });
  expect((await openCheckout(email)).amount_total).toBe(30_000);
  provider.endpoints.clear();
});
