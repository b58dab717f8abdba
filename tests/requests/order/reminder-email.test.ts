import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { attributesOf, parseDocument } from "#tests/support/document";
import type { Order } from "#tests/support/order/orders";
import { changeOrder } from "#tests/support/order/orders";
import {
  createOtherProcess,
  findReminder,
  insertOldOrder,
  listReminders,
  sweepReminders,
} from "#tests/support/order/reminders";
import { type Site, setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();

describe("a reminder", () => {
  test("has number, package, price and payment link, but no typed text", async () => {
    const order = await insertOldOrder(site, 30, { message: "My words" });
    await sweepReminders(site);
    const email = await findReminder(site, order);
    expect(email).toMatchObject({
      to: order.email,
      subject: `Your order ${order.submissionId} is waiting for payment`,
    });
    for (const part of [email.text, email.html]) {
      expect(part).toContain(order.submissionId);
      expect(part).toContain("Professional");
      expect(part).toContain("$199");
      expect(part).toContain("/test-checkout/starter?client_reference_id=");
      for (const typed of ["Dana", "Whitfield", "407-555-0134", "grand opening", "My words"])
        expect(part).not.toContain(typed);
    }
    const links = attributesOf(parseDocument(email.html), "a", "href");
    expect(links).toContain(email.unsubscribeUrl);
    expect(email.text).toContain(`Stop reminders about this order:\n${email.unsubscribeUrl}`);
    expect(email.text).toContain(`/orders/${order.submissionId}?key=`);
  });

  test("is sent with a header that lets email programs stop the reminders", async () => {
    const other = await startSiteForTest();
    const order = await insertOldOrder(other, 30);
    await sweepReminders(other);
    await other.services.worker.runDue();
    const [sent] = await listSentEmails(other);
    expect(sent).toContain(`/orders/${order.submissionId}/reminders?key=`);
    expect(sent).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  test.each<[string, Partial<Order>]>([
    ["paid", { paymentStatus: "paid", orderStatus: "in_progress" }],
    ["cancelled", { orderStatus: "cancelled" }],
    ["moved to the trash", { deletedAt: new Date() }],
  ])("is removed unsent if the order was %s while it waited", async (_, changes) => {
    const other = await startSiteForTest();
    const sweeper = createOtherProcess(other);
    try {
      // Otherwise it could send the reminder before the order changes.
      await sweeper.services.worker.stop();
      const order = await insertOldOrder(other, 30);
      await sweepReminders({ ...other, services: sweeper.services });
      expect(await listReminders(other, order)).toHaveLength(1);
      await changeOrder(other, order, changes);
      await other.services.worker.runDue();
      expect(await listSentEmails(other)).toEqual([]);
      expect(await listReminders(other, order)).toEqual([]);
      await changeOrder(other, order, { ...order });
      await sweepReminders(other);
      expect(await listReminders(other, order)).toEqual([]);
    } finally {
      await sweeper.close();
    }
  });
});

async function listSentEmails({ folder }: Site): Promise<string[]> {
  const files = await readdir(join(folder, "mail")).catch(() => []);
  return Promise.all(files.map((file) => readFile(join(folder, "mail", file), "utf8")));
}
