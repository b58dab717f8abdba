import { and, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Command, CommandRefused } from "#app/server/command.server";
import { claimDay } from "#app/server/daily-jobs.server";
import type { Services } from "#app/server/services.server";
import { repairSchema } from "#drizzle/check-schema";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { ACTION_NEEDED } from "#drizzle/schema/values";
import { SchemaError } from "#drizzle/schema-objects";
import { repairSearch } from "./order-trigrams.server";

export const DAILY_RECOUNT = "recount";

type WrongCount = Omit<Row<"orderCounts">, "orders"> & { stored: number; real: number };

export async function recountAndLog({ db, log }: Services, tx: Writer): Promise<void> {
  for (const count of await recount(db, tx)) log.error(count, "order count was wrong");
}

export function createRecountCommand(services: Services): Command {
  return {
    about: "Restores missing triggers and indexes, recounts all orders and repairs the counts and the search.",
    run: async () => {
      const restored = await repair(services.db);
      for (const name of restored) console.log(`Restored: ${name}`);
      const found = await repairSearch(services.db, { refill: restored.length > 0 });
      if (found > 0) console.log(`Orders added back to the search: ${found}`);
      const wrong = await services.db.transact(async (tx) => {
        // Locks the job's row, so that two recounts cannot repair the same difference.
        await claimDay(services, tx, DAILY_RECOUNT, Date.now(), { again: true });
        return recount(services.db, tx);
      });
      for (const { stored, real, ...kind } of wrong)
        console.log(`${Object.values(kind).join(" ")}: ${stored}, now ${real}`);
      console.log(wrong.length > 0 ? `Counts repaired: ${wrong.length}` : "All counts agree with the orders.");
    },
  };
}

async function repair(db: Database): Promise<string[]> {
  try {
    return await repairSchema(db);
  } catch (error) {
    if (error instanceof SchemaError) throw new CommandRefused(error.message);
    throw error;
  }
}

export async function recount(db: Database, tx: Writer): Promise<WrongCount[]> {
  const found = await findWrongCounts(db, tx);
  await repairCounts(db, tx, found);
  return found;
}

/** A single statement, so that an order placed meanwhile is in both counts or in neither. */
function findWrongCounts(db: Database, tx: Writer): Promise<WrongCount[]> {
  const { formSubmissions, orderCounts } = db.tables;
  const { orders, ...kind } = getTableColumns(orderCounts);
  const { planPurchased, orderStatus, paymentStatus, priority, paymentProblem, deletedAt } = formSubmissions;
  const indexed = { planPurchased, orderStatus, paymentStatus, priority };
  const countOrders = (problem: SQL | typeof paymentProblem, number: SQL) =>
    tx
      .select({
        ...indexed,
        paymentProblem: sql<WrongCount["paymentProblem"]>`${problem}`.as("payment_problem"),
        stored: sql<number>`0`.as("stored"),
        real: sql<number>`${number}`.as("real"),
      })
      .from(formSubmissions);
  const hasProblem = and(isNull(deletedAt), sql.raw(ACTION_NEEDED), isNotNull(paymentProblem));
  const combined = tx
    .select({ ...kind, stored: sql<number>`${orders}`.as("stored"), real: sql<number>`0`.as("real") })
    .from(orderCounts)
    .unionAll(
      countOrders(sql`'none'`, sql`count(*)`)
        .where(isNull(deletedAt))
        .groupBy(...Object.values(indexed)),
    )
    .unionAll(countOrders(sql`'none'`, sql`-1`).where(hasProblem))
    .unionAll(countOrders(paymentProblem, sql`1`).where(hasProblem))
    .as("both");
  const { stored, real, ...kindFields } = combined._.selectedFields;
  return tx
    .select({ ...kindFields, stored: sql`sum(${stored})`.mapWith(Number), real: sql`sum(${real})`.mapWith(Number) })
    .from(combined)
    .groupBy(...Object.values(kindFields))
    .having(sql`sum(${stored}) <> sum(${real})`)
    .orderBy(...Object.values(kindFields));
}

/** A count is the sum of several rows on PostgreSQL, and one row on SQLite. */
async function repairCounts(db: Database, tx: Writer, wrong: WrongCount[]): Promise<void> {
  const { orderCounts } = db.tables;
  const { orders, ...kindColumns } = getTableColumns(orderCounts);
  for (const { stored, real, ...kind } of wrong) {
    const insert = tx.insert(orderCounts).values({ ...kind, orders: real - stored });
    const set = { orders: sql`${orders} + excluded.orders` };
    await (db.dialect === "postgres" ? insert : insert.onConflictDoUpdate({ target: Object.values(kindColumns), set }));
  }
}
