import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./connect";
import { refuseLateRemovals, refuseNewerDatabase } from "./late-migrations";
import { isUnfinished, UNFINISHED } from "./rows/unfinished-copy";
import { SchemaError } from "./schema-objects";

const MIGRATION_LOCK_TIMEOUT_MS = 120_000;

const ADVISORY_LOCK = 7_256_388;

type SelectPending = (applied: { when: unknown }[]) => MigrationMeta[];

/**
 * Applies the migrations that have no row in drizzle's table, in the order of the journal. A migration that was merged
 * late is applied even if a newer one has already run. Safe to run at every start and in several processes at once.
 * @param options.only the times of the migrations to apply, as in the journal; all if absent
 * @param options.fills whether the caller copies rows into the database, which may then have only part of them
 * @throws SchemaError for a late migration that removes anything, a newer version's database, or an unfinished copy
 */
export async function migrate(
  db: Database,
  folder = "migrations",
  { only, fills = false }: { only?: ReadonlySet<number>; fills?: boolean } = {},
): Promise<void> {
  if (!fills && (await isUnfinished(db))) throw new SchemaError(UNFINISHED);
  const migrationsFolder = resolve(folder, db.dialect);
  const migrations = readMigrationFiles({ migrationsFolder });
  const selectPending: SelectPending = (applied) => {
    const times = new Set(applied.map(({ when }) => Number(when)));
    refuseNewerDatabase(migrations, times);
    const isPending = (time: number) => !times.has(time) && (only?.has(time) ?? true);
    const pending = migrations.filter(({ folderMillis }) => isPending(folderMillis));
    refuseLateRemovals(migrationsFolder, pending, times);
    return pending;
  };
  if (db.native.dialect === "sqlite") await migrateSqlite(db, db.native.drizzle, selectPending);
  else await migratePostgres(db.native.pool, selectPending);
}

/** `newer`: migrations that only a newer version knows. */
export async function countMigrations(
  db: Database,
  folder = "migrations",
): Promise<{ applied: number; pending: number; newer: number }> {
  const known = readMigrationFiles({ migrationsFolder: resolve(folder, db.dialect) }).map((one) => one.folderMillis);
  const { native } = db;
  const times = new Set(
    (native.dialect === "sqlite" ? await readAppliedSqlite(db) : await readApplied(native.pool)).map(Number),
  );
  const applied = known.filter((time) => times.has(time)).length;
  return { applied, pending: known.length - applied, newer: times.size - applied };
}

async function readApplied(pool: pg.Pool): Promise<unknown[]> {
  const { rows: found } = await pool.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS found");
  if (found[0]?.found === null) return [];
  const { rows } = await pool.query('SELECT created_at AS "when" FROM drizzle.__drizzle_migrations');
  return rows.map(({ when }) => when);
}

async function readAppliedSqlite({ read }: Database): Promise<unknown[]> {
  const [known] = await read
    .select({ name: sql<string>`name` })
    .from(sql`sqlite_master`)
    .where(sql`name = '__drizzle_migrations'`);
  const rows = known ? await read.select({ when: sql<number>`created_at` }).from(sql`__drizzle_migrations`) : [];
  return rows.map(({ when }) => when);
}

// Has its own connection, because a migration, or waiting for another instance, may take longer than other queries.
async function migratePostgres(pool: pg.Pool, selectPending: SelectPending): Promise<void> {
  const client = new pg.Client({ ...pool.options, query_timeout: undefined });
  // A lost connection fails the statement, too.
  client.on("error", () => {});
  await client.connect();
  try {
    // If this process is killed, the database rolls back at once instead of after the statement.
    await client.query("SET client_connection_check_interval = 1000");
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query("CREATE SCHEMA IF NOT EXISTS drizzle");
    await client.query(
      "CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)",
    );
    const { rows } = await client.query('SELECT created_at AS "when" FROM drizzle.__drizzle_migrations');
    await drizzlePostgres({ client }).transaction(async (tx) => {
      for (const { folderMillis, hash, sql: statements } of selectPending(rows)) {
        for (const statement of statements) await tx.execute(sql.raw(statement));
        await tx.execute(
          sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
        );
      }
    });
  } finally {
    // Also releases the advisory lock.
    await client.end().catch(() => {});
  }
}

// Checks again under the write lock, so that two processes do not create the same tables.
async function migrateSqlite(
  db: Database,
  drizzle: BetterSQLite3Database,
  selectPending: SelectPending,
): Promise<void> {
  const applied = await readAppliedSqlite(db);
  if (selectPending(applied.map((when) => ({ when }))).length === 0) return;
  const apply = async () => {
    drizzle.run(
      sql`CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
    );
    const rows = drizzle.all<{ when: number }>(sql`SELECT created_at AS "when" FROM __drizzle_migrations`);
    for (const { folderMillis, hash, sql: statements } of selectPending(rows)) {
      for (const statement of statements) drizzle.run(sql.raw(statement));
      drizzle.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`);
    }
    const broken = drizzle.all(sql`PRAGMA foreign_key_check`);
    if (broken.length > 0) throw new Error(`the migrations would break ${broken.length} references`);
  };
  await withoutForeignKeys(drizzle, () => db.transact(apply, MIGRATION_LOCK_TIMEOUT_MS));
}

// Rebuilding a table would delete the rows that reference it. SQLite ignores the setting within a transaction.
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
