import { createHash } from "node:crypto";

/** How a value is represented for both databases: a time is ISO text, JSON is a parsed value. */
export type ColumnKind = "text" | "number" | "boolean" | "time" | "json";

export interface StoredTable {
  name: string;
  columns: { name: string; kind: ColumnKind }[];
  refersTo: string[];
}

export type StoredRow = unknown[];

/** The checksum is the same for any order of the rows, and in both databases. */
export interface RowsSummary {
  rows: number;
  checksum: string;
}

export interface RowSource {
  migrations: string[];
  tables: StoredTable[];
  read(table: StoredTable): AsyncIterable<StoredRow[]>;
}

/** The message is shown to the owner. */
export class RowsRefused extends Error {
  override name = "RowsRefused";
}

// Triggers fill these tables when the orders are inserted.
const DERIVED = /^order_(counts|search|waiting|trigrams\w*)$/;
const BOOKKEEPING = /^(sqlite_\w+|__drizzle_migrations|unfinished_copy)$/;

export const isCopied = (table: string) => !DERIVED.test(table) && !BOOKKEEPING.test(table);

export function sortByReferences(tables: readonly StoredTable[]): StoredTable[] {
  const sorted = new Set<StoredTable>();
  const add = (table: StoredTable) => {
    for (const other of tables) if (other !== table && table.refersTo.includes(other.name)) add(other);
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted];
}

const SUM_SIZE = 2n ** 256n;

export function summarizeRows({ columns }: StoredTable) {
  const jsonAt = columns.flatMap(({ kind }, index) => (kind === "json" ? [index] : []));
  let [rows, sum] = [0, 0n];
  return {
    add(row: StoredRow) {
      const values = [...row];
      for (const index of jsonAt) values[index] = sortKeys(values[index]);
      rows++;
      sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(values)).digest("hex")}`);
    },
    finish: (): RowsSummary => ({ rows, checksum: (sum % SUM_SIZE).toString(16).padStart(64, "0") }),
  };
}

export async function summarizeTable({ read }: Pick<RowSource, "read">, table: StoredTable): Promise<RowsSummary> {
  const summary = summarizeRows(table);
  for await (const batch of read(table)) for (const row of batch) summary.add(row);
  return summary.finish();
}

// PostgreSQL does not keep the order of JSON keys.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sortKeys(one)]));
}
