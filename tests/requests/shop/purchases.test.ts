import Stripe from "stripe";
import { expect, test } from "vitest";
import { receivePaymentEvent } from "#app/payment/receive-payment-event.server";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { getPurchase, insertProduct, listPurchases, payForProduct } from "#tests/support/shop/purchases";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite({ DOWNLOAD_DAYS: "30", DOWNLOADS_PER_PURCHASE: "4" });

const listEmails = async (number: string) => (await listQueuedEmails(site)).filter(({ text }) => text.includes(number));

test("a payment event creates a purchase, and emails the link to the buyer and a notice to the team", async () => {
  const product = await insertProduct(site, { title: "Onboarding Kit" });
  const { outcome, id, intent, session } = await payForProduct(site, product, { email: " Dana@Studio.example" });
  expect(outcome).toBe("applied");
  const purchase = await getPurchase(site, product);
  expect(purchase).toMatchObject({
    number: expect.stringMatching(/^VLT-[A-Z0-9]{8}$/),
    email: "dana@studio.example",
    eventId: id,
    paymentIntent: intent,
    checkoutSession: session,
    amountCents: 1900,
    dueCents: 1900,
    status: "active",
    onSale: false,
    downloadsAllowed: 4,
    downloadsUsed: 0,
  });
  const days = (purchase.expiresAt.getTime() - purchase.createdAt.getTime()) / (24 * 3_600_000);
  expect(days).toBe(30);
  const [ready, sold] = (await listEmails(purchase.number)).sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(ready).toMatchObject({ to: "dana@studio.example", subject: "Your download is ready: Onboarding Kit" });
  expect(ready?.text).toContain("on one page");
  expect(ready?.text).toMatch(/Downloads left +4/);
  expect(ready?.text).toMatch(/Paid +\$19/);
  expect(ready?.text).toContain(`${site.origin}/thank-you/${product.slug}?purchase=${purchase.number}&key=`);
  expect(sold).toMatchObject({ to: site.services.env.TEAM_EMAIL, replyTo: "dana@studio.example" });
  expect(sold?.text).toContain(`${site.origin}/admin/sales/${purchase.number}`);
});

test("the same event creates one purchase, also on two instances at the same time", async () => {
  const product = await insertProduct(site);
  const session = {
    ...createPaidSession(`vault_${product.id}`, 1900, "usd", "pi_race"),
    id: "cs_race",
    customer_details: { email: "race@studio.example" },
  };
  const type = "checkout.session.completed";
  const payload = JSON.stringify({ id: "evt_race", object: "event", type, data: { object: session } });
  const secret = site.services.secrets.stripeWebhook;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const other = createOtherInstance(site);
  const outcomes = await Promise.all(
    [site.services, other, site.services, other].map((services) =>
      receivePaymentEvent(services, Buffer.from(payload), signature),
    ),
  ).finally(() => other.db.close());
  expect(outcomes.sort()).toEqual(["applied", "repeated", "repeated", "repeated"]);
  const purchase = await getPurchase(site, product);
  expect(await listEmails(purchase.number)).toHaveLength(2);
});

test("a second payment is another purchase, but a second report of the same payment is not", async () => {
  const product = await insertProduct(site);
  const { intent } = await payForProduct(site, product);
  expect((await payForProduct(site, product)).outcome).toBe("applied");
  expect((await payForProduct(site, product, { intent })).outcome).toBe("ignored");
  expect(await listPurchases(site, product)).toHaveLength(2);
});

test("an amount other than the price puts the purchase on hold and emails the team", async () => {
  const product = await insertProduct(site);
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("wrong_amount");
  const purchase = await getPurchase(site, product);
  expect(purchase).toMatchObject({ status: "held", amountCents: 900, dueCents: 1900 });
  const [email, ...others] = await listEmails(purchase.number);
  expect(others).toHaveLength(0);
  expect(email).toMatchObject({ to: site.services.env.TEAM_EMAIL, subject: expect.stringContaining("On hold") });
  expect(email?.text).toMatch(/Price +\$19/);
});

test.each([null, "", "not an address"])("a payment with the address %j is on hold", async (email) => {
  const product = await insertProduct(site);
  expect((await payForProduct(site, product, { email })).outcome).toBe("applied");
  const purchase = await getPurchase(site, product);
  expect(purchase.status).toBe("held");
  expect((await listEmails(purchase.number))[0]?.text).toContain("The payment came without one");
});

test("the email address of the session is used if the checkout asked for none", async () => {
  const product = await insertProduct(site);
  const session = {
    id: "cs_prefilled",
    client_reference_id: `vault_${product.id}`,
    amount_total: 1900,
    currency: "usd",
    payment_status: "paid",
    customer_details: null,
    customer_email: "prefilled@studio.example",
  };
  await sendEvent(site, { session });
  expect(await getPurchase(site, product)).toMatchObject({ email: "prefilled@studio.example", status: "active" });
});

test("a payment for a hidden product or a draft still creates a purchase", async () => {
  for (const status of ["hidden", "draft"] as const) {
    const product = await insertProduct(site, { status });
    expect((await payForProduct(site, product)).outcome).toBe("applied");
    expect((await getPurchase(site, product)).status).toBe("active");
  }
});

test("a payment that failed or is still in progress creates no purchase", async () => {
  const product = await insertProduct(site);
  const session = { client_reference_id: `vault_${product.id}`, amount_total: 1900, currency: "usd" };
  await sendEvent(site, { session: { ...session, payment_status: "unpaid" } });
  await sendEvent(site, { type: "checkout.session.async_payment_failed", session });
  expect(await listPurchases(site, product)).toHaveLength(0);
});

test("a reference to an unknown product is reported", async () => {
  const session = { amount_total: 1900, currency: "usd", payment_status: "paid" };
  for (const reference of ["vault_", "vault_unknown", "vault_a_b_c", "vault_unknown_lower"]) {
    const response = await sendEvent(site, { session: { ...session, client_reference_id: reference } });
    expect(await response.json()).toMatchObject({ outcome: "unknown_reference" });
  }
});

test("if the email cannot be queued, the event is not recorded, and its next delivery creates the purchase", async () => {
  const product = await insertProduct(site);
  const session = {
    id: "cs_again",
    client_reference_id: `vault_${product.id}`,
    payment_intent: "pi_again",
    amount_total: 1900,
    currency: "usd",
    payment_status: "paid",
    customer_details: { email: "again@studio.example" },
  };
  const send = () => sendEvent(site, { id: "evt_again", session });
  const failed = await withBlockedWrites(site.services.db, "outbox", send);
  expect(failed.status).toBe(500);
  expect(await listPurchases(site, product)).toHaveLength(0);
  expect(await (await send()).json()).toMatchObject({ outcome: "applied" });
  expect((await getPurchase(site, product)).status).toBe("active");
});

test("the outbox names a purchase, links to it, and finds it by number, address and title", async () => {
  const product = await insertProduct(site, { title: "Garden Calendar" });
  const { email } = await payForProduct(site, product);
  const { id, number } = await getPurchase(site, product);
  const { purchase: records } = site.services.features.records;
  const described = { name: number, person: email, href: `/admin/sales/${number}` };
  expect(await records?.describe([id])).toEqual(new Map([[id, described]]));
  for (const text of [number.toLowerCase(), email ?? "", "garden cal"])
    expect(await records?.search(text)).toEqual([id]);
});
