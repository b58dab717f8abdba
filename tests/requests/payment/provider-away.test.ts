import { beforeEach, describe, expect, test, vi } from "vitest";
import { askProvider, ProviderTimeout, startDeadline } from "#app/payment/stripe-client.server";
import { runHealthChecks } from "#app/server/health/run-checks.server";
import { sweep } from "#app/server/sweeper.server";
import { DAY, HOUR } from "#app/server/time/durations";
import { business } from "#app/site";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { linksOf, parseDocument, textOf } from "#tests/support/document";
import { findOrderByNumber, placeUnpaidOrder } from "#tests/support/order/payment";
import { insertSoldProduct } from "#tests/support/shop/purchases";
import { setUpSite, startSiteForTest } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);

beforeEach(() => {
  provider.fault = null;
});

const listStates = async (reference: string) =>
  (await listRows(site, "checkoutSessions", { reference }, "createdAt")).map(({ state, url }) => [state, url !== null]);

async function placeOrderAndOpen() {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const open = () => visitor.get(location.pathname + location.search);
  return { open, location, reference };
}

describe.each(["silent", "down", "busy"] as const)("while the provider is %s", (fault) => {
  test("the order is saved, the page says so, and the same link works later", async () => {
    provider.fault = fault;
    const { open, location, reference } = await placeOrderAndOpen();
    const response = await open();
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "private, no-store"]);
    const page = parseDocument(await response.text());
    const text = textOf(page);
    for (const words of [`Your order ${reference} is saved`, "nothing was charged", "in your email, too"])
      expect(text).toContain(words);
    expect(linksOf(page)).toContainEqual(
      expect.objectContaining({ to: location.pathname + location.search, text: "Try again" }),
    );
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "pending" });
    expect(await listStates(reference)).toEqual([["open", false]]);

    provider.fault = null;
    expect((await open()).status).toBe(303);
    expect(await listStates(reference)).toEqual([["open", true]]);
  });
});

test("a provider that answers 500 after it made the page is asked for another one the next time", async () => {
  provider.fault = "fails after work";
  const { open, reference } = await placeOrderAndOpen();
  const before = provider.sessions.size;
  expect((await open()).status).toBe(503);
  expect(provider.sessions.size).toBe(before + 1);
  expect(await listStates(reference)).toEqual([["failed", false]]);
  provider.fault = null;
  const { status, headers } = await open();
  expect(status).toBe(303);
  expect(provider.findSession(headers.get("Location")).client_reference_id).toBe(reference);
  expect(await listStates(reference)).toEqual([
    ["failed", false],
    ["open", true],
  ]);
});

test("a page that was made, but whose answer was lost, is found again", async () => {
  const { open, reference } = await placeOrderAndOpen();
  const made = provider.findSession((await open()).headers.get("Location"));
  const { db } = site.services;
  await db.transact((tx) => tx.update(db.tables.checkoutSessions).set({ session: null, url: null }));
  expect(provider.findSession((await open()).headers.get("Location")).id).toBe(made.id);
  expect(await countRows(site, "checkoutSessions", { reference })).toBe(1);
});

test("a request that the provider takes for another one is given up, and the next one works", async () => {
  const { open, reference } = await placeOrderAndOpen();
  await open();
  const { db } = site.services;
  const later = { session: null, url: null, expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 20 * HOUR) };
  await db.transact((tx) => tx.update(db.tables.checkoutSessions).set(later));
  expect((await open()).status).toBe(503);
  expect((await open()).status).toBe(303);
  expect((await listStates(reference)).map(([state]) => state)).toEqual(["failed", "open"]);
});

test("a refused key is no error page, and the log names the request and no key", async () => {
  const refused = await startSiteForTest({ ...provider.variables, STRIPE_SECRET_KEY: "sk_test_another0123456789" });
  const { visitor, location, reference } = await placeUnpaidOrder(refused);
  const response = await visitor.get(location.pathname + location.search);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(`Your order ${reference} is saved`);
});

