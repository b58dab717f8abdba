import { and, eq, gt, inArray, type SQL } from "drizzle-orm";
import { paths } from "#app/paths";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { CANCEL_FIRST } from "../model/booking-values";
import { getBookedName } from "../model/kinds";

export function createBookingTrash({ db, env }: Pick<Services, "db" | "env">): TrashKind {
  const { bookings: table } = db.tables;
  const { id, reference, name, email, kindId, kindName, startsAt, status } = table;
  return {
    noun: "booking",
    plural: "bookings",
    right: "bookings",
    list: { label: "All bookings", href: paths.adminBookings },
    table,
    id,
    aboutLabel: "Meeting",
    parts: "history",
    person: { email, since: table.endsAt, age: "bookings" },
    // Must match `isUpcoming`.
    inUse: { where: (now) => and(eq(status, "booked"), gt(startsAt, now)) as SQL, message: CANCEL_FIRST },
    async describe(ids) {
      const rows = await db.read
        .select({ id, reference, name, email, kindId, kindName, startsAt })
        .from(table)
        .where(inArray(id, ids));
      return rows.map(({ kindId, kindName, startsAt, ...row }) => ({
        ...row,
        about: `${getBookedName(kindId, kindName)}, ${formatMoment(startsAt, env.BUSINESS_TIMEZONE)}`,
        href: paths.adminBooking(row.reference),
      }));
    },
  };
}
