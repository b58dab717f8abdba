import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { runStatement } from "./old-database";

/** Drops every trigger with its function, and every index without a constraint. Returns their number. */
export async function dropTriggersAndIndexes(db: Database): Promise<number> {
  const statements = await listDropStatements(db);
  for (const statement of statements) await runStatement(db, sql.raw(statement));
  return statements.length;
}

async function listDropStatements({ native }: Database): Promise<string[]> {
  if (native.dialect === "sqlite") {
    const found = native.drizzle.all<{ statement: string }>(sql`
      select 'drop ' || type || ' ' || name as statement from sqlite_schema
      where type in ('trigger', 'index') and sql is not null`);
    return found.map(({ statement }) => statement);
  }
  const { rows } = await native.drizzle.execute<{ statement: string }>(sql`
    select 'drop trigger ' || tgname || ' on ' || tgrelid::regclass as statement from pg_trigger where not tgisinternal
    union all select 'drop index ' || indexrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
  return rows.map(({ statement }) => statement);
}