test("an address that the provider refuses is asked for again on its page", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  await changeRows(site, "formSubmissions", { submissionId: reference }, { email: "zoë@studio.example" });
  const open = async () =>
    provider.findSession((await visitor.get(location.pathname + location.search)).headers.get("Location"));
  const session = await open();
  expect([session.customer_email, session.client_reference_id]).toEqual([null, reference]);
  expect((await open()).id).toBe(session.id);
});

test("a product’s buyer is told that nothing was charged", async () => {
  const { product } = await insertSoldProduct(site, { title: "Weekly Planner" });
  provider.fault = "down";
  const response = await fetch(`${site.origin}/pay/${product.slug}?client_reference_id=vault_${product.id}`);
  expect(response.status).toBe(503);
  const text = textOf(parseDocument(await response.text()));
  expect(text).toContain("Nothing was charged. Try again in a minute. Weekly Planner is still here for you.");
  expect(text).not.toContain("saved");
});

test("old pages are forgotten a month after they expired", async () => {
  const { open, reference } = await placeOrderAndOpen();
  await open();
  await sweep(site.services, Date.now() + 30 * DAY);
  expect(await countRows(site, "checkoutSessions", { reference })).toBe(1);
  await sweep(site.services, Date.now() + 32 * DAY);
  expect(await countRows(site, "checkoutSessions", { reference })).toBe(0);
});

describe("a payment that the provider won’t take", () => {
  const countAsked = () => provider.requests.filter(({ method }) => method === "POST").length;

  test("is not paid online, and the provider is not asked again until something has changed", async () => {
    const { open, reference } = await placeOrderAndOpen();
    await changeRows(site, "formSubmissions", { submissionId: reference }, { priceCents: 49 });
    const asked = countAsked();
    for (let press = 0; press < 3; press++) {
      const response = await open();
      expect(response.status).toBe(409);
      const text = textOf(parseDocument(await response.text()));
      expect(text).toContain("This can’t be paid online");
      expect(text).toContain(`Your order ${reference} is saved, and nothing was charged.`);
      expect(text).toContain(`Email ${business.defaults.email}`);
      expect(text).not.toContain("Try again");
    }
    expect([countAsked() - asked, await listStates(reference)]).toEqual([1, [["failed", false]]]);

    await changeRows(site, "formSubmissions", { submissionId: reference }, { priceCents: 50 });
    expect((await open()).status).toBe(303);
  });

  test("is asked about again after an hour", async () => {
    const { open, reference } = await placeOrderAndOpen();
    await changeRows(site, "formSubmissions", { submissionId: reference }, { currency: "xyz" });
    expect((await open()).status).toBe(409);
    await changeRows(site, "checkoutSessions", { reference }, { createdAt: new Date(Date.now() - HOUR) });
    const asked = countAsked();
    expect((await open()).status).toBe(409);
    expect(countAsked()).toBe(asked + 1);
  });

  test("is named in health, once, until its page can be made", async () => {
    const findLine = async () =>
      (await runHealthChecks(site.services)).find(({ name }) => name === "Payment") ?? { found: "", state: "" };
    await emptyTables(site, "checkoutSessions");
    const { product } = await insertSoldProduct(site, { title: "Small Planner", priceCents: 20 });
    const open = () =>
      fetch(`${site.origin}/pay/${product.slug}?client_reference_id=vault_${product.id}`, { redirect: "manual" });
    for (let buyer = 0; buyer < 3; buyer++) {
      const response = await open();
      expect(response.status).toBe(409);
      expect(await response.text()).toContain("Nothing was charged. Our payment provider can’t accept this payment.");
    }
    expect(await countRows(site, "checkoutSessions")).toBe(1);
    expect(await findLine()).toMatchObject({
      state: "warning",
      found: `The payment provider won’t take the payment of vault_${product.id} (amount_too_small).`,
    });
    await changeRows(site, "products", { id: product.id }, { priceCents: 2000 });
    expect((await open()).status).toBe(303);
    expect(await findLine()).toMatchObject({ state: "good" });
  });
});

test("all that one request asks has one deadline", async () => {
  const { length } = provider.requests;
  const ask = vi.fn();
  await expect(askProvider(site.services, ask, startDeadline() - 8000)).rejects.toThrow(ProviderTimeout);
  expect([ask.mock.calls, provider.requests.length]).toEqual([[], length]);
});
