import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { READ_EVENTS } from "#app/payment/stripe-event.server";
import { runHealthChecks } from "#app/server/health/run-checks.server";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { hiddenFields, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { findOrderByNumber, placeUnpaidOrder, sendEvent } from "#tests/support/order/payment";
import { createOtherInstance, type Site, setUpSite, startSiteForTest } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const path = paths.adminConnections;

beforeEach(async () => {
  provider.fault = null;
  provider.endpoints.clear();
  await emptyTables(site, "settings", "settingEdits", "checkoutSessions");
});

const card = async (office = admin) => textOf(await readPage(office, path), '[aria-labelledby="connection-payment"]');

async function press(intent: string, office = admin, form: Record<string, string | string[]> = {}) {
  const fields = { ...hiddenFields(await readPage(office, path), path), ...form, intent };
  return postInOffice(office, path, fields);
}

const findCheck = async ({ services }: Pick<Site, "services">, name: string) =>
  (await runHealthChecks(services)).find((check) => check.name === name);

test("an admin has the provider make the webhook, whose events count from then on, also on other instances", async () => {
  expect(await card()).toContain("The payment provider doesn’t report payments yet.");
  expect(await findCheck(site, "Payment webhook")).toMatchObject({ state: "bad" });
  expect((await press("make_webhook")).title).toBe("Webhook Created");
  const [endpoint] = [...provider.endpoints.values()];
  expect(endpoint).toMatchObject({ url: `${site.origin}/webhooks/stripe`, enabled_events: [...READ_EVENTS] });
  const page = await card();
  expect(page).toContain("The site makes a checkout page for each order and sale.");
  expect(page).toMatch(/Created by Rosa Delgado on /);
  expect(await (await admin.get(path)).text()).not.toContain(endpoint?.secret);

  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const opened = await visitor.get(location.pathname + location.search);
  expect(await provider.pay(provider.findSession(opened.headers.get("Location")))).toEqual(["applied"]);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid" });

  const other = createOtherInstance(site);
  await other.settings.refresh();
  expect(other.secrets.stripeWebhook).toBe(endpoint?.secret);
  await other.db.close();
});

test("the history says who made it and never the secret", async () => {
  await press("make_webhook");
  const edits = await listRows(site, "settingEdits", { section: "made_webhook" });
  expect(edits.map(({ actor }) => actor)).toEqual(["Rosa Delgado"]);
  expect(JSON.stringify(edits)).not.toContain("whsec_");
});

test("the same form makes one webhook; another one replaces it", async () => {
  const form = hiddenFields(await readPage(admin, path), path);
  await press("make_webhook", admin, form);
  await press("make_webhook", admin, form);
  expect(provider.endpoints.size).toBe(1);
  const [first] = provider.endpoints.keys();
  await press("make_webhook");
  expect(provider.endpoints.size).toBe(1);
  expect([...provider.endpoints.keys()]).not.toContain(first);
});

test("a try shows whether the provider’s message has arrived, without JavaScript too", async () => {
  await press("make_webhook");
  const [endpoint] = [...provider.endpoints.values()];
  provider.endpoints.clear();
  await press("try_webhook");
  const [session] = [...provider.sessions.values()].slice(-1);
  expect(session).toMatchObject({ amount_total: 100, status: "expired" });
  expect(await card()).toContain("hasn’t arrived yet.");
  if (endpoint) provider.endpoints.set(endpoint.id, endpoint);
  expect(await provider.send("checkout.session.expired", session ?? {})).toEqual(["ignored"]);
  expect(await card()).toMatch(/It works: the test message from .* arrived\./);
});

test("with a secret in the environment there is no button to make one, and the page says why", async () => {
  const STRIPE_WEBHOOK_SECRET = `whsec_${"e".repeat(40)}`;
  const fixed = await startSiteForTest({ ...provider.variables, STRIPE_WEBHOOK_SECRET });
  const office = await createSignedInVisitor(fixed);
  const text = await card(office);
  expect(text).toContain("signing secret is set in the environment (STRIPE_WEBHOOK_SECRET)");
  expect(text).not.toContain("Create webhook endpoint");
  expect(text).toContain("Try it");
  await press("make_webhook", office);
  expect(provider.endpoints.size).toBe(0);
});

const problemOf = ({ page }: Awaited<ReturnType<typeof press>>) =>
  textOf(page, '[aria-labelledby="connection-payment"] [role="alert"]');

test("what the provider answers is on the page in plain words", async () => {
  provider.fault = "down";
  expect(problemOf(await press("make_webhook"))).toBe(
    "The payment provider couldn’t be reached. Try again in a minute.",
  );
  provider.fault = "fails after work";
  expect(problemOf(await press("try_webhook"))).toBe(
    "The payment provider has a problem of its own. Try again in a minute.",
  );
  provider.fault = null;
  const refused = await startSiteForTest({ ...provider.variables, STRIPE_SECRET_KEY: "sk_test_another0123456789" });
  const office = await createSignedInVisitor(refused);
  expect(problemOf(await press("make_webhook", office))).toBe(
    "The payment provider doesn’t accept the key (STRIPE_SECRET_KEY).",
  );
  expect(await findCheck(refused, "Payment")).toMatchObject({ state: "bad" });
  expect(await findCheck(site, "Payment")).toMatchObject({ state: "good" });
});

test("production needs no signing secret in the environment with a key, and refuses events until there is one", async () => {
  const production = await startSiteForTest({
    ...provider.variables,
    STRIPE_API_BASE: "https://payments.example",
    APP_ENV: "production",
    SESSION_SECRET: "s".repeat(40),
  });
  for (const secret of ["", "whsec_guess"])
    expect((await sendEvent(production, { secret: secret || "x" })).status).toBe(400);
  const office = await createSignedInVisitor(production);
  expect(await card(office)).toContain("Set, for tests: takes no money");
});

test("without a key, or for staff, there is nothing to press", async () => {
  const links = await startSiteForTest();
  const office = await createSignedInVisitor(links);
  expect(await card(office)).not.toContain("Try it");
  expect((await press("make_webhook", office)).description).toBe("Set STRIPE_SECRET_KEY first.");
  const staff = await createSignedInVisitor(site, "staff");
  await staff.post(path, { intent: "make_webhook" });
  expect(provider.endpoints.size).toBe(0);
});
