import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { listRows } from "#tests/support/database/rows";
import { attributeOf, readDocument, readPage, textOf } from "#tests/support/document";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { buyPackage, createNextFields, orderNext, readLeft } from "#tests/support/order/next-orders";
import { createPicture } from "#tests/support/order/order-form";
import { changeOrder, listOrderEvents, placeOrder } from "#tests/support/order/orders";
import { dispute, pay, refund } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const listNext = (number: string) => listRows(site, "formSubmissions", { drawnFrom: number });
const listEmailsOf = async (number: string) =>
  (await listQueuedEmails(site)).filter(({ text }) => text.includes(number));

test("the customer orders the next visuals without paying, until none is left", async () => {
  const { order, customer } = await buyPackage(site);
  const number = order.submissionId;
  expect(await readLeft(customer, order)).toBe("21 of 25 visuals left");
  const placed = await orderNext(customer, order);
  expect(placed.status).toBe(303);

  const [next] = await listNext(number);
  expect(next).toMatchObject({
    ...{ fullName: order.fullName, email: order.email, phone: order.phone, businessName: order.businessName },
    ...{ planPurchased: "starter", packageName: "Professional", packageVisuals: 5, visualBreakdown: { flyers: 5 } },
    ...{ priceCents: 0, paymentStatus: "paid", orderStatus: "in_progress", requirements: "Flyers: the summer menu." },
  });
  expect(placed.headers.get("Location")).toBe(paths.customerPage(next?.submissionId ?? ""));
  // The browser may open the new order right away.
  const page = await readPage(customer, placed.headers.get("Location") ?? "");
  expect(textOf(page, "main")).toContain(`Prepaid with order ${number}`);
  expect(textOf(page, "main")).toContain("Your files are due ");
  expect(await readLeft(customer, order)).toBe("16 of 25 visuals left");
  expect(await listRows(site, "paymentEntries", { reference: next?.submissionId ?? "" })).toEqual([]);
  expect((await listOrderEvents(site, order.id)).at(-1)).toMatchObject({
    ...{ kind: "balance", before: "21", after: "16", actor: order.fullName, detail: next?.submissionId },
  });

  await orderNext(customer, order, { "split.flyers": "16" });
  expect(await readLeft(customer, order)).toBe("0 of 25 visuals left");
  const closed = await readPage(customer, paths.nextOrder(number));
  expect(textOf(closed, "main")).toContain("You’ve used all the visuals in this package.");
  expect(closed.querySelector("form#order-form, .order form")).toBeNull();
  const refused = await orderNext(customer, order, { "split.flyers": "1" });
  expect(refused.status).toBe(409);
  expect(textOf(await refused.text(), "main")).toContain("You’ve used all the visuals in this package.");
  expect(await listNext(number)).toHaveLength(2);
});

test("the page says why an order is refused, and keeps what was typed", async () => {
  const { order, customer } = await buyPackage(site);
  const refusals = [
    [{ "split.flyers": "22" }, 409, "You've selected 22 visuals but you only have 21 left."],
    [{ "split.flyers": "0" }, 400, "Please select how many visuals you need for each type."],
    [{ requirements: "  " }, 400, "Please provide details for your selected visual types."],
    [{ requirements: "x".repeat(10_001) }, 400, "10,000 characters"],
  ] as const;
  for (const [changes, status, text] of refusals) {
    const response = await orderNext(customer, order, { "split.menu_designs": "0", ...changes });
    expect(response.status).toBe(status);
    const page = await readDocument(response);
    expect(textOf(page, "main")).toContain(text);
    const flyers = "split.flyers" in changes ? changes["split.flyers"] : "5";
    expect(page.querySelector('[name="split.flyers"]')?.getAttribute("value")).toBe(flyers);
  }
  expect(await listNext(order.submissionId)).toEqual([]);
});

