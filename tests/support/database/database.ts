import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import { createTempFolder } from "../temp-folder";
import { TEMPLATE } from "./postgres";

export interface TestDatabase {
  db: Database;
  url: string;
  close(): Promise<void>;
}

/** TEST_DATABASE chooses the dialect, as the vitest projects do. */
export function openTestDatabase(dialect = process.env.TEST_DATABASE): Promise<TestDatabase> {
  return dialect === "postgres" ? openPostgres(inject("postgres")) : openSqlite();
}

async function openSqlite(): Promise<TestDatabase> {
  const folder = await createTempFolder("test");
  const path = join(folder, "test.db");
  const url = `file:${path}`;
  await writeFile(path, await readMigratedFile());
  const db = connect(url);
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without tables. */
export async function openEmptyDatabase(dialect: "sqlite" | "postgres"): Promise<Omit<TestDatabase, "db">> {
  if (dialect === "postgres") return createPostgresDatabase(inject("postgres"), "template0");
  const folder = await createTempFolder("empty");
  return { url: `file:${join(folder, "test.db")}`, close: () => rm(folder, { recursive: true, force: true }) };
}

let migratedFilePromise: Promise<Buffer> | undefined;

function readMigratedFile(): Promise<Buffer> {
  migratedFilePromise ??= (async () => {
    const folder = await createTempFolder("template");
    const path = join(folder, "template.db");
    const db = connect(`file:${path}`);
    await migrate(db).finally(() => db.close());
    return readFile(path).finally(() => rm(folder, { recursive: true, force: true }));
  })();
  return migratedFilePromise;
}

let maintenancePool: pg.Pool | undefined;

async function openPostgres(server: string): Promise<TestDatabase> {
  const { url, close } = await createPostgresDatabase(server, TEMPLATE);
  const db = connect(url);
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await close();
    },
  };
}

async function createPostgresDatabase(server: string, template: string): Promise<Omit<TestDatabase, "db">> {
  // Reused, because hundreds of databases are created and each new connection takes a while.
  maintenancePool ??= new pg.Pool({ connectionString: server, allowExitOnIdle: true }).on("error", () => {});
  const pool = maintenancePool;
  const name = `test_${randomBytes(8).toString("hex")}`;
  await pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, close: async () => void (await pool.query(`DROP DATABASE ${name} WITH (FORCE)`)) };
}
