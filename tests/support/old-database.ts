import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject } from "vitest";
import { connect, type Database } from "../../drizzle/connect";
import { migrate } from "../../drizzle/migrate";
import type { Row } from "../../drizzle/schema";
import { scratchFolder } from "./scratch";

const dialect = process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite";

/** Gives `work` a database of its own as it was before the migration whose file name ends with `_<name>`. */
export async function withDatabaseBefore(name: string, work: (db: Database) => Promise<void>): Promise<void> {
  const folder = await scratchFolder("migration");
  const server = dialect === "postgres" ? new pg.Client({ connectionString: inject("postgres") }) : null;
  await server?.connect();
  await server?.query(`CREATE DATABASE before_${name}`);
  const db = connect(
    server
      ? Object.assign(new URL(inject("postgres")), { pathname: `before_${name}` }).href
      : `file:${join(folder, "old.db")}`,
  );
  try {
    await migrate(db, copyMigrationsBefore(name, folder));
    await work(db);
  } finally {
    await db.close();
    await server?.query(`DROP DATABASE before_${name} WITH (FORCE)`);
    await server?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a statement that today's schema does not allow. */
export async function runStatement({ native, transact }: Database, statement: SQL): Promise<void> {
  if (native.dialect === "sqlite") await transact(async () => void native.drizzle.run(statement));
  else await native.drizzle.execute(statement);
}

/** Stores a payment event without the columns that came later. */
export async function insertOldPaymentEvent(
  db: Database,
  event: Pick<Row<"paymentEvents">, "id" | "type" | "reference" | "outcome" | "createdAt">,
): Promise<void> {
  const time = db.dialect === "sqlite" ? +event.createdAt : event.createdAt.toISOString();
  await runStatement(
    db,
    sql`insert into payment_events (id, type, reference, amount_cents, currency, outcome, created_at)
      values (${event.id}, ${event.type}, ${event.reference}, 19900, 'usd', ${event.outcome}, ${time})`,
  );
}

/** A copy of the migrations in which the one whose file name ends with `_<name>` fails at its end. */
export async function copyMigrationsFailingAt(name: string): Promise<string> {
  const folder = await scratchFolder("failing-migration");
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = readdirSync(join(folder, dialect)).find((one) => one.endsWith(`_${name}.sql`)) ?? "";
  appendFileSync(join(folder, dialect, file), "--> statement-breakpoint\nDROP TABLE nothing_of_this_name;");
  return folder;
}

function copyMigrationsBefore(name: string, folder: string): string {
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = join(folder, dialect, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  expect(place).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  return folder;
}
