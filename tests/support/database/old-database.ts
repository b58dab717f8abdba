import { randomBytes } from "node:crypto";
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject } from "vitest";
import { connect, type Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import type { Row, Tables } from "#drizzle/schema";
import { createTempFolder } from "../temp-folder";

const dialect = process.env.TEST_DATABASE === "postgres" ? "postgres" : "sqlite";

/** The database is as it was before the migration whose file name ends with `_<name>`. */
export async function withDatabaseBefore(
  name: string,
  run: (db: Database, url: string) => Promise<void>,
): Promise<void> {
  const folder = await createTempFolder("migration");
  const server = dialect === "postgres" ? new pg.Client({ connectionString: inject("postgres") }) : null;
  // Random, because two files may need the same database at once.
  const database = `before_${randomBytes(8).toString("hex")}`;
  await server?.connect();
  await server?.query(`CREATE DATABASE ${database}`);
  const url = server
    ? Object.assign(new URL(inject("postgres")), { pathname: database }).href
    : `file:${join(folder, "old.db")}`;
  const db = connect(url);
  try {
    await migrate(db, copyMigrationsBefore(name, folder));
    await run(db, url);
  } finally {
    await db.close();
    await server?.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await server?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For statements that today's schema does not allow. */
export async function runStatement({ native, transact }: Database, statement: SQL): Promise<void> {
  if (native.dialect === "sqlite") await transact(async () => void native.drizzle.run(statement));
  else await native.drizzle.execute(statement);
}

/** The columns of today's schema that the table has now. */
export async function listColumns<Name extends keyof Tables>(db: Database, name: Name) {
  const table = db.tables[name];
  const { native } = db;
  const found =
    native.dialect === "sqlite"
      ? native.drizzle.all<{ name: string }>(sql`select name from pragma_table_info(${getTableName(table)})`)
      : (
          await native.drizzle.execute<{ name: string }>(
            sql`select column_name as name from information_schema.columns where table_name = ${getTableName(table)}`,
          )
        ).rows;
  const names = new Set(found.map((column) => column.name));
  return Object.entries(getTableColumns(table)).filter(([, column]) => names.has(column.name));
}

/** The columns that the tables have now, to read them again after migrations that add others. */
export async function listStoredColumns(db: Database, names: readonly (keyof Tables)[]) {
  const columns = names.map(async (name) => [name, Object.fromEntries(await listColumns(db, name))] as const);
  return (await Promise.all(columns)).filter(([, found]) => Object.keys(found).length > 0);
}

export async function readStoredRows(
  { read, tables }: Database,
  columnsOf: Awaited<ReturnType<typeof listStoredColumns>>,
) {
  const rows: Partial<Record<keyof Tables, Record<string, unknown>[]>> = {};
  for (const [name, columns] of columnsOf)
    rows[name] = await read
      .select(columns)
      .from(tables[name])
      .orderBy(...(Object.values(columns) as never[]).slice(0, 3));
  return rows;
}

/** Writes only the columns that the table has now. */
export async function insertOldRows<Name extends keyof Tables>(db: Database, name: Name, rows: Row<Name>[]) {
  const columns = await listColumns(db, name);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (const row of rows) {
    const values = columns.map(([key, column]) => {
      const value = row[key as keyof typeof row];
      return value === null ? sql`null` : sql.param(value, column);
    });
    await runStatement(db, sql`insert into ${db.tables[name]} (${names}) values (${sql.join(values, sql`, `)})`);
  }
}

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

/** A copy of the migrations in which the one whose file name ends with `_<name>` has one more statement at its end. */
export async function copyMigrationsWith(name: string, statement: string): Promise<string> {
  const folder = await createTempFolder("changed-migration");
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = readdirSync(join(folder, dialect)).find((one) => one.endsWith(`_${name}.sql`)) ?? "";
  appendFileSync(join(folder, dialect, file), `--> statement-breakpoint\n${statement}`);
  return folder;
}

function copyMigrationsBefore(name: string, folder: string): string {
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = join(folder, dialect, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  expect(index).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return folder;
}
