import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { insertRows } from "#tests/support/database/rows";
import { attributesOf, countElements, linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { createPicture } from "#tests/support/order/order-form";
import { insertOrder, type Order, placeOrder } from "#tests/support/order/orders";
import { findOrderByNumber, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

async function readCustomerPage(order: Order) {
  const visitor = await openCustomerPages(site, order);
  const page = await readPage(visitor, paths.customerPage(order.submissionId));
  return {
    visitor,
    page,
    text: textOf(page, "main"),
    title: textOf(page, "h1"),
    stops: textsOf(page, "ol li b"),
    current: textOf(page, '[aria-current="step"] b'),
    buttons: textsOf(page, "main .btn:not(.customer-fold *)"),
    find: (text: string) => linksOf(page).find((link) => link.text.startsWith(text))?.to,
  };
}

const filesDue = expect.stringMatching(/^Your files are due \w+\.$/);

const paid = { paymentStatus: "paid" } as const;

test("the page names the time zone of its times", async () => {
  expect((await readCustomerPage(await insertOrder(site))).text).toContain("All times are Eastern Time (ET).");
});

test.each([
  ["2026-11-22T04:59:59Z", "2026-11-21"],
  ["2026-11-22T05:00:00Z", "2026-11-22"],
])("an order of %s has the refund policy of %s, its day in the business's time zone", async (placedAt, day) => {
  const customerPage = await readCustomerPage(await insertOrder(site, { ...paid, createdAt: new Date(placedAt) }));
  expect(customerPage.find("refund policy")).toBe(paths.refundsOn(day));
});

describe.each<[string, Partial<Order>, { title: string; current: string; button?: string; payment: string }]>([
  [
    "unpaid",
    {},
    { title: "One step left: your payment.", current: "Payment", button: "Pay now — $199", payment: "Not paid yet" },
  ],
  [
    "failed",
    { paymentStatus: "failed" },
    {
      title: "Your payment didn’t go through.",
      current: "Payment",
      button: "Pay now — $199",
      payment: "Didn’t go through",
    },
  ],
  [
    "wrong amount",
    { paymentProblem: "wrong_amount" },
    { title: "We’re checking your payment.", current: "Payment", payment: "Being checked" },
  ],
  ["paid", paid, { title: "Your payment is confirmed.", current: "In Progress", payment: "Paid" }],
  [
    "in progress",
    { ...paid, orderStatus: "in_progress" },
    { title: filesDue, current: "In Progress", payment: "Paid" },
  ],
  [
    "in progress before it is paid",
    { orderStatus: "in_progress" },
    { title: filesDue, current: "In Progress", button: "Pay now — $199", payment: "Not paid yet" },
  ],
  [
    "ready without files",
    { ...paid, orderStatus: "ready" },
    { title: "Your order is ready, Dana.", current: "Ready", payment: "Paid" },
  ],
  ["cancelled", { orderStatus: "cancelled" }, { title: "We canceled this order.", current: "", payment: "Not paid" }],
  [
    "cancelled and paid",
    { ...paid, orderStatus: "cancelled" },
    { title: "We canceled this order.", current: "", payment: "Paid" },
  ],
  [
    "refunded",
    { paymentStatus: "refunded", orderStatus: "in_progress" },
    { title: "We refunded your payment.", current: "", payment: "Refunded" },
  ],
])("an order: %s", (_, changes, expected) => {
  test("shows the order's progress, with at most one button", async () => {
    const customerPage = await readCustomerPage(await insertOrder(site, changes));
    expect(customerPage.title).toEqual(expected.title);
    expect(customerPage.current).toBe(expected.current);
    const step = expected.payment === "Paid" ? "Paid" : "Payment";
    expect(customerPage.stops).toEqual(expected.current ? ["Received", step, "In Progress", "Ready"] : []);
    expect(customerPage.buttons).toEqual(expected.button ? [expected.button] : []);
    expect(customerPage.text).toContain(`Payment ${expected.payment}`);
    // The form for messages is on the page.
    expect(customerPage.text).not.toMatch(/(answer|reply to) (our|any of our|that|this) email/i);
    expect(customerPage.find("Send us a message")).toBe("#message-form");
    expect(customerPage.find("refund policy from the day you ordered")).toMatch(/^\/refunds\/\d{4}-\d\d-\d\d$/);
  });
});

test("a question has two steps and nothing to pay", async () => {
  const question = {
    planPurchased: "other",
    visualBreakdown: null,
    priceCents: 0,
    orderStatus: "question",
    paymentStatus: "n/a",
  } as const;
  const order = await insertOrder(site, question);
  const customerPage = await readCustomerPage(order);
  expect(customerPage.title).toBe("We have your question.");
  expect(customerPage.stops).toEqual(["Received", "Answered"]);
  expect(countElements(customerPage.page, '[role="img"]')).toBe(0);
  expect(customerPage.text).not.toMatch(/\$|Payment|refund/);
  const email = { id: randomUUID(), orderId: order.id, actor: "Admin", kind: "mail", detail: "Menus" } as const;
  await insertRows(site, "orderEvents", email);
  expect((await readCustomerPage(order)).title).toBe("We answered your question.");
});

test("the page says how many of the ordered files are there, and when the rest is due", async () => {
  const order = await insertOrder(site, { ...paid, orderStatus: "in_progress", visualBreakdown: { flyers: 10 } });
  await insertDelivery(site, order, [{ name: "1.pdf" }, { name: "2.pdf" }, { name: "3.pdf" }]);
  const { page, title, text, buttons } = await readCustomerPage(order);
  expect([title, ...buttons]).toEqual(["3 of 10 files are here.", expect.stringMatching(/^Download these 3 files \(/)]);
  expect(text).toMatch(/on the other 7\. They’ll be ready by \d+ PM on \w+day, .*In Progress 7 to go/);
  expect(page.toString(), "without a line break in it").toContain("(Eastern\u00a0Time)");
});

test("an order is paid from its customer page", async () => {
  const { reference } = await placeUnpaidOrder(site);
  const order = (await findOrderByNumber(site, reference)) as Order;
  const customerPage = await readCustomerPage(order);
  expect(textsOf(customerPage.page, "main .btn, aside .btn-line")).toEqual(["Pay now — $199"]);
  expect(countElements(customerPage.page, "#message-form summary")).toBe(1);
  const checkout = new Visitor(site.origin);
  expect((await checkout.get(customerPage.find("Pay now") ?? "")).status).toBe(200);
  await pay(site, reference);
  const after = await readCustomerPage((await findOrderByNumber(site, reference)) as Order);
  expect([after.title, after.find("Pay now")]).toEqual([filesDue, undefined]);
  expect(after.text).toMatch(/Payment Paid \w{3} \d+, /);
});

test("the page shows what was ordered, with the customer's own pictures", async () => {
  const order = await placeOrder(site, { requirements: "<b>Doors</b> at 10.\nBring a coat." }, [
    createPicture("sign.jpg"),
  ]);
  const { visitor, page, text, find } = await readCustomerPage(order);
  for (const part of [
    "Professional",
    order.submissionId,
    "Flyers 4",
    "Social Posts 10",
    "Price $199",
    "<b>Doors</b> at 10.",
  ])
    expect(text).toContain(part);
  expect((await visitor.get(find("sign.jpg") ?? "")).status).toBe(200);
  expect(attributesOf(page, "aside img", "src")[0]).toContain("/previews/");
});

test("the page shows deliveries by round with message and files, without withdrawn files", async () => {
  const order = await insertOrder(site, { ...paid, orderStatus: "ready" });
  // In this year in Orlando, because dates of other years show the year.
  const year = new Date(Date.now() - 5 * 3_600_000).getUTCFullYear();
  const first = new Date(`${year}-11-20T15:00:00Z`);
  const [flyer] = await insertDelivery(
    site,
    order,
    [
      { name: "flyer.pdf", content: Buffer.alloc(5000) },
      { name: "gone.pdf", withdrawnAt: first },
    ],
    { createdAt: first },
  );
  await insertDelivery(site, order, [{ name: `${"n".repeat(251)}.zip` }], {
    round: 2,
    message: "<i>Two</i> versions.",
    createdAt: new Date(`${year}-11-21T15:12:00Z`),
  });
  const { page, text, title, buttons, find } = await readCustomerPage(order);
  expect(title).toBe("Your file is ready, Dana.");
  expect(text).toMatch(/ 1 file\. Download it here\. .* Palmetto Works, Nov 21, 10:12 AM ET /);
  expect(textsOf(page, "main h3").slice(0, 2)).toEqual(["Revision 1", "First files: 1 file, delivered Nov 20"]);
  expect(countElements(page, "main details[open]")).toBe(0);
  expect(textsOf(page, "main details .customer-file-name")).toEqual(["flyer.pdf 5 KB"]);
  expect(text).toContain("<i>Two</i> versions.");
  expect(text).not.toContain("gone.pdf");
  expect(find("Download flyer.pdf")).toBe(paths.file("delivery", flyer?.id ?? ""));
  expect(buttons).toEqual(["Download all (5 KB)"]);
  expect(find("Download all")).toBe(paths.orderArchive(order.submissionId));
});
