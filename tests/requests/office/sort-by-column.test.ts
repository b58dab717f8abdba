import { beforeAll, describe, expect, test } from "vitest";
import { exportOrders } from "#app/order/find/export-orders.server";
import { findOrders } from "#app/order/find/find-orders.server";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { createOrderQuery } from "#app/order/find/order-query.server";
import { type Filters, noFilters } from "#app/order/model/order-filters";
import type { SortOrder } from "#app/order/model/order-sorts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "#drizzle/schema/values";
import { readCsv } from "#tests/support/office/csv";
import { novemberDay } from "#tests/support/office/list-orders";
import { insertOrders, makeOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** More than are read one by one, so that the search has to use its indexes. */
const orders = Array.from({ length: 5200 }, (_, n) =>
  makeOrder({
    id: `order-${String((n * 7919) % 5200).padStart(4, "0")}`,
    createdAt: new Date(+novemberDay(1) + Math.floor(n / 3) * 1000),
    fullName: n % 400 === 7 ? `Zoe Quist ${n}` : `Dana ${n}`,
    email: n % 400 === 7 ? "zoe@quist.test" : "dana@studio.example",
    businessName: n % 10 === 0 ? null : `studio ${n % 7}`,
    priceCents: (n % 13) * 1000,
    waitingSince: n % 50 === 7 ? new Date(+novemberDay(2) + (n % 11) * 60_000) : null,
    orderStatus: ORDER_STATUSES[n % 4],
    paymentStatus: PAYMENT_STATUSES[n % 3],
  }),
);
beforeAll(() => insertOrders(site, orders), 60_000);

const described = { label: "", head: { column: "", direction: "ascending" } } as const;

/** As an entry of order-sorts.ts would be. */
const sorts: Record<string, SortOrder> = {
  "a text": {
    ...described,
    byColumn: { column: "businessName", direction: "ascending" },
    byTime: "descending",
  },
  "a text, descending": {
    ...described,
    byColumn: { column: "businessName", direction: "descending" },
    byTime: "descending",
  },
  "a number": { ...described, byColumn: { column: "priceCents", direction: "ascending" }, byTime: "ascending" },
  "a number, descending": {
    ...described,
    byColumn: { column: "priceCents", direction: "descending" },
    byTime: "ascending",
  },
  "a time": { ...described, byColumn: { column: "waitingSince", direction: "ascending" }, byTime: "descending" },
  "a time, descending": {
    ...described,
    byColumn: { column: "waitingSince", direction: "descending" },
    byTime: "ascending",
  },
  "groups of a status": {
    ...described,
    groupBy: { column: "orderStatus", values: [...ORDER_STATUSES].reverse() },
    byTime: "descending",
  },
  "groups, and in each a text": {
    ...described,
    groupBy: { column: "paymentStatus", values: PAYMENT_STATUSES },
    byColumn: { column: "businessName", direction: "descending" },
    byTime: "ascending",
  },
};

function sortInMemory({ groupBy, byColumn, byTime }: SortOrder, rows: Order[]): string[] {
  const compare = <Value>(a: Value, b: Value, direction: string) =>
    a === b ? 0 : a < b === (direction === "ascending") ? -1 : 1;
  const rank = (order: Order) => (groupBy ? groupBy.values.indexOf(order[groupBy.column]) : 0);
  const compareColumn = (a: Order, b: Order) => {
    if (!byColumn) return 0;
    const [one, other] = [a, b].map((order) => order[byColumn.column]?.valueOf() ?? null);
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(one, other, byColumn.direction);
  };
  const sorted = [...rows].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compareColumn(a, b) ||
      compare(+a.createdAt, +b.createdAt, byTime) ||
      compare(a.id, b.id, byTime),
  );
  return sorted.map(({ id }) => id);
}

describe.each(Object.entries(sorts))("sorted by %s", (_, sort) => {
  const createQuery = (filters: Partial<Filters>) => ({
    ...createOrderQuery(site.services, [{ planPurchased: "starter" }], { ...noFilters, ...filters }),
    sort,
  });
  const find = async (filters: Partial<Filters>) =>
    findOrders(site.services.db, await listOrderCounts(site.services.db), createQuery(filters), 51);
  const readExport = async (filters: Partial<Filters>) => {
    const csv = exportOrders(site.services, createQuery(filters), { withAmounts: false });
    const ids = new Map(orders.map(({ submissionId, id }) => [submissionId, id]));
    return readCsv(await new Response(csv).text())
      .slice(1)
      .map((row) => ids.get(row[1] ?? ""));
  };

  test.each<[Partial<Filters>, (order: Order) => boolean]>([
    [{}, () => true],
    [{ status: "ready" }, ({ orderStatus }) => orderStatus === "ready"],
    [{ unpaid: "1" }, ({ orderStatus, paymentStatus }) => orderStatus !== "cancelled" && paymentStatus !== "paid"],
    [
      { status: "action_needed" },
      ({ orderStatus, paymentStatus, waitingSince }) =>
        orderStatus === "in_progress" ||
        (orderStatus === "pending_payment" && paymentStatus === "paid") ||
        waitingSince !== null,
    ],
  ])("the first, middle and last pages and the CSV file of %j are in order", async (filters, matches) => {
    const expected = sortInMemory(sort, orders.filter(matches));
    const found = await find(filters);
    expect(found).toMatchObject({ count: expected.length, hasMore: false });
    for (const offset of [0, 300, Math.floor(expected.length / 2) + 10, expected.length - 20])
      expect(await found.listIds({ offset, limit: 50 })).toEqual(expected.slice(offset, offset + 50));
    expect(await readExport(filters)).toEqual(expected);
  });

  test.each([{}, { status: "ready" }] as const)("a search of %j is in order among all matches", async (filters) => {
    const isMatch = ({ orderStatus }: Order) => !("status" in filters) || orderStatus === filters.status;
    for (const q of ["dana", "quist"]) {
      const expected = sortInMemory(
        sort,
        orders.filter((order) => isMatch(order) && order.search.includes(q)),
      );
      const found = await find({ ...filters, q });
      expect(found.hasMore).toBe(expected.length > 500);
      expect(await found.listIds({ offset: 0, limit: 50 })).toEqual(expected.slice(0, 50));
      expect(await readExport({ ...filters, q })).toEqual(expected);
    }
  });
});
