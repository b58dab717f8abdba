import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./connect";

const MIGRATION_LOCK_TIMEOUT_MS = 120_000;

/** Any number, the same in every process. */
const ADVISORY_LOCK = 7_256_388;

/** Safe to run at every start and in several processes at once. */
export async function migrate(db: Database, folder = "migrations"): Promise<void> {
  const migrationsFolder = resolve(folder, db.dialect);
  if (db.native.dialect === "sqlite") {
    await migrateSqlite(db, db.native.drizzle, readMigrationFiles({ migrationsFolder }));
    return;
  }
  const client = await db.native.pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder });
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [ADVISORY_LOCK]).catch(() => {});
    client.release();
  }
}

/** Drizzle's own migrator does not check again under the write lock, so two processes would create the same tables. */
async function migrateSqlite(db: Database, drizzle: BetterSQLite3Database, migrations: MigrationMeta[]): Promise<void> {
  const [known] = await db.read
    .select({ name: sql<string>`name` })
    .from(sql`sqlite_master`)
    .where(sql`name = '__drizzle_migrations'`);
  const [read] = known
    ? await db.read.select({ last: sql<number>`max(created_at)` }).from(sql`__drizzle_migrations`)
    : [];
  const newest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
  if (Number(read?.last ?? 0) >= newest) return;
  const apply = async () => {
    drizzle.run(
      sql`CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
    );
    const { last } = drizzle.get<{ last: number | null }>(
      sql`SELECT max(created_at) AS last FROM __drizzle_migrations`,
    );
    for (const { folderMillis, hash, sql: statements } of migrations) {
      if (folderMillis <= Number(last ?? 0)) continue;
      for (const statement of statements) drizzle.run(sql.raw(statement));
      drizzle.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`);
    }
    const broken = drizzle.all(sql`PRAGMA foreign_key_check`);
    if (broken.length > 0) throw new Error(`the migrations would break ${broken.length} references`);
  };
  await withoutForeignKeys(drizzle, () => db.transact(apply, MIGRATION_LOCK_TIMEOUT_MS));
}

/** Rebuilding a table would delete the rows that reference it. SQLite ignores the setting within a transaction. */
async function withoutForeignKeys(drizzle: BetterSQLite3Database, work: () => Promise<void>): Promise<void> {
  const set = (value: "ON" | "OFF") => {
    drizzle.run(sql.raw(`PRAGMA foreign_keys = ${value}`));
    const { foreign_keys: on } = drizzle.get<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`);
    if (on !== Number(value === "ON")) throw new Error(`SQLite left foreign keys ${on ? "on" : "off"}`);
  };
  set("OFF");
  try {
    await work();
  } finally {
    set("ON");
  }
}
