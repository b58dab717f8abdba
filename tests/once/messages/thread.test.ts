import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { insertRows } from "#tests/support/database/rows";
import { textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertDeliveredOrder, readForm, sendForm } from "#tests/support/order/answers";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { readThread, writeMessage } from "#tests/support/order/messages";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

describe("the thread", () => {
  test("does not repeat answers to a delivery, which are shown with its files", async () => {
    const { order, customer } = await insertDeliveredOrder(site);
    await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Saturday, not Friday" });
    await writeMessage(customer, order, "And a note");
    for (const [visitor, path] of [
      [customer, paths.customerPage(order.submissionId)],
      [office, paths.adminOrder(order.submissionId)],
    ] as const) {
      const { page, texts } = await readThread(visitor, path);
      expect(texts).toEqual([expect.stringMatching(/And a note$/)]);
      expect(textOf(page, "main")).toContain("Saturday, not Friday");
    }
  });

  test("shows the newest 100 messages, and the older ones page by page", async () => {
    const order = await insertOrder(site);
    const rows = Array.from({ length: 250 }, (_, i) => ({
      id: `long-${String(i).padStart(3, "0")}`,
      orderId: order.id,
      kind: "message" as const,
      sender: i % 2 ? ("team" as const) : ("customer" as const),
      actor: "Dana",
      text: `Number ${i}`,
      fileIds: [],
      // Two messages at each moment.
      createdAt: new Date(1_760_000_000_000 + Math.floor(i / 2) * 1000),
    }));
    await insertRows(site, "orderMessages", rows);
    const customer = await openCustomerPages(site, order);
    for (const [visitor, path] of [
      [customer, paths.customerPage(order.submissionId)],
      [office, paths.adminOrder(order.submissionId)],
    ] as const) {
      const seen: string[] = [];
      const pages: number[] = [];
      let next: string | undefined = path;
      while (next) {
        const { page, texts } = await readThread(visitor, next);
        pages.push(texts.length);
        seen.unshift(...texts.map((text) => /Number \d+$/.exec(text)?.[0] ?? ""));
        const older = page.querySelectorAll("#messages a").find((link) => textOf(link) === "Show older messages");
        const href = older?.getAttribute("href")?.replaceAll("&amp;", "&");
        next = href && new URL(href, site.origin + path).href.slice(site.origin.length);
      }
      expect(pages).toEqual([100, 100, 50]);
      expect(seen).toEqual(rows.map(({ text }) => text));
    }
  });
});
