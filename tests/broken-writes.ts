import { sql } from "drizzle-orm";
import type { Database } from "../drizzle/connect";

/** From now on every row written to `table` is refused, by the database itself, in the middle of its transaction. */
export async function breakWrites({ native }: Database, table: string): Promise<void> {
  if (native.dialect === "sqlite")
    native.drizzle.run(
      sql.raw(`CREATE TRIGGER broken_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`),
    );
  else await native.pool.query(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (id = 'never') NOT VALID`);
}

export async function mendWrites({ native }: Database, table: string): Promise<void> {
  if (native.dialect === "sqlite") native.drizzle.run(sql.raw(`DROP TRIGGER broken_${table}`));
  else await native.pool.query(`ALTER TABLE ${table} DROP CONSTRAINT broken`);
}
