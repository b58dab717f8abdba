import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { listCounts } from "../../../app/order/office/query/order-counts.server";
import { connect, type Database } from "../../../drizzle/connect";
import { migrate } from "../../../drizzle/migrate";
import type { Row } from "../../../drizzle/schema";
import { type Order, orderRow } from "../../support/order/orders";
import { scratchFolder } from "../../support/scratch";

const dialect = process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite";

/** The migrations before the one under test. */
function olderMigrations(folder: string): string {
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = join(folder, dialect, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith("_payment_problems"));
  expect(place).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  return folder;
}

/** A separate empty database without tables. */
async function withEmptyDatabase(folder: string, work: (db: Database) => Promise<void>): Promise<void> {
  const server = dialect === "postgres" ? new pg.Client({ connectionString: inject("postgres") }) : null;
  const name = "before_payment_problems";
  await server?.connect();
  await server?.query(`CREATE DATABASE ${name}`);
  const db = connect(
    server ? Object.assign(new URL(inject("postgres")), { pathname: name }).href : `file:${join(folder, "old.db")}`,
  );
  await work(db).finally(() => db.close());
  await server?.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server?.end();
}

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
async function store(
  { native, tables, transact }: Database,
  order: Order,
  outcomes: readonly Outcome[],
  marked: boolean,
) {
  const time = (at: Date | null) => (native.dialect === "sqlite" ? at && +at : at);
  const later = (seconds: number) => new Date(+order.createdAt + 1000 * seconds);
  const insert = sql`insert into form_submissions (id, submission_id, created_at, full_name, email, plan_purchased,
    item_split, payment_status, order_status, price_cents, deleted_at) values (${order.id}, ${order.submissionId},
    ${time(order.createdAt)}, 'Dana', 'dana@studio.example', 'starter', 'Flyers', ${order.paymentStatus},
    ${order.orderStatus}, 19900, ${time(order.deletedAt)})`;
  if (native.dialect === "sqlite") native.drizzle.run(insert);
  else await native.drizzle.execute(insert);
  const type = "checkout.session.completed";
  const reference = order.submissionId;
  await transact(async (tx) => {
    for (const [place, outcome] of outcomes.entries())
      await tx
        .insert(tables.paymentEvents)
        .values({ id: `${reference}-${place}`, type, reference, outcome, createdAt: later(place) });
    const event = { id: reference, submissionId: order.id, actor: "Admin", kind: "payment", after: "paid" } as const;
    if (marked) await tx.insert(tables.orderEvents).values({ ...event, createdAt: later(60) });
  });
}

test("payments that were wrong before are marked where nobody has dealt with them, and counted", async () => {
  const folder = await scratchFolder("migration");
  await withEmptyDatabase(folder, async (db) => {
    await migrate(db, olderMigrations(folder));
    const orders: Order[] = [];
    for (const { outcomes, is: _, marked = false, ...about } of before) {
      const order = orderRow(about);
      await store(db, order, outcomes, marked);
      orders.push(order);
    }
    await migrate(db);
    const rows = await db.read.select().from(db.tables.formSubmissions);
    const problems = new Map(rows.map((row) => [row.id, row.paymentProblem]));
    expect(orders.map(({ id }) => problems.get(id))).toEqual(before.map(({ is }) => is));
    const counts = await listCounts(db);
    const counted = (problem: string) =>
      counts.filter((count) => count.paymentProblem === problem).reduce((sum, { orders }) => sum + orders, 0);
    expect(["none", "wrong_amount", "already_paid", "cancelled_order"].map(counted)).toEqual([5, 1, 2, 1]);
  });
  rmSync(folder, { recursive: true, force: true });
});
