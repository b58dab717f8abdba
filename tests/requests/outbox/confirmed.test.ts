import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { attributesOf, parseDocument } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, placeOrder } from "#tests/support/order/orders";
import { pay } from "#tests/support/order/payment";
import { limitedSettings, listLinks, orderEightTimes, readSent, VICTIM } from "#tests/support/outbox/sent-emails";
import { insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSiteForEachTest } from "#tests/support/site";

const site = setUpSiteForEachTest(limitedSettings);

const open = async (link: URL) => {
  const visitor = new Visitor(site);
  const response = await visitor.get(link.pathname + link.search);
  return { visitor, response };
};

describe("no email is held for somebody who paid for", () => {
  test.each([
    ["an order", () => insertOrder(site, { email: "Victim@Studio.example", paymentStatus: "paid" })],
    [
      "a product",
      async () => {
        const { product } = await insertSoldProduct(site);
        await payForProduct(site, product, { email: VICTIM });
      },
    ],
  ])("%s before emails were limited", async (_what, pay) => {
    await pay();
    await emptyTables(site, "emailRecipients");
    const before = (await readSent(site)).length;
    await emptyTables(site, "emailRecipients");
    await orderEightTimes(site);
    expect(await readSent(site)).toHaveLength(before + 8);
  });

  test("emails are held for somebody whose order is unpaid", async () => {
    await insertOrder(site, { email: VICTIM, paymentStatus: "failed" });
    await orderEightTimes(site);
    expect(await readSent(site)).toHaveLength(6);
  });
});

describe("held emails are sent", () => {
  test("when a link in one of our emails is opened, which also opens its page", async () => {
    await orderEightTimes(site);
    const [email = ""] = await readSent(site);
    const link = listLinks(email).find(({ pathname }) => pathname.startsWith("/orders/")) as URL;
    expect(link.searchParams.has("confirm")).toBe(true);
    const { visitor, response } = await open(link);
    expect(response.status).toBe(302);
    const page = response.headers.get("Location") ?? "";
    expect(page).toMatch(/^\/orders\/SUB-\w+\?key=[\w-]+$/);
    expect((await visitor.get(page)).status).toBe(302);
    expect(await readSent(site)).toHaveLength(8);
    for (let count = 0; count < 5; count++) await placeOrder(site, { email: VICTIM });
    const sent = await readSent(site);
    expect(sent).toHaveLength(13);
    expect(sent.filter((text) => text.includes("confirm="))).toHaveLength(6);
  });

  test("when any link of the first email is opened, in its HTML or its text", async () => {
    await placeOrder(site, { email: VICTIM });
    const [email = ""] = await readSent(site);
    const { html = "", text = "" } = await PostalMime.parse(email);
    const links = attributesOf(parseDocument(html), "a", "href").filter((href) => href?.startsWith(site.origin));
    expect([...new Set(links)].sort()).toEqual((text.match(/^http:\S+$/gm) ?? []).sort());
    for (const link of links) {
      const { response } = await open(new URL(link ?? ""));
      expect(response.status).toBe(302);
      const page = new URL(response.headers.get("Location") ?? "", site.origin);
      expect((await open(page)).response.status, page.pathname).not.toBe(404);
    }
  });

  test("when an order of this address is paid", async () => {
    await orderEightTimes(site);
    const order = await placeOrder(site, { email: VICTIM });
    expect(await readSent(site)).toHaveLength(6);
    await pay(site, order.submissionId);
    expect(await readSent(site)).toHaveLength(10);
  });

  test("when the office marks an order of this address paid", async () => {
    await orderEightTimes(site);
    const order = await placeOrder(site, { email: VICTIM });
    expect(await readSent(site)).toHaveLength(6);
    const office = await createSignedInVisitor(site);
    await office.post(`/admin/orders/${order.submissionId}`, { intent: "paid", reason: "Check 1042." });
    expect(await readSent(site)).toHaveLength(9);
  });

  test("when a product is bought with this address", async () => {
    await orderEightTimes(site);
    expect(await readSent(site)).toHaveLength(6);
    const { product } = await insertSoldProduct(site);
    await payForProduct(site, product, { email: VICTIM });
    expect(await readSent(site)).toHaveLength(9);
  });

  test("when the limit allows it, oldest first", async () => {
    await orderEightTimes(site);
    expect(await readSent(site)).toHaveLength(6);
    const { db } = site.services;
    const { outbox, emailRecipients } = db.tables;
    const [recipient] = await listRows(site, "emailRecipients");
    const anHourAgo = Date.now() - 3_600_001;
    const recent = (recipient?.recent ?? []).map(({ id }) => ({ id, at: anHourAgo }));
    await db.transact(async (tx) => {
      await tx.update(emailRecipients).set({ recent });
      await tx.update(outbox).set({ runAt: new Date() });
    });
    expect(await readSent(site)).toHaveLength(8);
  });

  test("to the right address when the office corrects it", async () => {
    await orderEightTimes(site);
    const order = await placeOrder(site, { email: VICTIM });
    await readSent(site);
    const office = await createSignedInVisitor(site);
    await office.post(`/admin/orders/${order.submissionId}`, { intent: "email", email: "right@studio.example" });
    expect(await readSent(site, "right@studio.example")).toHaveLength(2);
  });
});
