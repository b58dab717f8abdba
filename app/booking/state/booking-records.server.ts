import { inArray, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { RecordKind } from "#app/server/feature.server";
import { contains } from "#app/server/list/contains.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";

const MAX_FOUND = 100;

export function createBookingRecords({ db }: Services): RecordKind {
  const { bookings } = db.tables;
  const { id, reference, search, startsAt, status, deletedAt } = bookings;
  return {
    async describe(ids) {
      const rows = await db.read.select({ id, reference }).from(bookings).where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, { name: row.reference, href: paths.adminBooking(row.reference) }]));
    },
    async search(text) {
      const rows = await scanRows(db, {
        table: bookings,
        id,
        time: startsAt,
        kind: status,
        indexed: isNull(deletedAt),
        condition: contains(search, text),
        maxRows: MAX_FOUND,
      });
      return rows.map((row) => row.id);
    },
  };
}
