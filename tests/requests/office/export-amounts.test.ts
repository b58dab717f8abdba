import { afterEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { changeRows, emptyTables } from "#tests/support/database/rows";
import { linksOf, readPage } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { createPaidSession, refund, sendEvent } from "#tests/support/order/payment";
import { getTicketPath } from "#tests/support/order/payment-problems";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
afterEach(() => emptyTables(site, "formSubmissions"));

const insert = (...orders: Parameters<typeof makeOrder>[0][]) =>
  insertOrders(
    site,
    orders.map((changes) => makeOrder(changes)),
  );

test("the export has a second file, linked from the list, with what was due, paid and refunded for the same orders", async () => {
  await insert(
    {
      ...{ submissionId: "SUB-7K2M9QXA", planPurchased: "starter", orderStatus: "in_progress" },
      ...{ priceCents: 179_10, discountCents: 19_90, couponCode: "FALL10" },
    },
    { fullName: "Not in the filter", orderStatus: "cancelled" },
  );
  await sendEvent(site, { session: createPaidSession("SUB-7K2M9QXA", 179_10, "usd", "pi_exported") });
  await refund(site, "pi_exported", { refunded: 79_10, of: 179_10 });
  const today = formatIsoDate(new Date(), site.services.env.BUSINESS_TIMEZONE);
  const visitor = await createSignedInVisitor(site, "staff", "Sam");
  const list = await readPage(visitor, `${paths.admin}?q=dana&status=in_progress`);
  const link = linksOf(list).find(({ text }) => text === "Export CSV with amounts");
  const answer = await visitor.get(link?.to ?? "");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="submissions-with-amounts-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [head = [], row = [], ...more] = readCsv(await answer.text());
  expect(more).toEqual([]);
  expect(row[1]).toBe("SUB-7K2M9QXA");
  expect(head.slice(10).join()).toBe(
    "Payment,Currency,Price,Coupon,Discount,Amount Due,Tax,Paid,Refunded,Paid On,Payment ID",
  );
  expect(row.slice(10).join()).toBe(`paid,USD,199.00,FALL10,19.90,179.10,0.00,179.10,79.10,${today},pi_exported`);
});

test("the export with amounts names only the payment that stands after Mark unpaid, and nothing if there is none", async () => {
  await insert({ submissionId: "SUB-MARKED23" }, { submissionId: "SUB-UNMARKED" });
  const admin = await createSignedInVisitor(site);
  for (const reference of ["SUB-MARKED23", "SUB-UNMARKED"]) {
    await admin.post(getTicketPath(reference), { intent: "paid", reason: "Paid in cash." });
    await admin.post(getTicketPath(reference), { intent: "unpaid" });
  }
  await changeRows(site, "paymentEntries", {}, { day: "2026-01-15" });
  await sendEvent(site, { session: createPaidSession("SUB-MARKED23", 19_900, "usd", "pi_later") });
  const today = formatIsoDate(new Date(), site.services.env.BUSINESS_TIMEZONE);
  const [, ...rows] = readCsv(await (await admin.get(`${paths.adminExport}?amounts=1`)).text());
  const ends = rows.map((row) => `${row[1]},${row.slice(17).join()}`);
  expect(ends.sort()).toEqual([`SUB-MARKED23,199.00,0.00,${today},pi_later`, "SUB-UNMARKED,0.00,0.00,,"]);
});
