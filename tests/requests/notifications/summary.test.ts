import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { sendSummaries } from "#app/summary/send-summaries.server";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { changeRows, emptyTables, listRows } from "#tests/support/database/rows";
import { addReader, emptyOffice, HOUR, listSummaries, readSummaries, WEDNESDAY } from "#tests/support/office/summaries";
import { insertOrder, placeOrder } from "#tests/support/order/orders";
import { readSent, setUpClock } from "#tests/support/outbox/sent-emails";
import { changePurchase, getPurchase, sellProduct } from "#tests/support/shop/purchases";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });

beforeEach(() => emptyOffice(site));

const insertPaid = (createdAt: string, fullName: string) =>
  insertOrder(site, { createdAt: new Date(createdAt), fullName, orderStatus: "in_progress", paymentStatus: "paid" });

async function fillOffice() {
  const late = await insertPaid("2026-11-20T10:00:00-05:00", "Lena Late");
  const today = await insertPaid("2026-11-24T10:00:00-05:00", "Tom Today");
  await insertPaid("2026-11-25T07:00:00-05:00", "Nia Next");
  const unpaid = await insertOrder(site, {
    ...{ createdAt: new Date("2026-11-23T10:00:00-05:00"), fullName: "Una Unpaid" },
    ...{ orderStatus: "pending_payment", paymentStatus: "pending" },
  });
  await insertOrder(site, { planPurchased: "test", orderStatus: "in_progress", paymentStatus: "pending" });
  const message = await insertContactMessage(site, { name: "Mia Message", status: "new" });
  const { product } = await sellProduct(site);
  const sale = await getPurchase(site, product);
  await changePurchase(site, sale.id, { status: "held" });
  await emptyTables(site, "outbox");
  return { late, today, unpaid, message, sale };
}

describe("the summary", () => {
  test("says what is due, overdue, unpaid, unanswered and held, with links to the office", async () => {
    const { late, today, unpaid, message, sale } = await fillOffice();
    await addReader(site, "ana");
    const [email, ...more] = await readSummaries(site);
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      ...{ key: "team-summary:ana:2026-11-25", to: "ana@palmetto.example" },
      subject: "Daily summary for Wednesday, November 25",
    });
    const text = email?.text ?? "";
    for (const [label, name, address] of [
      ["1 order overdue", `${late.submissionId}, Lena Late, due Nov 23, 5:00 PM`, paths.adminOrder(late.submissionId)],
      [
        "1 order due today",
        `${today.submissionId}, Tom Today, due Nov 25, 5:00 PM`,
        paths.adminOrder(today.submissionId),
      ],
      ["1 order unpaid", `${unpaid.submissionId}, Una Unpaid`, paths.adminOrder(unpaid.submissionId)],
      ["1 purchase on hold", sale.number, paths.adminSale(sale.number)],
      ["1 unanswered in the inbox", "Mia Message", paths.adminInboxMessage(message.id)],
    ] as const)
      expect(text).toMatch(new RegExp(`${label}:\\n- .*${name}.*\\n  ${site.origin}${address}\\n`));
    expect(text).toContain(`Change what you get:\n${site.origin}${paths.adminAccount}#notifications`);
    expect(text).not.toContain("Nia Next");
  });

  test("names the first few of many, and leads to the list", async () => {
    for (const name of ["One", "Two", "Three", "Four", "Five"])
      await insertPaid("2026-11-20T10:00:00-05:00", `Customer ${name}`);
    await addReader(site, "ana");
    const [email] = await readSummaries(site);
    expect(email?.text).toContain("5 orders overdue:");
    expect(email?.text.match(/Customer \w+, due/g)).toHaveLength(3);
    expect(email?.text).toContain(`- See them all\n  ${site.origin}${paths.admin}?status=overdue`);
  });

  test("has only what the person may open", async () => {
    await fillOffice();
    await addReader(site, "ana", { rights: ["inbox"] });
    const [email] = await readSummaries(site);
    expect(email?.text).toContain("1 unanswered in the inbox.");
    expect(email?.text).not.toMatch(/order|hold/);
  });

  test("is not sent if there is nothing to say, and not once a right to what it says was taken away", async () => {
    await addReader(site, "ana");
    expect(await readSummaries(site)).toEqual([]);
    await site.services.worker.stop();
    const ben = `ben${Math.random()}@palmetto.example`;
    await addReader(site, "ben", { email: ben });
    await fillOffice();
    expect(await readSummaries(site)).toHaveLength(1);
    await changeRows(site, "adminUsers", { userId: "ben" }, { rights: ["inbox"] });
    await setUpClock(site);
    expect(await readSent(site, ben)).toEqual([]);
  });

  test("has what came since the last one, also if it comes while it is made", async () => {
    const other = createOtherInstance(site);
    try {
      await addReader(site, "ana", { notifications: { orders: "summary" } });
      const order = await placeOrder(site, { full_name: "Paul <b>Placed</b>" });
      await Promise.all([sendSummaries(site.services, WEDNESDAY), placeOrder(site)]);
      const [email] = await listSummaries(site);
      expect(email?.text).toMatch(
        new RegExp(
          `New orders and questions since the last summary:\\n- New order ${order.submissionId}: .*\\n  ${site.origin}/admin/`,
        ),
      );
      expect(email?.html).not.toContain("<b>Placed");
      const waiting = await listRows(site, "summaryLines");
      const told = email?.text.match(/^- New order/gm) ?? [];
      expect(waiting.length + told.length).toBe(2);
      await sendSummaries(other, WEDNESDAY + 24 * 6 * HOUR);
      expect(await listRows(site, "summaryLines")).toEqual([]);
    } finally {
      await other.db.close();
    }
  });

  test("that waited is sent, once, to somebody who switches the summary off", async () => {
    await addReader(site, "ana", { notifications: { orders: "summary" } });
    await placeOrder(site);
    await changeRows(site, "adminUsers", { userId: "ana" }, { summaryHour: null });
    const [email] = await readSummaries(site);
    expect(email?.text).toContain("New orders and questions since the last summary");
    expect(email?.text).not.toContain("unpaid");
    expect(await readSummaries(site, WEDNESDAY + HOUR)).toHaveLength(1);
  });
});
