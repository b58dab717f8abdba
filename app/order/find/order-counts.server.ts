import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { needsAction } from "../model/order-filters";
import { matchesFilters } from "./order-conditions.server";
import { isFiltered, kindColumns, type OrderQuery } from "./order-query.server";

/** `waiting`: orders whose question or message waits for an answer. */
export type OrderCount = Row<"orderCounts"> & { waiting: number };

export async function listOrderCounts(db: Pick<Database, "read" | "tables">): Promise<OrderCount[]> {
  const { orders, ...kind } = getTableColumns(db.tables.orderCounts);
  const [rows, waiting] = await Promise.all([
    db.read
      .select({ ...kind, orders: sql<number | string>`sum(${orders})` })
      .from(db.tables.orderCounts)
      .groupBy(...Object.values(kind))
      .orderBy(...Object.values(kind)),
    countWaiting(db),
  ]);
  return rows
    .map((row) => ({ ...row, orders: Number(row.orders), waiting: waiting.get(keyOf(row)) ?? 0 }))
    .filter((row) => row.orders > 0);
}

type Kind = Omit<Row<"orderCounts">, "orders">;

const keyOf = ({ planPurchased, orderStatus, paymentStatus, priority, paymentProblem }: Kind) =>
  [planPurchased, orderStatus, paymentStatus, priority, paymentProblem].join(" ");

async function countWaiting(db: Pick<Database, "read" | "tables">): Promise<Map<string, number>> {
  const counts = await countFewOrders(db, sql`deleted_at is null and waiting_since is not null`);
  return new Map(counts.map((count) => [keyOf(count), count.orders]));
}

/** Groups in memory, because SQLite would group through another index and read every order. */
async function countFewOrders(
  { read, tables: { formSubmissions } }: Pick<Database, "read" | "tables">,
  condition: SQL | undefined,
): Promise<OrderCount[]> {
  const { planPurchased, orderStatus, paymentStatus, priority, paymentProblem, waitingSince } = formSubmissions;
  const columns = { planPurchased, orderStatus, paymentStatus, priority, paymentProblem, waitingSince };
  const counts = new Map<string, OrderCount>();
  for (const { waitingSince, ...order } of await read.select(columns).from(formSubmissions).where(condition)) {
    const kind = { ...order, paymentProblem: order.paymentProblem ?? ("none" as const) };
    const count = counts.get(keyOf(kind)) ?? { ...kind, orders: 0, waiting: 0 };
    counts.set(keyOf(kind), { ...count, orders: count.orders + 1, waiting: count.waiting + (waitingSince ? 1 : 0) });
  }
  return [...counts.values()];
}

/** Counts orders instead of adding stored counts, which know no ages and deposits. */
export async function countOrders(db: Database, query: OrderQuery): Promise<OrderCount[]> {
  const condition = matchesFilters(db, { ...query, q: "" }, "kind");
  if (query.needsAction || query.isDepositPaid) return countFewOrders(db, condition);
  const { formSubmissions } = db.tables;
  const { planPurchased, orderStatus, paymentStatus, priority } = formSubmissions;
  const kind = { planPurchased, orderStatus, paymentStatus, priority };
  const rows = await db.read
    .select({ ...kind, orders: sql<number | string>`count(*)` })
    .from(formSubmissions)
    .where(condition)
    .groupBy(...Object.values(kind));
  // The index does not cover problems and waiting messages, which only Action needed depends on.
  return rows.map((row) => ({ ...row, paymentProblem: "none", orders: Number(row.orders), waiting: 0 }));
}

export function countMatching(counts: OrderCount[], query: OrderQuery): number {
  const filtered = kindColumns.filter((name) => isFiltered(query, name));
  return counts
    .filter((count) => filtered.every((name) => query.kinds[name].includes(count[name])))
    .reduce((sum, count) => sum + (query.needsAction ? countNeeded(count) : count.orders), 0);
}

export const sumOrders = (counts: OrderCount[]): number => counts.reduce((sum, { orders }) => sum + orders, 0);

export const countActionNeeded = (counts: OrderCount[]): number =>
  counts.reduce((sum, count) => sum + countNeeded(count), 0);

function countNeeded(count: OrderCount): number {
  const hasProblem = count.paymentProblem !== "none";
  if (needsAction({ ...count, hasProblem, isWaiting: false })) return count.orders;
  return needsAction({ ...count, hasProblem, isWaiting: true }) ? count.waiting : 0;
}
