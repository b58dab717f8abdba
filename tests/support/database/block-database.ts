import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

const actions = ["INSERT", "UPDATE", "DELETE"];

/** Makes the database itself fail in the middle of a transaction that writes to the table. */
export async function blockWrites({ native }: Database, table: string): Promise<void> {
  if (native.dialect === "sqlite")
    for (const action of actions)
      native.drizzle.run(
        sql.raw(
          `CREATE TRIGGER broken_${table}_${action} BEFORE ${action} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
        ),
      );
  else
    await native.pool.query(
      `CREATE OR REPLACE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
       CREATE TRIGGER broken BEFORE ${actions.join(" OR ")} ON ${table} FOR EACH ROW EXECUTE FUNCTION broken()`,
    );
}

export async function allowWrites({ native }: Database, table: string): Promise<void> {
  if (native.dialect === "sqlite")
    for (const action of actions) native.drizzle.run(sql.raw(`DROP TRIGGER broken_${table}_${action}`));
  else await native.pool.query(`DROP TRIGGER broken ON ${table}`);
}

export async function withBlockedWrites<Result>(
  db: Database,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await blockWrites(db, table);
  return work().finally(() => allowWrites(db, table));
}

export const blockReads = (db: Database, table: string) => renameTable(db, table, `${table}_away`);
export const allowReads = (db: Database, table: string) => renameTable(db, `${table}_away`, table);

async function renameTable({ native }: Database, from: string, to: string): Promise<void> {
  const statement = `ALTER TABLE ${from} RENAME TO ${to}`;
  if (native.dialect === "sqlite") native.drizzle.run(sql.raw(statement));
  else await native.pool.query(statement);
}

export async function withBlockedReads<Result>(
  db: Database,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await blockReads(db, table);
  return work().finally(() => allowReads(db, table));
}
