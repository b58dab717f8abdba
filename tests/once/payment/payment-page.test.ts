import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows } from "#tests/support/database/rows";
import { hiddenFields, linksOf, readPage } from "#tests/support/document";
import { createOrderFields } from "#tests/support/order/order-form";
import { findOrderByNumber, listOutcomes, placeUnpaidOrder } from "#tests/support/order/payment";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();

describe("the test checkout", () => {
  test("shows the order and sends what the visitor chose", async () => {
    const { visitor, location, reference } = await placeUnpaidOrder(site);
    const html = await (await visitor.get(location.pathname + location.search)).text();
    for (const words of [reference, "Professional", "$199", "Test checkout"]) expect(html).toContain(words);
    expect(html).toContain("noindex");

    const response = await visitor.post(location.pathname, { order: reference, outcome: "paid" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/thank-you?type=order");
    expect(await findOrderByNumber(site, reference)).toMatchObject({
      paymentStatus: "paid",
      orderStatus: "in_progress",
    });
    const thanks = linksOf(await readPage(visitor, "/thank-you?type=order"));
    const customerPage = thanks.find(({ to }) => to.includes(`/orders/${reference}`))?.to ?? "";
    await visitor.get(customerPage.replace(site.origin, ""));
    const page = linksOf(await readPage(visitor, `/orders/${reference}`));
    for (const links of [thanks, page])
      expect(links).toContainEqual(expect.objectContaining({ to: expect.stringContaining("/receipt/") }));
  });

  test("a form that is sent twice pays once, and the page opened again pays once more", async () => {
    const { visitor, location, reference } = await placeUnpaidOrder(site);
    const address = location.pathname + location.search;
    const fields = Object.entries(hiddenFields(await readPage(visitor, address)));
    const form = { ...Object.fromEntries(fields.map(([name, [value = ""]]) => [name, value])), outcome: "paid" };
    const answers = await Promise.all([visitor.post(address, form), visitor.post(address, form)]);
    for (const answer of answers) expect(answer.headers.get("Location")).toBe("/thank-you?type=order");
    expect(await listOutcomes(site, reference)).toEqual(["applied"]);
    await visitor.post(address, { ...form, form_id: "another" });
    expect(await listOutcomes(site, reference)).toEqual(["applied", "already_paid"]);
  });

  test.each([
    ["twice", "paid", ["applied"]],
    ["wrong", "pending", ["wrong_amount"]],
    ["never", "pending", []],
  ])("the outcome %s leaves the order %s", async (outcome, status, events) => {
    const { visitor, location, reference } = await placeUnpaidOrder(site);
    await visitor.post(location.pathname, { order: reference, outcome });
    expect(await findOrderByNumber(site, reference)).toMatchObject({ paymentStatus: status });
    expect(await listOutcomes(site, reference)).toEqual(events);
  });

  test("a visitor who does not pay returns to the form, which says where the payment link is", async () => {
    const { visitor, location, reference } = await placeUnpaidOrder(site);
    const page = await readPage(visitor, location.pathname + location.search);
    const back = { to: "/visual-design#order-form", text: "Back to the order without paying" };
    expect(linksOf(page)).toContainEqual(expect.objectContaining(back));
    const response = await visitor.post(location.pathname, { order: reference, outcome: "never" });
    expect(response.headers.get("Location")).toBe("/visual-design#order-form");
    expect(await (await visitor.get("/visual-design")).text()).toContain(
      `Order ${reference} is waiting for payment. The link is in your email.`,
    );
  });

  test("an unknown order or another package is not found", async () => {
    const { visitor, reference } = await placeUnpaidOrder(site);
    expect((await visitor.get("/test-checkout/starter?client_reference_id=SUB-XXXXXXXX")).status).toBe(404);
    expect((await visitor.get(`/test-checkout/pro?client_reference_id=${reference}`)).status).toBe(404);
    expect((await visitor.get("/test-checkout/starter")).status).toBe(404);
  });
});

test("one payment link turns the test checkout off, outside production too", async () => {
  const shop = await startSiteForTest({ PAYMENT_LINK_STARTER: "https://pay.example/starter" });
  const { visitor, location, reference } = await placeUnpaidOrder(shop);
  expect(location.origin + location.pathname).toBe("https://pay.example/starter");
  expect((await visitor.get(`/test-checkout/starter?client_reference_id=${reference}`)).status).toBe(404);
  const without = await visitor.post("/visual-design", createOrderFields({ option: "growth" }));
  expect(without.status).toBe(400);
  expect(await without.text()).toContain("Please select a valid package and try again.");
});

describe("with payment links", () => {
  const production = {
    APP_ENV: "production",
    SESSION_SECRET: "s".repeat(40),
    STRIPE_WEBHOOK_SECRET: `whsec_${"p".repeat(32)}`,
    PAYMENT_LINK_STARTER: "https://pay.example/starter?locale=en",
  };

  test("an order redirects to its payment link, and the page's policy allows that", async () => {
    const shop = await startSiteForTest(production);
    const visitor = new Visitor(shop.origin);
    const page = await visitor.get("/visual-design");
    expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self' https://pay.example");
    const response = await visitor.post("/visual-design", createOrderFields());
    const target = new URL(response.headers.get("Location") ?? "");
    expect(target.origin + target.pathname).toBe("https://pay.example/starter");
    expect(target.searchParams.get("locale")).toBe("en");
    expect(target.searchParams.get("client_reference_id")).toMatch(/^SUB-/);
    expect(target.searchParams.get("prefilled_email")).toBe("dana@studio.example");
  });

  test("a package without a payment link is refused before anything is stored, and production has no test checkout", async () => {
    const shop = await startSiteForTest(production);
    const visitor = new Visitor(shop.origin);
    const response = await visitor.post("/visual-design", createOrderFields({ option: "growth" }));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Invalid Package");
    expect(html).toContain("Please select a valid package and try again.");
    expect(await countRows(shop, "formSubmissions")).toBe(0);
    const order = await visitor.post("/visual-design", createOrderFields());
    const reference = new URL(order.headers.get("Location") ?? "").searchParams.get("client_reference_id");
    expect((await visitor.get(`/test-checkout/starter?client_reference_id=${reference}`)).status).toBe(404);
    expect((await visitor.post("/test-checkout/starter", { order: String(reference), outcome: "paid" })).status).toBe(
      404,
    );
  });
});
