import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { DAY } from "#app/server/time/durations";
import { makePaymentWebhook } from "#app/settings/make-webhook.server";
import { emptyTables } from "#tests/support/database/rows";
import { hiddenFields, readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { sendEvent } from "#tests/support/order/payment";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const path = paths.adminConnections;

beforeEach(async () => {
  provider.fault = null;
  provider.deletesEndpoints = true;
  provider.endpoints.clear();
  await emptyTables(site, "settings", "settingEdits");
});

const card = async () => textOf(await readPage(admin, path), '[aria-labelledby="connection-payment"]');

async function press() {
  const fields = { ...hiddenFields(await readPage(admin, path), path), intent: "make_webhook" };
  const answer = await postInOffice(admin, path, fields);
  const [newest] = [...provider.endpoints.values()].slice(-1);
  return { ...answer, id: newest?.id, secret: newest?.secret ?? "" };
}

const signWith = async (secret: string) => (await sendEvent(site, { type: "customer.created", secret })).status;

test("events that the earlier webhook has signed count until it is gone, and a day more", async () => {
  const { secret: first } = await press();
  const { secret: second } = await press();
  expect([...provider.endpoints.values()].map(({ secret }) => secret)).toEqual([second]);
  expect(await card()).toMatch(/Messages from the earlier webhook count until \w{3} \d+, /);
  const { secret: third } = await press();
  for (const secret of [first, second, third]) expect(await signWith(secret)).toBe(200);
  expect(await signWith("whsec_nobody")).toBe(400);
  const now = site.services.db.now();
  vi.spyOn(site.services.db, "now").mockImplementation(() => now + DAY);
  const timestamp = Math.floor((now + DAY) / 1000);
  const later = async (secret: string) =>
    (await sendEvent(site, { type: "customer.created", secret, timestamp })).status;
  expect([await later(first), await later(second), await later(third)]).toEqual([400, 400, 200]);
  vi.restoreAllMocks();
});

test("the earlier webhook is removed once the new one is stored, or later when the provider was away", async () => {
  const { id: first, secret } = await press();
  provider.deletesEndpoints = false;
  const { id: second, title } = await press();
  expect(title).toBe("Webhook Created");
  expect([...provider.endpoints.keys()]).toEqual([first, second]);
  expect(await card()).toContain("The earlier webhook isn’t removed yet, so its messages still count.");
  await sweep(site.services, Date.now());
  expect(await signWith(secret)).toBe(200);
  provider.deletesEndpoints = true;
  await sweep(site.services, Date.now());
  expect([...provider.endpoints.keys()]).toEqual([second]);
  expect(await card()).not.toContain("isn’t removed yet");
});

test("a webhook whose answer was lost is the one that the next press gets", async () => {
  provider.fault = "loses answers";
  expect((await press()).status).toBe(502);
  expect(provider.endpoints.size).toBe(1);
  expect(await card()).toContain("The provider hasn’t answered your last request yet. Try again");
  provider.fault = null;
  const { secret } = await press();
  expect(provider.endpoints.size).toBe(1);
  expect(await signWith(secret)).toBe(200);
  expect(await card()).not.toContain("hasn’t answered");
});

test("a webhook that the provider made before it answered 500 is removed after the next press", async () => {
  provider.fault = "fails after work";
  expect((await press()).status).toBe(502);
  provider.fault = null;
  const { id } = await press();
  expect([...provider.endpoints.keys()]).toEqual([id]);
});

test("webhooks of other addresses stay", async () => {
  provider.reportTo({ origin: "https://elsewhere.example", services: site.services });
  const [other] = provider.endpoints.keys();
  await press();
  const { id } = await press();
  expect([...provider.endpoints.keys()]).toEqual([other, id]);
});

test("admins who press at the same moment, on two instances, get one webhook that counts", async () => {
  const other = createOtherInstance(site);
  Object.assign(other.env, provider.variables);
  const presses = [1, 2, 3, 4].map((form) =>
    makePaymentWebhook(form % 2 ? site.services : other, "Rosa", String(form)),
  );
  await Promise.all(presses);
  await other.db.close();
  const [endpoint, ...more] = [...provider.endpoints.values()];
  expect(more).toEqual([]);
  await site.services.settings.refresh();
  expect(site.services.secrets.stripeWebhook).toBe(endpoint?.secret);
});
