import { inArray, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { RecordKind } from "#app/server/feature.server";
import { contains } from "#app/server/list/contains.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";

const MAX_FOUND = 100;

export function createPurchaseRecords({ db }: Services): RecordKind {
  const { purchases } = db.tables;
  const { id, number, search, createdAt, status, deletedAt } = purchases;
  return {
    async describe(ids) {
      const rows = await db.read.select({ id, number }).from(purchases).where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, { name: row.number, href: paths.adminSale(row.number) }]));
    },
    async search(text) {
      const rows = await scanRows(db, {
        table: purchases,
        id,
        time: createdAt,
        kind: status,
        indexed: isNull(deletedAt),
        condition: contains(search, text),
        maxRows: MAX_FOUND,
      });
      return rows.map((row) => row.id);
    },
  };
}
