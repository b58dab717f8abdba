import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Tables } from "./schema";

/** Writes go through `transact`, because SQLite has one writer. */
export type Reader = Pick<NodePgDatabase, "select" | "selectDistinct" | "$count">;
export type Writer = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "$count">;

export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly tables: Tables;
  readonly read: Reader;
  /**
   * Await only the database in `work` and change nothing else: it may run again after a conflict on PostgreSQL. The
   * commit wakes the outbox and notifies the watchers of the tables written.
   * @throws Error when called within `work`, where a second transaction would wait for the first one forever
   */
  transact<T>(work: (tx: Writer) => Promise<T>, busyTimeoutMs?: number): Promise<T>;
  ping(): Promise<void>;
  /** Milliseconds by the database's clock, as of the last `followClock`. For what instances share, such as leases. */
  now(): number;
  /** @returns how many milliseconds the database is ahead of this process */
  compareClocks(): Promise<number>;
  /** The same, and `now` adds it from now on. */
  followClock(): Promise<number>;
  close(): Promise<void>;
  readonly native:
    | { dialect: "sqlite"; drizzle: BetterSQLite3Database }
    | { dialect: "postgres"; drizzle: NodePgDatabase; pool: pg.Pool };
}
