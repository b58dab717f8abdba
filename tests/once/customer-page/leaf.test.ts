import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { attributeOf, attributesOf, readPage } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readForm, sendForm } from "#tests/support/order/answers";
import { insertDelivery, openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const listFiles = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf` }));

async function readLeaf(order: Order) {
  const page = await readPage(await openCustomerPages(site, order), paths.customerPage(order.submissionId));
  const blades = page.querySelectorAll('[role="img"] g path').map((blade) => blade.getAttribute("class"));
  return {
    label: attributeOf(page, '[role="img"]', "aria-label"),
    blades: blades.length,
    filled: blades.filter((fill) => fill !== "blade-open").length,
  };
}

describe("the leaf of an order", () => {
  test.each([
    ["in_progress", 0, "none delivered"],
    ["in_progress", 3, "3 files delivered"],
    ["ready", 1, "1 file delivered"],
    ["ready", 50, "50 files delivered"],
  ] as const)("has a blade for each visual: %s with %i files", async (orderStatus, files, delivered) => {
    const changes = { paymentStatus: "paid", orderStatus, visualBreakdown: { flyers: 20, social_posts: 30 } } as const;
    const order = await insertOrder(site, changes);
    if (files > 0) await insertDelivery(site, order, listFiles(files));
    expect(await readLeaf(order)).toEqual({ label: `50 visuals ordered, ${delivered}.`, blades: 50, filled: files });
  });

  test("of the largest package has a hundred blades, of one visual one, and of a question none", async () => {
    const large = { planPurchased: "pro", visualBreakdown: { flyers: 100 } } as const;
    expect((await readLeaf(await insertOrder(site, large))).blades).toBe(100);
    expect((await readLeaf(await insertOrder(site, { visualBreakdown: { flyers: 1 } }))).blades).toBe(1);
    const question = { planPurchased: "other", visualBreakdown: null, orderStatus: "question" } as const;
    expect((await readLeaf(await insertOrder(site, question))).blades).toBe(0);
  });

  test("is not filled twice by a revision of the same files", async () => {
    const order = await insertOrder(site, { visualBreakdown: { flyers: 10 }, revisions: 1 });
    await insertDelivery(site, order, listFiles(4));
    await insertDelivery(site, order, listFiles(2), { round: 2 });
    expect((await readLeaf(order)).filled).toBe(4);
  });

  test("is full once the customer approves, and can be kept as a picture then", async () => {
    const { order, customer } = await insertDeliveredOrder(site, { visualBreakdown: { flyers: 4, menu_designs: 6 } });
    const picture = paths.orderLeaf(order.submissionId);
    const readLinks = async () =>
      attributesOf(await readPage(customer, paths.customerPage(order.submissionId)), "a", "href");
    expect(await readLinks()).not.toContain(picture);
    await sendForm(customer, order, await readForm(customer, order, "approve"));
    expect(await readLeaf(order)).toMatchObject({ label: "10 visuals ordered, all delivered.", filled: 10 });
    expect(await readLinks()).toContain(picture);

    const response = await customer.get(picture);
    expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(response.headers.get("Content-Disposition")).toContain(`${order.submissionId}-leaf.svg`);
    const svg = await response.text();
    expect(svg.match(/transform="rotate/g)).toHaveLength(10);
    expect(svg).toContain(order.submissionId);
    expect(svg).not.toContain(order.fullName);
    expect((await new Visitor(site).get(picture)).status).toBe(404);
  });

  test("is in the list of orders and in the ticket", async () => {
    const { order } = await insertDeliveredOrder(site, { visualBreakdown: { flyers: 10 } });
    const office = await createSignedInVisitor(site);
    for (const path of [paths.admin, paths.adminOrder(order.submissionId)]) {
      const labels = attributesOf(await readPage(office, path), '[role="img"]', "aria-label");
      expect(labels, path).toContain("10 visuals ordered, 2 files delivered.");
    }
  });
});
