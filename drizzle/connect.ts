import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "drizzle-orm";
import { drizzle as drizzleSqlite } from "drizzle-orm/better-sqlite3";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzleCallback } from "drizzle-orm/sqlite-proxy";
import pg from "pg";
import { createClock } from "./clock";
import type { Database, Reader, Writer } from "./database";
import { groupCommits } from "./group-commit";
import { recordWrites, type Writes } from "./record-writes";
import { refuseNesting } from "./refuse-nesting";
import { retryWhileBusy } from "./retry-busy";
import { retryConflicts } from "./retry-conflicts";
import { incrementRevisions } from "./revisions";
import { tables } from "./schema";

export type { Database, Reader, Writer };

export interface ConnectOptions {
  /** For commands that diagnose: creates no SQLite file, and waits only seconds for the database. */
  mayBeAway?: boolean;
  onConnectionLost?(error: Error): void;
  listRevisions?(writes: Writes): string[];
  onCommit?(writes: Writes): void;
}

export function connect(url: string, options: ConnectOptions = {}): Database {
  const file = getSqliteFile(url);
  if (file === null) return connectPostgres(url, options);
  if (options.mayBeAway) return connectExisting(file, options);
  mkdirSync(dirname(file), { recursive: true });
  return connectSqlite(file, options);
}

export const getSqliteFile = (url: string): string | null =>
  url.startsWith("file:") ? url.slice("file:".length) : null;

/** For a file that cannot be opened, returns an empty database whose `ping` fails with the reason. */
function connectExisting(file: string, options: ConnectOptions): Database {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return connectSqlite(file, options);
  } catch (error) {
    return { ...connectSqlite(":memory:", options), ping: () => Promise.reject(error) };
  }
}

function connectSqlite(path: string, { listRevisions = () => [], onCommit = () => {} }: ConnectOptions): Database {
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
  const recorder = recordWrites();
  let committing = recorder.take();
  const writer = drizzleSqlite({ client: writing, logger: recorder });
  const tx = writer as unknown as Writer;
  // Another process may lock the file during both pragmas, for example when several start on a new database.
  const commits = groupCommits(writing, {
    prepare() {
      writing.pragma("journal_mode = WAL");
      // FULL: a commit is on disk before the visitor is told that the order is stored.
      writing.pragma("synchronous = FULL");
    },
    async beforeCommit() {
      committing = recorder.take();
      await incrementRevisions(database, tx, listRevisions(committing));
      // The update of the revision numbers must not count as a change of its own.
      recorder.forgetAfter(0);
    },
    afterCommit: () => onCommit(committing),
  });
  const database: Database = {
    dialect: "sqlite",
    tables: tables.sqlite,
    read: createRetryingReader(reading) as unknown as Reader,
    transact: (work, busyTimeoutMs) =>
      commits(async () => {
        const earlier = recorder.count();
        try {
          return await work(tx);
        } catch (error) {
          recorder.forgetAfter(earlier);
          throw error;
        }
      }, busyTimeoutMs),
    // Unlike SELECT 1, this reads the file.
    ping: () => retryWhileBusy(() => void reading.prepare("SELECT 1 FROM sqlite_schema").get()),
    // The processes that share a SQLite file run on one machine and have one clock.
    ...createClock(async () => Date.now()),
    close: async () => {
      // Waits for writes in progress, but does not fail because of another process's lock.
      if (writing.open) await commits(async () => {}).catch(() => {});
      reading.close();
      writing.close();
    },
    native: { dialect: "sqlite", drizzle: writer },
  };
  return database;
}

function connectPostgres(
  url: string,
  { mayBeAway = false, onConnectionLost = () => {}, listRevisions = () => [], onCommit = () => {} }: ConnectOptions,
): Database {
  const connectionTimeoutMillis = mayBeAway ? 6000 : 15_000;
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis, query_timeout: 60_000 });
  // Without listeners a connection that the server closes would end the process.
  pool.on("error", onConnectionLost);
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  const drizzle = drizzlePostgres({ client: pool });
  /** Creates a Drizzle instance for each transaction, because only its logger tells which statements belong to it. */
  async function transactOnce<T>(work: (tx: Writer) => Promise<T>) {
    const client = await pool.connect();
    try {
      const recorder = recordWrites();
      return await drizzlePostgres({ client, logger: recorder }).transaction(async (tx) => {
        const result = await work(tx);
        const writes = recorder.take();
        await incrementRevisions(database, tx, listRevisions(writes));
        return { result, writes };
      });
    } finally {
      client.release();
    }
  }
  const database: Database = {
    dialect: "postgres",
    tables: tables.postgres,
    read: drizzle,
    transact: refuseNesting(async (work) => {
      const { result, writes } = await retryConflicts(() => transactOnce(work));
      onCommit(writes);
      return result;
    }),
    ping: async () => {
      await drizzle.execute(sql`SELECT 1`);
    },
    ...createClock(async () => {
      const { rows } = await pool.query<{ now: Date }>("SELECT clock_timestamp() AS now");
      return Number(rows[0]?.now);
    }),
    close: () => pool.end(),
    native: { dialect: "postgres", drizzle, pool },
  };
  return database;
}

// Retries while another process locks the file, for example to recover the WAL after a crash.
function createRetryingReader(connection: Sqlite.Database) {
  return drizzleCallback(async (text, params, method) => {
    const rows = await retryWhileBusy(() => {
      const statement = connection.prepare(text).raw();
      return method === "get" ? statement.get(...params) : statement.all(...params);
    });
    return { rows: rows as unknown[] };
  });
}

// Drizzle would prepare a statement again for every execution.
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
