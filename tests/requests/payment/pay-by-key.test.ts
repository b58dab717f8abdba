import { expect, test } from "vitest";
import { HOUR } from "#app/server/time/durations";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import {
  findOrderByNumber,
  listOutcomes,
  pay,
  placeUnpaidOrder,
  refund,
  sendEvent,
} from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { insertCoupon } from "#tests/support/shop/coupons";
import { setUpSite, startSiteForTest } from "#tests/support/site";
import { setUpStandIn } from "#tests/support/stripe/stand-in";

const provider = setUpStandIn();
const site = setUpSite(() => provider.variables);

const addressOf = ({ pathname, search }: URL) => pathname + search;

async function openLink(visitor: Visitor, link: URL) {
  const response = await visitor.get(addressOf(link));
  return { status: response.status, url: response.headers.get("Location"), response };
}

test("an order goes to a page of the provider with its price, reference and email address", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site, { email: "key@studio.example" });
  expect(location.pathname).toBe("/pay/starter");
  expect(location.search).not.toContain("studio");
  const { status, url, response } = await openLink(visitor, location);
  expect([status, response.headers.get("Cache-Control")]).toEqual([303, "private, no-store"]);
  const session = provider.findSession(url);
  expect(session).toMatchObject({
    amount_total: 19_900,
    currency: "usd",
    client_reference_id: reference,
    customer_email: "key@studio.example",
    metadata: { reference },
    success_url: `${site.origin}/thank-you?type=order`,
    cancel_url: `${site.origin}${addressOf(location)}&canceled=1`,
    line: { name: "Professional" },
  });
  expect(session.expires_at * 1000 - Date.now()).toBeGreaterThan(22 * HOUR);

  provider.reportTo(site);
  expect(await provider.pay(session)).toEqual(["applied"]);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  // The link in the email is opened again.
  expect(await openLink(visitor, location)).toMatchObject({ status: 303, url: "/thank-you?type=order" });
  provider.endpoints.clear();
});

test("the emails carry the link, which works in another browser and goes to the same page of the provider", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const email = (await listQueuedEmails(site)).find(({ subject }) => subject === `We have your order ${reference}`);
  const link = new URL(/https?:\S+\/pay\/\S+/.exec(email?.text ?? "")?.[0] ?? "");
  expect(link.href).toBe(site.origin + addressOf(location));
  const { url } = await openLink(visitor, location);
  expect((await openLink(new Visitor(site), link)).url).toBe(url);
  expect(await countRows(site, "checkoutSessions", { reference })).toBe(1);
});

test("two visitors who open the link at the same moment get the same page of the provider", async () => {
  const { location } = await placeUnpaidOrder(site);
  const pages = await Promise.all([1, 2, 3].map(() => openLink(new Visitor(site), location)));
  expect(new Set(pages.map(({ url }) => provider.findSession(url).id)).size).toBe(1);
});

test("a page that has expired is followed by a new one", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const { url: first } = await openLink(visitor, location);
  await changeRows(site, "checkoutSessions", { reference }, { expiresAt: new Date(Date.now() - HOUR) });
  const { url: second } = await openLink(visitor, location);
  expect(second).not.toBe(first);
  expect((await openLink(visitor, location)).url).toBe(second);
});

test("a program that only asks for the headers makes no page", async () => {
  const { location, reference } = await placeUnpaidOrder(site);
  const head = await fetch(site.origin + addressOf(location), { method: "HEAD", redirect: "manual" });
  expect([head.status, await countRows(site, "checkoutSessions", { reference })]).toEqual([200, 0]);
});

test("the link needs its key, and the order's own package", async () => {
  const { location, reference } = await placeUnpaidOrder(site);
  const stranger = new Visitor(site);
  for (const path of [
    `/pay/starter?client_reference_id=${reference}`,
    `/pay/starter?client_reference_id=${reference}&key=wrong`,
    `/pay/pro${location.search}`,
    "/pay/starter",
  ])
    expect((await stranger.get(path)).status, path).toBe(404);
  expect(await countRows(site, "checkoutSessions", { reference })).toBe(0);
});

test("whoever leaves the provider's page is told where the payment link is", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const { url } = await openLink(visitor, location);
  const back = await visitor.get(provider.findSession(url).cancel_url.replace(site.origin, ""));
  expect(back.headers.get("Location")).toBe("/visual-design#order-form");
  const notice = `Order ${reference} is waiting for payment. The link is in your email.`;
  expect(await (await visitor.get("/visual-design")).text()).toContain(notice);
});