test("two tabs cannot take more than is left, and a form that is sent twice makes one order", async () => {
  const { order, customer } = await buyPackage(site);
  const tabs = await Promise.all(Array.from({ length: 4 }, () => orderNext(customer, order, { "split.flyers": "11" })));
  expect(tabs.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
  const twice = createNextFields({ "split.flyers": "10" });
  const sent = await Promise.all([1, 2, 3].map(() => customer.post(paths.nextOrder(order.submissionId), twice)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(new Set(sent.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  expect(await listNext(order.submissionId)).toHaveLength(2);
  // Also after nothing is left.
  expect((await customer.post(paths.nextOrder(order.submissionId), twice)).status).toBe(303);
});

test("pictures come with the order", async () => {
  const { order, customer } = await buyPackage(site);
  const fields = createNextFields();
  const photos = [createPicture("sign.jpg"), createPicture("plate.png", 3000, "image/png")];
  expect((await customer.postFiles(paths.nextOrder(order.submissionId), fields, { photos })).status).toBe(303);
  const [next] = await listNext(order.submissionId);
  const stored = await listRows(site, "uploads", { orderId: next?.id ?? "" });
  expect(stored.map(({ name }) => name).sort()).toEqual(["plate.png", "sign.jpg"]);
});

test("only a browser that has opened the order can order from it", async () => {
  const { order } = await buyPackage(site);
  const stranger = new Visitor(site);
  const page = await stranger.get(paths.nextOrder(order.submissionId));
  expect(page.status).toBe(404);
  const html = await readDocument(page);
  expect(attributeOf(html, "main form", "action")).toBe(paths.customerPage(order.submissionId));
  expect(textOf(html, "main form")).toContain("Send me a new link");
  const refused = await orderNext(stranger, order);
  expect(refused.status).toBe(404);
  expect(textOf(await refused.text(), "main")).toContain("This browser hasn’t opened your order.");
  expect(await listNext(order.submissionId)).toEqual([]);
});

test("after a full refund, a dispute or a cancellation nothing can be ordered, and the page says why", async () => {
  const endings = {
    "We refunded this package": async (intent: string) => refund(site, intent),
    "Your bank is looking into the payment": async (intent: string) => dispute(site, intent),
    "We canceled this order": async (_: string, id: string) => changeOrder(site, { id }, { orderStatus: "cancelled" }),
  };
  for (const [reason, end] of Object.entries(endings)) {
    const order = await placeOrder(site);
    const customer = await openCustomerPages(site, order);
    const intent = await pay(site, order.submissionId);
    await orderNext(customer, order, { "split.flyers": "1" });
    await end(intent, order.id);
    expect(textOf(await readPage(customer, paths.customerPage(order.submissionId)), "main")).toContain(reason);
    const refused = await orderNext(customer, order);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(reason)]);
    // What was placed before goes on.
    expect(await listNext(order.submissionId)).toMatchObject([{ orderStatus: "in_progress", paymentStatus: "paid" }]);
  }
});

test("a partial refund changes nothing, and an unpaid package has nothing to order from", async () => {
  const order = await placeOrder(site);
  const customer = await openCustomerPages(site, order);
  expect(await readLeft(customer, order)).toBeUndefined();
  expect((await orderNext(customer, order)).status).toBe(409);
  const intent = await pay(site, order.submissionId);
  await refund(site, intent, { refunded: 5000 });
  expect(await readLeft(customer, order)).toBe("11 of 25 visuals left");
});

test("visuals of an order that is canceled or deleted before its delivery can be ordered again", async () => {
  const { order, customer } = await buyPackage(site);
  await orderNext(customer, order);
  const [next] = await listNext(order.submissionId);
  for (const [changes, left] of [
    [{ orderStatus: "cancelled" }, 21],
    [{ orderStatus: "in_progress" }, 16],
    [{ deletedAt: new Date() }, 21],
  ] as const) {
    await changeOrder(site, next, changes);
    expect(await readLeft(customer, order)).toBe(`${left} of 25 visuals left`);
  }
  if (next) await insertDelivery(site, next, [{ name: "menu.pdf" }]);
  expect(await readLeft(customer, order)).toBe("16 of 25 visuals left");
});

test("emails say what is left, and that a next order costs nothing", async () => {
  const order = await placeOrder(site);
  const customer = await openCustomerPages(site, order);
  await pay(site, order.submissionId);
  const confirmed = (await listEmailsOf(order.submissionId)).find(({ key }) => key.startsWith("payment-customer:"));
  expect(confirmed?.text).toContain("You have 11 of 25 visuals left in your package.");

  await orderNext(customer, order);
  const [next] = await listNext(order.submissionId);
  const sent = await listEmailsOf(next?.submissionId ?? "");
  const received = sent.find(({ key }) => key.startsWith("order-customer:"))?.text;
  expect(received).toContain(
    `There’s nothing to pay: this order uses visuals from the package you paid for with order ${order.submissionId}.`,
  );
  expect(received).toContain("You have 6 of 25 visuals left in your package.");
  expect(received).toMatch(/Professional\s+Prepaid/);
  expect(sent.find(({ key }) => key.startsWith("order-team:"))?.text).toContain(`prepaid with ${order.submissionId}`);
});
