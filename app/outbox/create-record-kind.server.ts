import { inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RecordKind } from "../server/feature.server";
import { contains } from "../server/list/contains.server";
import { scanRows } from "../server/list/scan-rows.server";
import type { Services } from "../server/services.server";

const MAX_FOUND = 100;

interface RecordTable {
  table: PgTable & Record<"id" | "status" | "search" | "deletedAt", PgColumn>;
  /** What the outbox calls the record, such as its number. */
  name: PgColumn;
  /** Requires an index on time and id of the records in use. */
  time: PgColumn;
  getHref(record: { id: string; name: string }): string;
}

/** Finds the records that emails are about by reading a table. Those in the trash are described but not found. */
export function createRecordKind(
  { db }: Pick<Services, "db">,
  { table, name, time, getHref }: RecordTable,
): RecordKind {
  const { id, status, search, deletedAt } = table;
  return {
    async describe(ids) {
      const rows = await db.read
        .select({ id: sql<string>`${id}`, name: sql<string>`${name}` })
        .from(table)
        .where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, { name: row.name, href: getHref(row) }]));
    },
    async search(text) {
      const scan = { table, id, time, kind: status, indexed: isNull(deletedAt), condition: contains(search, text) };
      return (await scanRows(db, { ...scan, maxRows: MAX_FOUND })).map((row) => row.id);
    },
  };
}
