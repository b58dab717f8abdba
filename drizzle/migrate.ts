import { resolve } from "node:path";
import { migrate as migrateSqlite } from "drizzle-orm/better-sqlite3/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./connect";

/** Any number, the same in every process that migrates this product. */
const ADVISORY_LOCK = 7_256_388;

/** Brings the database to the newest schema. Safe to run at every start and in several processes at once. */
export async function migrate(db: Database, folder = "migrations"): Promise<void> {
  const migrationsFolder = resolve(folder, db.dialect);
  if (db.native.dialect === "sqlite") {
    migrateSqlite(db.native.drizzle, { migrationsFolder });
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
