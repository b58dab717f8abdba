import { readFileSync } from "node:fs";
import { getTableName, is, sql, Table } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cancelMeeting, restoreMeeting } from "#app/booking/place/cancel-meeting.server";
import { markNoShow } from "#app/booking/place/mark-no-show.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { recount } from "#app/order/find/recount.server";
import { paths } from "#app/paths";
import { createChangeFeeds } from "#app/server/live/change-feeds.server";
import { readListRevision } from "#app/server/live/watched.server";
import type { Services } from "#app/server/services.server";
import { book, getTime } from "#tests/support/booking/bookings";
import { changeRows, emptyTables, insertRows } from "#tests/support/database/rows";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderVerbs } from "#tests/support/order/order-verbs";
import { insertOrder, placeOrder } from "#tests/support/order/orders";
import { clearProducts, insertProduct } from "#tests/support/shop/products";
import { insertPublishedReview } from "#tests/support/shop/reviews";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);
let other: Services;

beforeAll(() => {
  const { db, log } = site.services;
  // This process does not poll, so it notices only its own commits. The other process only polls.
  site.services.changes = createChangeFeeds(db, log, () => site.services.features, { poll: 600_000, minRead: 1 });
  other = createOtherInstance(site);
  other.changes = createChangeFeeds(other.db, log, () => other.features, { poll: 50, minRead: 1 });
});
afterAll(async () => {
  other.changes.close();
  await other.db.close();
});

/** Waits until a listener of this process and one of another process have been notified of the change. */
async function expectToBeFollowed(name: string, change: () => Promise<unknown>, recordId?: string) {
  const windows = [site.services, other].map(({ changes }) => {
    const heard: string[] = [];
    const onRevision = (revision: string) => void heard.push(revision);
    const stop = changes.listen(name, { userId: name, recordId, onRevision, onEnd: () => {} });
    return { heard, stop };
  });
  const wait = (count: number) =>
    expect.poll(() => windows.map(({ heard }) => heard.length >= count), { timeout: 5000 }).toEqual([true, true]);
  await wait(1);
  await change();
  await wait(2);
  for (const { stop } of windows) stop?.();
}

const verbs = createOrderVerbs(site, office);

/** Changes that the customer's page does not show. */
const onlyForTheTeam = ["a note", "a message marked as answered"];

describe("open pages update after", () => {
  test.each(Object.entries(verbs))("%s, in the list of orders", async (_name, prepare) => {
    const { change } = await prepare();
    await expectToBeFollowed("orders", change);
  });

  test.each(Object.entries(verbs).filter(([name]) => !onlyForTheTeam.includes(name)))(
    "%s, on the customer page",
    async (_name, prepare) => {
      const { order, change } = await prepare();
      await expectToBeFollowed("order rooms", change, order.id);
    },
  );

  test("a new order, in the list of orders", () => expectToBeFollowed("orders", () => placeOrder(site)));

  test("a repair of the counts, in the list of orders", async () => {
    const { db } = site.services;
    await insertOrder(site);
    await db.transact((tx) => tx.update(db.tables.orderCounts).set({ orders: sql`orders + 1` }));
    await expectToBeFollowed("orders", () => db.transact((tx) => recount(db, tx)));
  });

  test("changes to bookings and of free times", async () => {
    const { services } = site;
    const [startsAt, target] = [await getTime(site), await getTime(site, -1)];
    let id = "";
    const changes = [
      async () => {
        id = (await book(site, { startsAt })).id;
      },
      () => moveMeeting(services, "Visitor", id, target),
      () => cancelMeeting(services, "Ana", id, null),
      () => restoreMeeting(services, "Ana", id),
      () => markNoShow(services, "Ana", id, false, target + 60_000),
      () => changeRows(site, "meetingKinds", {}, { minutes: 20 }),
      () => emptyTables(site, "weeklyHours"),
      () => insertRows(site, "specialDays", { id: "day", day: "2026-12-24", hours: [] }),
    ];
    for (const change of changes) await expectToBeFollowed("availability", change);
  });

  test("changes to products, their files, copies sold and reviews", async () => {
    const product = await insertProduct(site, { salePriceCents: 900, saleLimit: 2 });
    const file = {
      id: "file",
      productId: product.id,
      version: 1,
      name: "a.pdf",
      type: "application/pdf",
      size: 1,
      storagePath: "a",
    };
    const changes = [
      () => changeRows(site, "products", {}, { title: "Other" }),
      () => insertRows(site, "productFiles", file),
      () => insertPublishedReview(site, product),
      () => clearProducts(site),
    ];
    for (const change of changes) await expectToBeFollowed("products", change);
  });
});

