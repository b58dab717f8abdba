import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

/** Every table, index and trigger with its definition. */
export async function readSchema({ native }: Database): Promise<{ type: string; name: string }[]> {
  if (native.dialect === "sqlite")
    return native.drizzle.all<{ type: string; name: string }>(
      sql`select type, name, tbl_name, sql from sqlite_schema order by type, name`,
    );
  const { rows } = await native.drizzle.execute<{ type: string; name: string }>(sql`
    select 'index' as type, indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2`);
  return rows;
}
