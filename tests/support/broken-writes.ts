import { sql } from "drizzle-orm";
import type { Database } from "../../drizzle/connect";

const actions = ["INSERT", "UPDATE", "DELETE"];

/**
 * From now on the database itself refuses to insert, change or delete a row of `table`, and so fails in the middle of
 * whatever transaction does.
 */
export async function breakWrites({ native }: Database, table: string): Promise<void> {
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

export async function mendWrites({ native }: Database, table: string): Promise<void> {
  if (native.dialect === "sqlite")
    for (const action of actions) native.drizzle.run(sql.raw(`DROP TRIGGER broken_${table}_${action}`));
  else await native.pool.query(`DROP TRIGGER broken ON ${table}`);
}

/** Does something while `table` takes no writes, and gives its result. */
export async function whileBroken<Result>(db: Database, table: string, work: () => Promise<Result>): Promise<Result> {
  await breakWrites(db, table);
  return work().finally(() => mendWrites(db, table));
}

/** From now on the database itself refuses to read `table` too, until `mendReads`. */
export const breakReads = (db: Database, table: string) => rename(db, table, `${table}_away`);
export const mendReads = (db: Database, table: string) => rename(db, `${table}_away`, table);

async function rename({ native }: Database, from: string, to: string): Promise<void> {
  const statement = `ALTER TABLE ${from} RENAME TO ${to}`;
  if (native.dialect === "sqlite") native.drizzle.run(sql.raw(statement));
  else await native.pool.query(statement);
}

/** Does something while `table` cannot be read, and gives its result. */
export async function whileUnreadable<Result>(
  db: Database,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await breakReads(db, table);
  return work().finally(() => mendReads(db, table));
}
