import { inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RecordKind } from "../server/feature.server";
import { contains } from "../server/list/contains.server";
import { scanRows } from "../server/list/scan-rows.server";
import type { Services } from "../server/services.server";

const MAX_FOUND = 100;

interface RecordTable {
  table: PgTable & Record<"id" | "status" | "search" | "deletedAt", PgColumn>;
  name: PgColumn;
  person?: PgColumn;
  /** Needs an index on `time` and `id` for records that are not in the trash. */
  time: PgColumn;
  getHref(record: { id: string; name: string }): string;
}

/** Describes records in the trash, but does not find them. */
export function createRecordKind(
  { db }: Pick<Services, "db">,
  { table, name, person, time, getHref }: RecordTable,
): RecordKind {
  const { id, status, search, deletedAt } = table;
  return {
    async describe(ids) {
      const rows = await db.read
        .select({
          id: sql<string>`${id}`,
          name: sql<string>`${name}`,
          ...(person && { person: sql<string>`${person}` }),
        })
        .from(table)
        .where(inArray(id, ids));
      return new Map(rows.map(({ id, ...shown }) => [id, { ...shown, href: getHref({ id, ...shown }) }]));
    },
    async search(text) {
      const scan = { table, id, time, kind: status, indexed: isNull(deletedAt), condition: contains(search, text) };
      return (await scanRows(db, { ...scan, maxRows: MAX_FOUND })).map((row) => row.id);
    },
  };
}