/** The files that decide what a form of the ticket does. */
const receivers = [
  ...["office/ticket/receive-ticket-action", "deliver/receive-delivery-action", "message/receive-reply"],
  "review/receive-review-action",
].map((name) => `app/order/${name}.server.ts`);

test("every form of the ticket and every outcome of a payment is tested as a change", async () => {
  const { db, features } = site.services;
  const posted = new Set<unknown>();
  const spies = (["post", "postFiles"] as const).map((method) => vi.spyOn(office, method));
  for (const prepare of Object.values(verbs)) {
    const { change } = await prepare();
    for (const spy of spies) spy.mockClear();
    await change();
    for (const [path, { intent }] of spies.flatMap(({ mock }) => mock.calls))
      if (path.startsWith(paths.adminOrder(""))) posted.add(intent);
  }
  for (const spy of spies) spy.mockRestore();
  const known = receivers.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:case|get\("intent"\) ===) "(\w+)"/g)].map(([, intent]) => intent),
  );
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((intent) => !posted.has(intent))).toEqual([]);
  const recorded = await db.read
    .selectDistinct({ outcome: db.tables.paymentEvents.outcome })
    .from(db.tables.paymentEvents);
  const outcomes = recorded.map(({ outcome }) => outcome);
  expect(outcomes).toEqual(expect.arrayContaining(Object.keys(features.payables.order?.settle ?? {})));
});

test("swapping the priorities of two orders changes the list", async () => {
  const [one, two] = [await insertOrder(site, { priority: "urgent" }), await insertOrder(site)];
  const before = await readListRevision(site.services, "orders");
  await office.post(paths.adminOrder(one.submissionId), { intent: "change", priority: "normal" });
  await office.post(paths.adminOrder(two.submissionId), { intent: "change", priority: "urgent" });
  expect(await readListRevision(site.services, "orders")).not.toBe(before);
});

test("a failed transaction changes no list, and notifies nobody", async () => {
  const { db } = site.services;
  const before = await readListRevision(site.services, "orders");
  await expect(
    db.transact(async (tx) => {
      await tx.delete(db.tables.adminNotes);
      throw new Error("Not today");
    }),
  ).rejects.toThrow("Not today");
  await emptyTables(site, "signInLimits");
  expect(await readListRevision(site.services, "orders")).toBe(before);
});

/** A new table belongs here or to a watched list of its feature. */
const NOT_WATCHED = [
  ...["admin_users", "sessions", "sign_in_limits", "hourly_limits", "submission_keys", "nightly_runs", "leases"],
  ...["revisions", "outbox", "refused_events", "checkout_sessions", "provider_tax_rates"],
  ...["web_vitals", "web_vital_days", "page_views", "coupons", "coupon_uses", "payment_reminders", "email_recipients"],
  // Screens of the office that do not update by themselves.
  ...["contact_messages", "contact_events", "dealflow_applications", "dealflow_events", "trash_events"],
  ...["tool_requests", "tool_request_events", "booking_events", "busy_times", "purchase_events", "product_edits"],
  ...["setting_edits", "account_events", "account_links", "recovery_codes", "summary_lines", "backup_runs", "erasures"],
  ...["payment_entries", "receipts", "receipt_years", "refunds"],
  // A file is shown only through the row that it belongs to.
  ...["uploads", "product_uploads", "product_pictures", "site_pictures"],
];

test("every table belongs to a watched list or is an exception named here", () => {
  const { tables } = site.services.db;
  const { watchedLists, watchedRecords } = site.services.features;
  const watched = [...Object.values(watchedLists), ...Object.values(watchedRecords)].flatMap((list) => list.tables);
  const names = Object.values(tables)
    .filter((table) => is(table, Table))
    .map((table) => getTableName(table));
  const known = [...watched.map((key) => getTableName(tables[key])), ...NOT_WATCHED];
  expect(names.filter((name) => !known.includes(name)).sort()).toEqual([]);
});
