import { resolve } from "node:path";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connect";
import { getTableConfig } from "./references";
import { listSchemaObjects, SchemaError, type SchemaObject } from "./schema-objects";

type NeededObject = Omit<SchemaObject, "type"> & { type: SchemaObject["type"] | "column" };

/** @throws SchemaError that lists everything that is missing */
export async function checkSchema(db: Database): Promise<void> {
  const missing = await findMissing(db);
  if (missing.length > 0) throw new SchemaError(describeMissing(missing));
}

export async function findMissingObjects(db: Database): Promise<{ missing: string[]; advice: string }> {
  const missing = await findMissing(db);
  return { missing: missing.map(describe), advice: advise(missing) };
}

/** Recreates missing triggers, functions and indexes. @throws SchemaError when a table or column is missing */
export async function repairSchema(db: Database): Promise<string[]> {
  const missing = await findMissing(db);
  const unrepairable = missing.filter(isUnrepairable);
  if (unrepairable.length > 0) throw new SchemaError(describeMissing(unrepairable));
  // A trigger needs its function first.
  const ordered = [...missing].sort((a, b) => Number(b.type === "function") - Number(a.type === "function"));
  for (const { statement } of ordered) await runStatement(db, sql.raw(statement));
  return missing.map(describe);
}

const advise = (missing: readonly NeededObject[]): string =>
  missing.some(isUnrepairable)
    ? "Tables and columns cannot be recreated without their data: restore a backup (docs/operations.md, Backup)."
    : "To restore them and recount the orders, run `npm run admin -- recount`.";

function describeMissing(missing: readonly NeededObject[]): string {
  const list = missing.map((object) => `  - ${describe(object)}`).join("\n");
  return `The database lacks objects that this version needs:\n${list}\n${advise(missing)}`;
}

const isUnrepairable = ({ type, statement }: NeededObject) => type === "table" || type === "column" || statement === "";

function describe({ type, name, table }: NeededObject): string {
  return name === table ? `${type} ${name}` : `${type} ${name} of table ${table}`;
}

async function findMissing(db: Database): Promise<NeededObject[]> {
  const existing = new Set(await readExisting(db));
  const isMissing = (object: NeededObject) => !existing.has(keyOf(object));
  const missing = listNeeded(db).filter(isMissing);
  const tables = new Set(missing.flatMap(({ type, name }) => (type === "table" ? [name] : [])));
  return missing.filter(({ type, table }) => type === "table" || !tables.has(table));
}

const keyOf = ({ type, name, table }: Pick<NeededObject, "type" | "name" | "table">) => `${type} ${name} ${table}`;

function listNeeded(db: Database): NeededObject[] {
  const migrations = readMigrationFiles({ migrationsFolder: resolve("migrations", db.dialect) });
  const inMigrations = listSchemaObjects(migrations.map((migration) => migration.sql));
  const inSchema = Object.values(db.tables).flatMap((table: PgTable): NeededObject[] => {
    const { columns, indexes } = getTableConfig(db, table);
    const shared = { table: getTableName(table), statement: "" };
    return [
      { ...shared, type: "table", name: shared.table },
      ...columns.map(({ name }) => ({ ...shared, type: "column" as const, name })),
      ...indexes.map(({ config }) => ({ ...shared, type: "index" as const, name: config.name ?? "" })),
    ];
  });
  return [...new Map([...inSchema, ...inMigrations].map((object) => [keyOf(object), object])).values()];
}

async function readExisting(db: Database): Promise<string[]> {
  if (db.native.dialect === "sqlite") {
    const found = db.native.drizzle.all<{ key: string }>(sql`
      select type || ' ' || name || ' ' || tbl_name as key from sqlite_schema
      union all select 'column ' || c.name || ' ' || t.name from sqlite_schema t join pragma_table_info(t.name) c
        where t.type = 'table'`);
    return found.map(({ key }) => key);
  }
  const { rows } = await db.native.drizzle.execute<{ key: string }>(sql`
    with tables as (
      select oid, relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    )
    select 'table ' || relname || ' ' || relname as key from tables
    union all select 'column ' || attname || ' ' || relname from pg_attribute join tables on oid = attrelid
      where attnum > 0 and not attisdropped
    union all select 'index ' || i.relname || ' ' || tables.relname from pg_index join tables on tables.oid = indrelid
      join pg_class i on i.oid = indexrelid where indisvalid
    union all select 'trigger ' || tgname || ' ' || relname from pg_trigger join tables on tables.oid = tgrelid
      where tgenabled <> 'D'
    union all select 'function ' || proname || ' ' || proname from pg_proc
      where pronamespace = current_schema()::regnamespace`);
  return rows.map(({ key }) => key);
}

async function runStatement({ native, transact }: Database, statement: SQL): Promise<void> {
  if (native.dialect === "sqlite") await transact(async () => void native.drizzle.run(statement));
  else await native.drizzle.execute(statement);
}
