import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderFields } from "../fixtures";
import { queuedMails } from "../queued-mails";
import { type Site, startSite } from "../site";
import { Visitor } from "../visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

let serial = 0;

async function placeOrder(changes: Record<string, string> = {}) {
  const visitor = new Visitor(site.origin);
  const response = await visitor.post(
    "/visual-design",
    orderFields({ email: `pay${++serial}@studio.example`, ...changes }),
  );
  const location = new URL(response.headers.get("Location") ?? "", site.origin);
  return { visitor, location, reference: location.searchParams.get("client_reference_id") ?? "" };
}

async function find(reference: string) {
  const { read, tables } = site.services.db;
  const [order] = await read
    .select()
    .from(tables.formSubmissions)
    .where(eq(tables.formSubmissions.submissionId, reference));
  return order;
}

async function outcomes(reference: string) {
  const { read, tables } = site.services.db;
  const rows = await read.select().from(tables.paymentEvents).where(eq(tables.paymentEvents.reference, reference));
  return rows.map((row) => row.outcome);
}

interface EventParts {
  id?: string;
  type?: string;
  session?: Record<string, unknown>;
  secret?: string;
}

function send({ id = `evt_${++serial}`, type = "checkout.session.completed", session = {}, secret }: EventParts) {
  const payload = JSON.stringify({ id, object: "event", type, data: { object: session } });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? site.services.secrets.stripeWebhook,
  });
  return fetch(`${site.origin}/webhooks/stripe`, {
    method: "POST",
    body: payload,
    headers: { "Stripe-Signature": signature },
  });
}

const paid = (reference: string, amount = 19_900, currency = "usd") => ({
  client_reference_id: reference,
  amount_total: amount,
  currency,
  payment_status: "paid",
});

