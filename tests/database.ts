import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "../drizzle/connect";
import { migrate } from "../drizzle/migrate";
import { TEMPLATE } from "./postgres";

export interface TestDatabase {
  db: Database;
  /** For a second connection, or for a server in its own process. */
  url: string;
  /** Closes `db` and removes the database. */
  close(): Promise<void>;
}

/**
 * A migrated, empty database of its own. TEST_DATABASE chooses the dialect (`sqlite`, the default, or
 * `postgres`), as the vitest projects of these names do.
 */
export function openTestDatabase(dialect = process.env.TEST_DATABASE): Promise<TestDatabase> {
  return dialect === "postgres" ? openPostgres(inject("postgres")) : openSqlite();
}

async function openSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "palmetto-test-"));
  const url = `file:${join(folder, "test.db")}`;
  const db = connect(url);
  await migrate(db);
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = connect(url.href);
  return {
    db,
    url: url.href,
    close: async () => {
      await db.close();
      await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
