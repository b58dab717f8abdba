import { and, asc, gte, isNull, lt, ne } from "drizzle-orm";
import { paths } from "#app/paths";
import type { FigureGroup } from "#app/server/figure-group";
import { NAMED_RECORDS, type SummaryGroup } from "#app/server/figure-group";
import type { Services } from "#app/server/services.server";
import { formatTime, startOfDay, toDate, toLocalTime } from "#app/server/time/business-time.server";
import { MINUTE } from "#app/server/time/durations";
import type { Tables } from "#drizzle/schema";
import { MAX_MEETING_MINUTES } from "../model/rule-fields";

export function createBookingFigures({ db, env }: Pick<Services, "db" | "env">): FigureGroup {
  const { bookings } = db.tables;
  return {
    title: "Bookings",
    read: async (now) => {
      const isUpcoming = and(isNotOver(bookings, new Date(now)), ne(bookings.status, "cancelled"));
      const [upcoming, today] = await Promise.all([
        db.read.$count(bookings, and(isNull(bookings.deletedAt), isUpcoming)),
        db.read.$count(bookings, isToday(bookings, now, env.BUSINESS_TIMEZONE)),
      ]);
      return [
        {
          ...{ name: "upcoming", label: "Upcoming", value: upcoming, href: paths.adminBookings },
          note: `Today: ${today}`,
        },
      ];
    },
  };
}

export function createBookingSummary({ db, env }: Pick<Services, "db" | "env">): SummaryGroup {
  const { bookings } = db.tables;
  return {
    group: "bookings",
    read: async (now) => {
      const zone = env.BUSINESS_TIMEZONE;
      const rows = await db.read
        .select()
        .from(bookings)
        .where(isToday(bookings, now, zone))
        .orderBy(asc(bookings.startsAt));
      if (rows.length === 0) return [];
      const first = rows.slice(0, NAMED_RECORDS).map(({ startsAt, name, reference }) => ({
        text: `${formatTime(startsAt, zone)}, ${name}`,
        href: paths.adminBooking(reference),
      }));
      return [
        {
          label: rows.length === 1 ? "call today" : "calls today",
          count: rows.length,
          href: paths.adminBookings,
          first,
        },
      ];
    },
  };
}

function isToday({ startsAt, status, deletedAt }: Tables["bookings"], now: number, zone: string) {
  const end = toDate(toLocalTime(now, zone).add({ days: 1 }).startOfDay());
  return and(isNull(deletedAt), gte(startsAt, startOfDay(now, zone)), lt(startsAt, end), ne(status, "cancelled"));
}

/** Only start times are indexed. */
export function isNotOver({ startsAt, endsAt }: Tables["bookings"], now: Date) {
  return and(gte(startsAt, new Date(+now - MAX_MEETING_MINUTES * MINUTE)), gte(endsAt, now));
}