describe("POST /webhooks/stripe", () => {
  test("a payment moves the order to In Progress and the customer is told", async () => {
    const { reference } = await placeOrder();
    const response = await send({ session: paid(reference) });
    expect(await response.json()).toEqual({ received: true, outcome: "applied" });
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
    const { read, tables } = site.services.db;
    const keys = (await read.select({ key: tables.outbox.dedupeKey }).from(tables.outbox)).map((row) => row.key);
    expect(keys).toContain(`payment-customer:${(await find(reference))?.id}`);
  });

  test("the same event again, also at the same moment, changes nothing", async () => {
    const { reference } = await placeOrder();
    const answers = await Promise.all([1, 2, 3].map(() => send({ id: "evt_same", session: paid(reference) })));
    const said = (await Promise.all(answers.map((answer) => answer.json()))).map((body) => body.outcome);
    expect(said.sort()).toEqual(["applied", "repeated", "repeated"]);
    expect(await outcomes(reference)).toEqual(["applied"]);
  });

  test.each([
    ["an amount that is too small", 100, "usd"],
    ["another currency", 19_900, "eur"],
  ])("%s is flagged and not applied, and the team is told", async (_what, amount, currency) => {
    const { reference } = await placeOrder();
    await send({ session: paid(reference, amount, currency) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "pending", orderStatus: "pending_payment" });
    expect(await outcomes(reference)).toEqual(["wrong_amount"]);
    await send({ session: paid(reference) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid" });
  });

  test("a slow method: completed unpaid waits, then succeeds", async () => {
    const { reference } = await placeOrder();
    await send({ session: { ...paid(reference), payment_status: "unpaid" } });
    expect(await find(reference)).toMatchObject({ paymentStatus: "pending" });
    await send({ type: "checkout.session.async_payment_succeeded", session: paid(reference) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  });

  test("a slow method that fails is marked, and never takes a payment back", async () => {
    const { reference } = await placeOrder();
    await send({ type: "checkout.session.async_payment_failed", session: paid(reference) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "failed", orderStatus: "pending_payment" });
    await send({ session: paid(reference) });
    await send({ type: "checkout.session.async_payment_failed", session: paid(reference) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  });

  test("an order that the office has moved on stays where it is", async () => {
    const { reference } = await placeOrder();
    const { db } = site.services;
    const { formSubmissions } = db.tables;
    await db.transact((tx) =>
      tx.update(formSubmissions).set({ orderStatus: "ready" }).where(eq(formSubmissions.submissionId, reference)),
    );
    await send({ session: paid(reference) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "ready" });
  });

  test("a second payment is not applied, and the team is told", async () => {
    const { reference } = await placeOrder();
    await send({ session: paid(reference) });
    await send({ id: "evt_second", session: paid(reference) });
    expect((await outcomes(reference)).sort()).toEqual(["already_paid", "applied"]);
    const mail = (await queuedMails(site)).find(({ key }) => key === "payment-odd:evt_second");
    expect(mail?.subject).toBe(`Paid a second time: ${reference}`);
  });

  test("a payment for a cancelled order is marked, does not start it, and the team is told", async () => {
    const { reference } = await placeOrder();
    const { db } = site.services;
    const { formSubmissions, outbox } = db.tables;
    await db.transact((tx) =>
      tx.update(formSubmissions).set({ orderStatus: "cancelled" }).where(eq(formSubmissions.submissionId, reference)),
    );
    await send({ id: "evt_cancelled", session: paid(reference) });
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "cancelled" });
    const keys = (await db.read.select({ key: outbox.dedupeKey }).from(outbox)).map((row) => row.key);
    expect(keys).toContain("payment-odd:evt_cancelled");
    expect(keys).not.toContain(`payment-customer:${(await find(reference))?.id}`);
  });

  test("an unknown reference is kept, other events are ignored", async () => {
    expect(await (await send({ session: paid("SUB-UNKNOWN1") })).json()).toMatchObject({
      outcome: "unknown_reference",
    });
    expect(await outcomes("SUB-UNKNOWN1")).toEqual(["unknown_reference"]);
    expect(await (await send({ type: "customer.created", session: {} })).json()).toMatchObject({ outcome: "ignored" });
  });

  test("a wrong, missing or old signature is refused", async () => {
    const { reference } = await placeOrder();
    expect((await send({ session: paid(reference), secret: "whsec_other" })).status).toBe(400);
    expect((await fetch(`${site.origin}/webhooks/stripe`, { method: "POST", body: "{}" })).status).toBe(400);
    const payload = JSON.stringify({
      id: "evt_old",
      type: "checkout.session.completed",
      data: { object: paid(reference) },
    });
    const old = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: site.services.secrets.stripeWebhook,
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    });
    const replay = await fetch(`${site.origin}/webhooks/stripe`, {
      method: "POST",
      body: payload,
      headers: { "Stripe-Signature": old },
    });
    expect(replay.status).toBe(400);
    expect(await find(reference)).toMatchObject({ paymentStatus: "pending" });
  });

  test("what is no event is refused without an error of ours", async () => {
    for (const payload of ["null", "[]", '{"id":1}', "not json"]) {
      const secret = site.services.secrets.stripeWebhook;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const response = await fetch(`${site.origin}/webhooks/stripe`, {
        method: "POST",
        body: payload,
        headers: { "Stripe-Signature": signature },
      });
      expect([400, 422]).toContain(response.status);
    }
    const big = await fetch(`${site.origin}/webhooks/stripe`, { method: "POST", body: "x".repeat(2_000_000) }).catch(
      () => null,
    );
    expect(big === null || big.status === 413).toBe(true);
  });
});

describe("the test checkout", () => {
  test("shows the order and sends what the visitor chose", async () => {
    const { visitor, location, reference } = await placeOrder();
    const html = await (await visitor.get(location.pathname + location.search)).text();
    for (const words of [reference, "Professional", "$199", "Test checkout"]) expect(html).toContain(words);
    expect(html).toContain("noindex");

    const response = await visitor.post(location.pathname, { order: reference, outcome: "paid" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/thank-you?type=order");
    expect(await find(reference)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
  });

  test.each([
    ["twice", "paid", ["applied"]],
    ["wrong", "pending", ["wrong_amount"]],
    ["never", "pending", []],
  ])("%s leaves the order %s", async (outcome, status, events) => {
    const { visitor, location, reference } = await placeOrder();
    await visitor.post(location.pathname, { order: reference, outcome });
    expect(await find(reference)).toMatchObject({ paymentStatus: status });
    expect(await outcomes(reference)).toEqual(events);
  });

  test("whoever does not pay is back at the form, and told where the payment waits", async () => {
    const { visitor, location, reference } = await placeOrder();
    const html = await (await visitor.get(location.pathname + location.search)).text();
    expect(html).toMatch(/href="\/visual-design#order-form"[^>]*>Back to the order without paying/);
    const back = (await visitor.post(location.pathname, { order: reference, outcome: "never" })).headers.get(
      "Location",
    );
    expect(back).toBe("/visual-design#order-form");
    expect(await (await visitor.get("/visual-design")).text()).toContain(
      `${reference} waits for its payment. The link is in your email.`,
    );
  });

  test("an unknown order or another package is no page", async () => {
    const { visitor, reference } = await placeOrder();
    expect((await visitor.get("/test-checkout/starter?client_reference_id=SUB-XXXXXXXX")).status).toBe(404);
    expect((await visitor.get(`/test-checkout/pro?client_reference_id=${reference}`)).status).toBe(404);
    expect((await visitor.get("/test-checkout/starter")).status).toBe(404);
  });
});

describe("with payment links", () => {
  const production = {
    APP_ENV: "production",
    SESSION_SECRET: "s".repeat(40),
    STRIPE_WEBHOOK_SECRET: "whsec_production",
    PAYMENT_LINK_STARTER: "https://pay.example/starter?locale=en",
  };

  test("the order goes to its link, and the page's policy lets the form follow", async () => {
    const shop = await startSite(production);
    try {
      const visitor = new Visitor(shop.origin);
      const page = await visitor.get("/visual-design");
      expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self' https://pay.example");
      const response = await visitor.post("/visual-design", orderFields());
      const target = new URL(response.headers.get("Location") ?? "");
      expect(target.origin + target.pathname).toBe("https://pay.example/starter");
      expect(target.searchParams.get("locale")).toBe("en");
      expect(target.searchParams.get("client_reference_id")).toMatch(/^SUB-/);
      expect(target.searchParams.get("prefilled_email")).toBe("dana@studio.example");
    } finally {
      await shop.stop();
    }
  });

  test("a package without one is refused before anything is stored, and production has no test checkout", async () => {
    const shop = await startSite(production);
    try {
      const visitor = new Visitor(shop.origin);
      const response = await visitor.post("/visual-design", orderFields({ option: "growth" }));
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain("Invalid Package");
      expect(html).toContain("Please select a valid package and try again.");
      expect(await shop.services.db.read.$count(shop.services.db.tables.formSubmissions)).toBe(0);
      const order = await visitor.post("/visual-design", orderFields());
      const reference = new URL(order.headers.get("Location") ?? "").searchParams.get("client_reference_id");
      expect((await visitor.get(`/test-checkout/starter?client_reference_id=${reference}`)).status).toBe(404);
      expect((await visitor.post("/test-checkout/starter", { order: String(reference), outcome: "paid" })).status).toBe(
        404,
      );
    } finally {
      await shop.stop();
    }
  });
});
