import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "drizzle-orm";
import { type BetterSQLite3Database, drizzle as drizzleSqlite } from "drizzle-orm/better-sqlite3";
import { drizzle as drizzlePostgres, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { drizzle as drizzleCallback } from "drizzle-orm/sqlite-proxy";
import pg from "pg";
import { groupCommits } from "./group-commit";
import { retryWhileBusy } from "./retry-busy";
import { retryConflicts } from "./retry-conflicts";
import type { Tables } from "./schema";
import * as postgresTables from "./schema/postgres";
import * as sqliteTables from "./schema/sqlite";

/** Writes go through `transact`, because SQLite has one writer. */
type Reader = Pick<NodePgDatabase, "select" | "selectDistinct" | "$count">;
export type Writer = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "$count">;

export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly tables: Tables;
  readonly read: Reader;
  /** Await only the database in `work` and change nothing else: it may run again after a conflict on PostgreSQL. */
  transact<T>(work: (tx: Writer) => Promise<T>, busyTimeoutMs?: number): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
  readonly native:
    | { dialect: "sqlite"; drizzle: BetterSQLite3Database }
    | { dialect: "postgres"; drizzle: NodePgDatabase; pool: pg.Pool };
}

export function connect(url: string, onConnectionLost: (error: Error) => void = () => {}): Database {
  return url.startsWith("file:") ? connectSqlite(url.slice("file:".length)) : connectPostgres(url, onConnectionLost);
}

function connectSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const open = () => {
    const connection = new Sqlite(path, { timeout: 0 });
    connection.pragma("foreign_keys = ON");
    // SQLite's own `lower` handles only ASCII.
    connection.function("lower", { deterministic: true }, (text) =>
      text === null ? null : String(text).toLowerCase(),
    );
    cacheStatements(connection);
    return connection;
  };
  const writing = open();
  const reading = open();
  reading.pragma("query_only = ON");
  const writer = drizzleSqlite({ client: writing });
  // Both read the file, so another process may lock it, as when several start on a new database.
  const commits = groupCommits(writing, () => {
    writing.pragma("journal_mode = WAL");
    // FULL: a commit is on disk before the visitor is told that the order is stored.
    writing.pragma("synchronous = FULL");
  });
  return {
    dialect: "sqlite",
    tables: sqliteTables as unknown as Tables,
    // Both dialects have the same query builders: typed once, as PostgreSQL.
    read: createRetryingReader(reading) as unknown as Reader,
    transact: (work, busyTimeoutMs) => commits(() => work(writer as unknown as Writer), busyTimeoutMs),
    ping: async () => {
      reading.prepare("SELECT 1").get();
    },
    close: async () => {
      // Waits for writes in progress, but does not fail because of another process's lock.
      if (writing.open) await commits(async () => {}).catch(() => {});
      reading.close();
      writing.close();
    },
    native: { dialect: "sqlite", drizzle: writer },
  };
}

function connectPostgres(url: string, onConnectionLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 15_000, query_timeout: 60_000 });
  // Without listeners a connection that the server closes would end the process.
  pool.on("error", onConnectionLost);
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  const drizzle = drizzlePostgres({ client: pool });
  return {
    dialect: "postgres",
    tables: postgresTables,
    read: drizzle,
    transact: (work) => retryConflicts(() => drizzle.transaction((tx) => work(tx))),
    ping: async () => {
      await drizzle.execute(sql`SELECT 1`);
    },
    close: () => pool.end(),
    native: { dialect: "postgres", drizzle, pool },
  };
}

/** Retries while another process locks the file, for example to recover the WAL after a crash. */
function createRetryingReader(connection: Sqlite.Database) {
  return drizzleCallback(async (text, params, method) => {
    const rows = await retryWhileBusy(() => {
      const statement = connection.prepare(text).raw();
      return method === "get" ? statement.get(...params) : statement.all(...params);
    });
    return { rows: rows as unknown[] };
  });
}

/** Drizzle prepares the same statements again and again. */
function cacheStatements(connection: Sqlite.Database): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new Map<string, Sqlite.Statement>();
  connection.prepare = ((text: string) => {
    let statement = statements.get(text);
    if (!statement) {
      statement = prepare(text);
      if (statements.size >= 500) statements.clear();
      statements.set(text, statement);
    }
    return statement;
  }) as typeof connection.prepare;
}
