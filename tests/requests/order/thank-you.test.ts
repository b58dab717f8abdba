import { expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { linksOf, metaOf, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { changeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);

/** Places an order and continues to the test checkout. */
async function place(customer: Visitor, changes: Record<string, string>) {
  const placed = await customer.post("/visual-design", createOrderFields(changes));
  const checkout = new URL(placed.headers.get("Location") ?? "", site.origin);
  const reference = checkout.searchParams.get("client_reference_id") ?? "none";
  return { reference, pay: (outcome: string) => customer.post(checkout.pathname, { order: reference, outcome }) };
}

test("a stranger sees the headline, what happens next and no main button, but no order", async () => {
  const order = await (await visitor.get("/thank-you?type=order")).text();
  expect(order).toContain("Payment Confirmed");
  expect(order).not.toContain("SUB-");
  expect(order).toContain("the link to your order goes to the address you ordered with");
  expect(linksOf(order).filter(({ className }) => className === "btn")).toEqual([]);
  const message = await (await visitor.get("/thank-you?type=question")).text();
  expect(message).toContain("Message Received");
  expect(message).toContain("24-48 hours");
  expect(await (await visitor.get("/thank-you")).text()).toContain("Message Received");
});

test.each(["/thank-you", "/thank-you?type=order", "/thank-you?type=question"])(
  "%s is not for search engines",
  async (path) => {
    expect(metaOf(await readPage(visitor, path), "robots")).toBe("noindex");
  },
);

test("the customer sees the order, and sees it as paid only once it is", async () => {
  const customer = new Visitor(site.origin);
  const { reference, pay } = await place(customer, { email: "thanks@studio.example" });
  const before = await (await customer.get("/thank-you?type=order")).text();
  expect(before).toContain("Thank you. We’re waiting to hear from the payment company.");
  await pay("paid");
  const after = await (await customer.get("/thank-you?type=order")).text();
  expect(after).toContain(reference);
  expect(after).toContain("You paid $199");
  expect(textOf(after, "h2")).toBe("You get fourteen visuals");
  expect(linksOf(after).find(({ className }) => className === "btn")?.text).toBe("Open your order");
  expect(after).not.toContain("Thank you. We’re waiting to hear from the payment company.");
});

test("of two orders, the paid one is shown, whichever was placed last", async () => {
  const customer = new Visitor(site.origin);
  const first = await place(customer, { option: "starter", email: "two@studio.example" });
  const second = await place(customer, { option: "growth", email: "two@studio.example" });
  expect(await (await customer.get("/thank-you?type=order")).text()).toContain(second.reference);
  await first.pay("paid");
  const html = await (await customer.get("/thank-you?type=order")).text();
  expect(html).toContain(first.reference);
  expect(html).not.toContain(second.reference);
});

test("after a paid order, the next unpaid one is shown, and a question with its own number", async () => {
  const customer = new Visitor(site.origin);
  const email = "again@studio.example";
  const first = await place(customer, { option: "starter", email });
  await first.pay("paid");
  const second = await place(customer, { option: "growth", email });
  const html = await (await customer.get("/thank-you?type=order")).text();
  expect(html).toContain(second.reference);
  expect(html).not.toContain("You paid");
  await place(customer, { option: "other", email });
  const asked = await (await customer.get("/thank-you?type=question")).text();
  expect(asked).toMatch(/SUB-[A-Z0-9]{8}/);
  expect(asked).not.toContain(first.reference);
  expect(asked).not.toContain(second.reference);
});

test("a payment of a wrong amount is shown as wrong", async () => {
  const customer = new Visitor(site.origin);
  await (await place(customer, { email: "wrong@studio.example" })).pay("wrong");
  const html = await (await customer.get("/thank-you?type=order")).text();
  expect(html).toContain("We got a payment, but the amount isn’t the price of your order.");
  expect(html).toContain("being checked");
  expect(html).not.toContain("You paid");
});

test("the number of a question is shown", async () => {
  const customer = new Visitor(site.origin);
  await customer.post("/visual-design", createOrderFields({ option: "other", email: "q@studio.example" }));
  expect(await (await customer.get("/thank-you?type=question")).text()).toMatch(/SUB-[A-Z0-9]{8}/);
});

test("an order whose address was corrected or that is in the trash is not shown and cannot be paid", async () => {
  const office = await createSignedInVisitor(site);
  const customer = new Visitor(site.origin);
  const { reference, pay } = await place(customer, { email: "typo@studio.example" });
  const read = async () => (await customer.get("/thank-you?type=order")).text();
  expect(await read()).toContain(reference);
  await office.post(`/admin/orders/${reference}`, { intent: "email", email: "right@studio.example" });
  expect(await read()).not.toMatch(/SUB-|key=/);
  expect((await pay("paid")).status).toBe(404);
  const { reference: number } = await place(customer, { email: "trashed@studio.example" });
  expect(await read()).toContain(number);
  await changeOrder(site, number, { deletedAt: new Date() });
  expect(await read()).not.toMatch(/SUB-|key=/);
});
