/** Orders keep the name and contents of their package as bought, also after the owner renames or removes it. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { migrate } from "#drizzle/migrate";
import { insertOldRows, withDatabaseBefore } from "#tests/support/database/old-database";
import { readPage, textOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, makeOrder } from "#tests/support/order/orders";
import { findOrderByNumber, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { findReminder, insertOldOrder, sweepReminders } from "#tests/support/order/reminders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

/** A package that the office no longer has. */
const former = {
  planPurchased: "studio",
  packageName: "Studio Special",
  packageVisuals: 12,
  priceCents: 14_900,
};

test("an order stores the name and contents of its package", async () => {
  const { reference } = await placeUnpaidOrder(site);
  expect(await findOrderByNumber(site, reference)).toMatchObject({ packageName: "Professional", packageVisuals: 25 });
});

test("list, ticket, trash and CSV show the package as it was bought", async () => {
  const order = await insertOrder(site, former);
  const trashed = await insertOrder(site, { ...former, deletedAt: new Date() });
  expect(textOf(await readPage(office, paths.admin), `tr[id="${order.submissionId}"]`)).toContain("Studio Special");
  const ticket = textOf(await readPage(office, paths.adminOrder(order.submissionId)));
  expect(ticket).toContain("Studio Special");
  expect(ticket).toContain("$149");
  expect(ticket).not.toContain("Professional,");
  const trash = textOf(await readPage(office, paths.adminTrash));
  expect(trash).toContain(trashed.submissionId);
  expect(trash).toContain("Studio Special");
  const [head = [], ...rows] = readCsv(await (await office.get(paths.adminExport)).text());
  const row = rows.find((cells) => cells.includes(order.submissionId));
  expect(row?.[head.indexOf("Package")]).toBe("Studio Special");
});

test("the customer page and emails show the package as it was bought", async () => {
  const order = await insertOrder(site, { ...former, visualBreakdown: null });
  const customer = await openCustomerPages(site, order);
  const customerPage = textOf(await readPage(customer, paths.customerPage(order.submissionId)));
  expect(customerPage).toContain("Studio Special");
  expect(customerPage).toContain("12");
  await pay(site, order.submissionId, 14_900);
  await pay(site, order.submissionId, 14_900);
  const emails = (await listQueuedEmails(site)).filter(
    ({ key }) => key.includes(order.id) && key.startsWith("payment"),
  );
  expect(emails).toHaveLength(2);
  for (const { text } of emails) expect(text).toContain("Studio Special");
});

test("a reminder shows the package as it was bought, also after it was renamed", async () => {
  const order = await insertOldOrder(site, 30, { ...former, planPurchased: "starter" });
  await sweepReminders(site);
  expect((await findReminder(site, order)).text).toContain("Studio Special");
});

test("orders of earlier versions get the package names of their time", async () => {
  const plans = ["basic", "starter", "growth", "pro", "other", "test"] as const;
  const orders = plans.map((planPurchased) => makeOrder({ planPurchased }));
  await withDatabaseBefore("as_bought", async (db) => {
    await insertOldRows(db, "formSubmissions", orders);
    await migrate(db);
    const { formSubmissions } = db.tables;
    const stored = await Promise.all(
      orders.map(({ id }) =>
        db.read
          .select({ name: formSubmissions.packageName, visuals: formSubmissions.packageVisuals })
          .from(formSubmissions)
          .where(eq(formSubmissions.id, id)),
      ),
    );
    expect(stored.flat().map(({ name, visuals }) => [name, visuals])).toEqual([
      ["Essentials", 10],
      ["Professional", 25],
      ["Business", 50],
      ["Enterprise", 100],
      ["Other / Just a Question", 0],
      ["Internal test", 0],
    ]);
  });
});