test("a canceled or refunded order can’t be paid", async () => {
  for (const values of [{ orderStatus: "cancelled" }, { paymentStatus: "refunded" }] as const) {
    const { visitor, location, reference } = await placeUnpaidOrder(site);
    await changeRows(site, "formSubmissions", { submissionId: reference }, values);
    const { status, response } = await openLink(visitor, location);
    expect(status).toBe(410);
    expect(await response.text()).toContain(`Your order ${reference} was canceled or refunded`);
  }
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  await refund(site, await pay(site, reference));
  expect((await openLink(visitor, location)).status).toBe(410);
});

test("while a payment that takes days is on its way, nothing is paid twice; after it failed, there is a new page", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const session = provider.findSession((await openLink(visitor, location)).url);
  const unpaid = { ...session, payment_intent: "pi_slow_1", payment_status: "unpaid" };
  await sendEvent(site, { session: unpaid });
  expect((await openLink(visitor, location)).url).toBe("/thank-you?type=order");
  await sendEvent(site, { type: "checkout.session.async_payment_failed", session: unpaid });
  expect(await listOutcomes(site, reference)).toEqual(["not_paid", "failed"]);
  const { url } = await openLink(visitor, location);
  expect(provider.findSession(url).id).not.toBe(session.id);
});

test("the provider gets the price after the discount, and its page says what the coupon took off", async () => {
  await insertCoupon(site, { code: "KEY-25", percent: 25 });
  const { visitor, location } = await placeUnpaidOrder(site, { coupon: "KEY-25" });
  expect(location.search).not.toContain("KEY-25");
  const session = provider.findSession((await openLink(visitor, location)).url);
  expect(session).toMatchObject({
    amount_total: 14_925,
    line: { description: "$199, $49.75 off with KEY-25." },
  });
});

test("a corrected address gets another page", async () => {
  const { visitor, location, reference } = await placeUnpaidOrder(site);
  const { url: first } = await openLink(visitor, location);
  await changeRows(site, "formSubmissions", { submissionId: reference }, { email: "right@studio.example" });
  const { url: second } = await openLink(visitor, location);
  expect(second).not.toBe(first);
  expect(provider.findSession(second).customer_email).toBe("right@studio.example");
});

test("one address opens only so many pages in an hour", async () => {
  const strict = await startSiteForTest({ ...provider.variables, CHECKOUTS_PER_HOUR: "2" });
  const orders = [];
  for (let i = 0; i < 3; i++) orders.push(await placeUnpaidOrder(strict));
  const answers = [];
  for (const { visitor, location } of orders) answers.push(await openLink(visitor, location));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
  expect(await answers[2]?.response.text()).toContain("Your network has opened a lot of payment pages");
  // A page that is open already is not counted.
  const [first] = orders;
  expect(first && (await openLink(first.visitor, first.location)).status).toBe(303);
});

test("the key wins over payment links, and without it an emailed link leads to them", async () => {
  const both = await startSiteForTest({ ...provider.variables, PAYMENT_LINK_STARTER: "https://pay.example/starter" });
  const { location } = await placeUnpaidOrder(both);
  expect(location.pathname).toBe("/pay/starter");
  const growth = await placeUnpaidOrder(both, { option: "growth" });
  expect(growth.location.pathname).toBe("/pay/growth");

  const { STRIPE_SECRET_KEY: _, ...withoutKey } = { ...both.services.env };
  Object.assign(both.services.env, {
    STRIPE_SECRET_KEY: undefined,
    PAYMENT_LINK_STARTER: withoutKey.PAYMENT_LINK_STARTER,
  });
  const target = (await openLink(new Visitor(both), location)).url ?? "";
  expect(new URL(target).origin).toBe("https://pay.example");
});

test("forms may go on to the provider’s pages, and crawlers stay away from payment links", async () => {
  const page = await fetch(site.origin);
  expect(page.headers.get("Content-Security-Policy")).toContain(
    `form-action 'self' https://checkout.stripe.com ${provider.origin};`,
  );
  expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toContain("Disallow: /pay/");
  expect(await readPageText(new Visitor(site), "/visual-design")).toContain("Professional");
});

test("there is no test checkout with a key", async () => {
  const { visitor, location } = await placeUnpaidOrder(site);
  expect((await visitor.get(`/test-checkout/starter${location.search}`)).status).toBe(404);
  expect(await listRows(site, "checkoutSessions", { reference: "none" })).toEqual([]);
});
