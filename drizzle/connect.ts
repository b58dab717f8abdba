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

/** Reads only. Writes go through `transact`, so that SQLite's one writer is never met half way. */
type Reader = Pick<NodePgDatabase, "select" | "selectDistinct" | "$count">;
/** What may be done inside a transaction. */
export type Writer = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "$count">;

export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly tables: Tables;
  readonly read: Reader;
  /**
   * Runs `work` in one transaction: all of it is statements, or, when it throws, none of it.
   * Await nothing but the database inside: on SQLite every other write waits meanwhile. `work` may run again after
   * a rollback (a deadlock on PostgreSQL), so it must change nothing outside of the database.
   * `busyTimeoutMs`: milliseconds to wait for another process that writes to the same SQLite file, by default 5000.
   */
  transact<T>(work: (tx: Writer) => Promise<T>, busyTimeoutMs?: number): Promise<T>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** The dialect's own connection, for migrations. */
  readonly native:
    | { dialect: "sqlite"; drizzle: BetterSQLite3Database }
    | { dialect: "postgres"; drizzle: NodePgDatabase; pool: pg.Pool };
}

/** Connects to `file:<path>` (SQLite) or `postgres://…`. `onConnectionLost` hears of connections that the server ends. */
export function connect(url: string, onConnectionLost: (error: Error) => void = () => {}): Database {
  return url.startsWith("file:") ? connectSqlite(url.slice("file:".length)) : connectPostgres(url, onConnectionLost);
}

function connectSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const open = () => {
    // SQLite would wait for a lock by blocking the process; retry-busy.ts waits instead.
    const connection = new Sqlite(path, { timeout: 0 });
    connection.pragma("foreign_keys = ON");
    // SQLite's own knows ASCII alone; PostgreSQL's knows every letter.
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
  // These two read the file, so a lock may refuse them, as when several processes start on a new one.
  const commits = groupCommits(writing, () => {
    writing.pragma("journal_mode = WAL");
    // FULL: a commit is on the disk before the visitor is told that the order is stored.
    writing.pragma("synchronous = FULL");
  });
  return {
    dialect: "sqlite",
    tables: sqliteTables as unknown as Tables,
    // The query builders are the same in both dialects and SQLite's can be awaited too: typed once, as PostgreSQL.
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
  // Without listeners a connection that the server ends, idle or in a transaction, would end the process.
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

/** A reader that retries while another process locks the file, for example to recover the WAL after a crash. */
function createRetryingReader(connection: Sqlite.Database) {
  return drizzleCallback(async (text, params, method) => {
    const rows = await retryWhileBusy(() => {
      const statement = connection.prepare(text).raw();
      return method === "get" ? statement.get(...params) : statement.all(...params);
    });
    return { rows: rows as unknown[] };
  });
}

/** Compiled statements are statements by their text: drizzle asks for the same ones over and over. */
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
