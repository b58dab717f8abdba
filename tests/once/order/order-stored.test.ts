import { describe, expect, test } from "vitest";
import { placeOrder } from "#app/order/place/place-order.server";
import type { Order } from "#app/order/place/validate-order";
import { Visitor } from "#tests/support/browser/visitor";
import { createContact } from "#tests/support/order/contact";
import { createOrderFields } from "#tests/support/order/order-form";
import { chooseOption, listOrders } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ TEAM_EMAIL: "team@palmetto.example" });

const post = (changes: Record<string, string | string[]>) =>
  new Visitor(site.origin).post("/visual-design", createOrderFields(changes));

describe("what is stored", () => {
  test("an order of a package waits for its payment, and the visitor is sent to the payment page", async () => {
    const visitor = new Visitor(site.origin);
    const response = await visitor.post(
      "/visual-design",
      createOrderFields({ email: "paid@studio.example", requirements: "One\r\nTwo" }),
    );
    const order = (await listOrders(site)).find((row) => row.email === "paid@studio.example");
    expect(order).toMatchObject({
      fullName: "Dana Whitfield",
      phone: "407-555-0134",
      businessName: "Whitfield Studio",
      planPurchased: "starter",
      requirements: "One\nTwo",
      visualBreakdown: { flyers: 4, social_posts: 10 },
      message: "",
      paymentStatus: "pending",
      orderStatus: "pending_payment",
      priority: "normal",
      priceCents: 19_900,
    });
    expect(order?.submissionId).toMatch(/^SUB-[A-Z0-9]{8}$/);
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get("Location") ?? "", site.origin);
    expect(target.pathname).toBe("/test-checkout/starter");
    expect(target.searchParams.get("client_reference_id")).toBe(order?.submissionId);
    expect(target.searchParams.get("prefilled_email")).toBe("paid@studio.example");
  });

  test("a question has no payment and no breakdown", async () => {
    const response = await post({
      option: "other",
      email: "ask@studio.example",
      phone: "",
      requirements: "Do you draw maps?",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/thank-you?type=question");
    expect((await listOrders(site)).find((row) => row.email === "ask@studio.example")).toMatchObject({
      planPurchased: "other",
      requirements: "Do you draw maps?",
      message: "Do you draw maps?",
      visualBreakdown: null,
      phone: null,
      paymentStatus: "n/a",
      orderStatus: "question",
      priceCents: 0,
    });
  });

  test("control characters, lone surrogates and direction marks are removed, and emoji stay", async () => {
    const response = await post({
      full_name: "Da\u0000na\u202e \u0007O'Néill 🌴",
      email: "ctrl@studio.example",
      requirements: "a\u0000b\tc",
    });
    expect(response.status).toBe(303);
    expect((await listOrders(site)).find((row) => row.email === "ctrl@studio.example")).toMatchObject({
      fullName: "Dana O'Néill 🌴",
      requirements: "ab\tc",
    });
  });
});

describe("the count", () => {
  test.each([
    ["-5", 0],
    ["2.9", 2],
    ["abc", 0],
    ["1e3", 1],
    [" 3 ", 3],
  ])("%j is stored as %i", async (typed, count) => {
    const email = `count${count}${typed.length}@studio.example`;
    const response = await post({ "split.flyers": typed, "split.social_posts": "1", "split.dragons": "9", email });
    expect(response.status).toBe(303);
    const order = (await listOrders(site)).find((row) => row.email === email);
    expect(order?.visualBreakdown).toEqual(count > 0 ? { flyers: count, social_posts: 1 } : { social_posts: 1 });
  });

  test("of a huge number is too many, not an overflow", async () => {
    const response = await post({ "split.flyers": "99999999999999999999" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Too Many Visuals");
  });
});

describe("a post with more than the form has", () => {
  test("is stored without unknown fields", async () => {
    const changes = {
      __proto__: "x",
      constructor: "y",
      "split.__proto__": "9",
      admin: "1",
      email: "unknown@studio.example",
    };
    expect((await post(changes)).status).toBe(303);
  });

  test("is not kept in memory if it has fifty megabytes of text", async () => {
    const big = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`big${i}`, "x".repeat(1_000_000)]));
    expect((await new Visitor(site.origin).post("/visual-design", { ...createOrderFields(), ...big })).status).toBe(
      400,
    );
  });
});

test("a random order number that is taken is replaced by another one", async () => {
  const ids = ["SUB-AAAAAAAA", "SUB-AAAAAAAA", "SUB-BBBBBBBB"];
  const order = (email: string): Order => ({
    ...createContact({ email }),
    ...chooseOption("other"),
    requirements: "Hello",
    breakdown: null,
    photos: [],
  });
  const place = (email: string) =>
    placeOrder(site.services, order(email), [], {
      formId: "",
      source: { page: "/visual-design" },
      payUrl: () => null,
      newNumber: () => ids.shift() ?? "",
    });
  expect((await place("one@studio.example")).submissionId).toBe("SUB-AAAAAAAA");
  expect((await place("two@studio.example")).submissionId).toBe("SUB-BBBBBBBB");
});

test("both emails name the order, and a reply to the team's email goes to the customer", async () => {
  const email = "mails@studio.example";
  const response = await post({ email });
  const reference = new URL(response.headers.get("Location") ?? "", site.origin).searchParams.get(
    "client_reference_id",
  );
  const emails = (await listQueuedEmails(site)).filter(({ text }) => text.includes(reference ?? "none"));
  const team = emails.find((sentEmail) => sentEmail.to === "team@palmetto.example");
  const customer = emails.find((sentEmail) => sentEmail.to === email);
  expect(team?.replyTo).toBe(email);
  expect(customer?.subject).toBe(`We have your order ${reference}`);
  for (const sentEmail of [team, customer]) {
    expect(sentEmail?.text).toContain(reference);
    expect(sentEmail?.html).toContain(reference);
  }
});
