import { beforeAll, describe, expect, test } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { fieldValues, textOf } from "#tests/support/document";
import { incrementCustomerPageVersion, openCustomerPages } from "#tests/support/order/customer-page";
import { listMessages, writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { listUploads } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const listUploadsOf = async ({ id }: Order) => (await listUploads(site)).filter(({ orderId }) => orderId === id);

describe("a customer page that is not open in this browser", () => {
  let order: Order;
  beforeAll(async () => {
    order = await insertOrder(site);
  });

  test("accepts no message, and shows the typed text", async () => {
    const other = await openCustomerPages(site, await insertOrder(site));
    const closed = await openCustomerPages(site, order);
    await incrementCustomerPageVersion(site, order);
    for (const visitor of [new Visitor(site), other, closed]) {
      const { status, page } = await writeMessage(visitor, order, "Half an hour of <work>", {
        photos: [createPicture("logo.jpg")],
      });
      expect(status).toBe(404);
      expect(textOf(page, "h1")).toBe("Open your order with your link.");
      expect(fieldValues(page, "text")).toEqual(["Half an hour of <work>"]);
      expect(page.querySelector("textarea")?.hasAttribute("readonly")).toBe(true);
      expect(textOf(page)).not.toContain(order.requirements);
    }
    expect(await listMessages(site, order)).toEqual([]);
    expect(await listUploadsOf(order)).toEqual([]);
  });

  test("keeps the typed text while the link is requested", async () => {
    const visitor = new Visitor(site);
    const ask = (email: string) => writeMessage(visitor, order, "Half an hour of work", { intent: [], email });
    const refused = await ask("nobody");
    expect(refused.status).toBe(400);
    expect(fieldValues(refused.page, "text")).toEqual(["Half an hour of work"]);
    const sent = await ask(order.email);
    expect(textOf(sent.page, "h1")).toBe("Check your inbox.");
    expect(fieldValues(sent.page, "text")).toEqual(["Half an hour of work"]);
  });

  test("gives the same answer for a number that does not exist", async () => {
    const visitor = new Visitor(site);
    const describeAnswer = async (submissionId: string) => {
      const { status, page } = await writeMessage(visitor, { submissionId }, "Hello");
      return [status, textOf(page, "main").replace(`Order ${submissionId} `, "Order, ")];
    };
    expect(await describeAnswer("SUB-NOTTHERE")).toEqual(await describeAnswer(order.submissionId));
  });
});
