import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import type { Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import type { Row } from "#drizzle/schema";
import { insertOldPaymentEvent, runStatement, withDatabaseBefore } from "#tests/support/database/old-database";
import { listRows } from "#tests/support/database/rows";
import { makeOrder, type Order } from "#tests/support/order/orders";

type Outcome = Row<"paymentEvents">["outcome"];
interface Before extends Partial<Order> {
  outcomes: Outcome[];
  /** Marked paid by hand, later. */
  marked?: boolean;
  /** The expected mark after the migration. */
  is: Order["paymentProblem"];
}

const before: Before[] = [
  { is: "wrong_amount", outcomes: ["wrong_amount"] },
  { is: "already_paid", outcomes: ["applied", "already_paid"], orderStatus: "ready", paymentStatus: "paid" },
  { is: "cancelled_order", outcomes: ["cancelled_order"], orderStatus: "cancelled", paymentStatus: "paid" },
  { is: "already_paid", outcomes: ["already_paid", "wrong_amount"], paymentStatus: "paid" },
  { is: null, outcomes: ["wrong_amount"], orderStatus: "cancelled" },
  { is: null, outcomes: ["wrong_amount"], marked: true, paymentStatus: "paid", orderStatus: "in_progress" },
  { is: null, outcomes: ["applied"], paymentStatus: "paid", orderStatus: "in_progress" },
  { is: null, outcomes: ["not_paid"] },
  { is: null, outcomes: [] },
  { is: "wrong_amount", outcomes: ["wrong_amount"], deletedAt: new Date() },
];

/** Stores an order as earlier versions did, with the outcomes of its payments, one second apart. */
async function store(db: Database, order: Order, outcomes: readonly Outcome[], marked: boolean) {
  const { native, tables, transact } = db;
  const time = (at: Date | null) => (native.dialect === "sqlite" ? at && +at : at);
  const later = (seconds: number) => new Date(+order.createdAt + 1000 * seconds);
  const insert = sql`insert into form_submissions (id, submission_id, created_at, full_name, email, plan_purchased,
    item_split, payment_status, order_status, price_cents, deleted_at) values (${order.id}, ${order.submissionId},
    ${time(order.createdAt)}, 'Dana', 'dana@studio.example', 'starter', 'Flyers', ${order.paymentStatus},
    ${order.orderStatus}, 19900, ${time(order.deletedAt)})`;
  await runStatement(db, insert);
  const type = "checkout.session.completed";
  const reference = order.submissionId;
  for (const [place, outcome] of outcomes.entries())
    await insertOldPaymentEvent(db, { id: `${reference}-${place}`, type, reference, outcome, createdAt: later(place) });
  await transact(async (tx) => {
    const event = { id: reference, orderId: order.id, actor: "Admin", kind: "payment", after: "paid" } as const;
    if (marked) await tx.insert(tables.orderEvents).values({ ...event, createdAt: later(60) });
  });
}

test("unresolved wrong payments of earlier versions are marked and counted", async () => {
  await withDatabaseBefore("payment_problems", async (db) => {
    const orders: Order[] = [];
    for (const { outcomes, is: _, marked = false, ...about } of before) {
      const order = makeOrder(about);
      await store(db, order, outcomes, marked);
      orders.push(order);
    }
    await migrate(db);
    const rows = await listRows(db, "formSubmissions");
    const problems = new Map(rows.map((row) => [row.id, row.paymentProblem]));
    expect(orders.map(({ id }) => problems.get(id))).toEqual(before.map(({ is }) => is));
    const counts = await listOrderCounts(db);
    const counted = (problem: string) =>
      counts.filter((count) => count.paymentProblem === problem).reduce((sum, { orders }) => sum + orders, 0);
    expect(["none", "wrong_amount", "already_paid", "cancelled_order"].map(counted)).toEqual([5, 1, 2, 1]);
  });
});
