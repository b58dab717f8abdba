import { and, gte, isNull, ne } from "drizzle-orm";
import { paths } from "#app/paths";
import type { FigureGroup } from "#app/server/figure-group";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import type { Tables } from "#drizzle/schema";
import { MAX_MEETING_MINUTES } from "../model/rule-fields";

export function createBookingFigures({ db }: Pick<Services, "db">): FigureGroup {
  const { bookings } = db.tables;
  return {
    title: "Bookings",
    read: async (now) => {
      const isUpcoming = and(isNotOver(bookings, new Date(now)), ne(bookings.status, "cancelled"));
      const upcoming = await db.read.$count(bookings, and(isNull(bookings.deletedAt), isUpcoming));
      return [{ name: "upcoming", label: "Upcoming", value: upcoming, href: paths.adminBookings }];
    },
  };
}

/** Only the start times are indexed. */
export function isNotOver({ startsAt, endsAt }: Tables["bookings"], now: Date) {
  return and(gte(startsAt, new Date(+now - MAX_MEETING_MINUTES * MINUTE)), gte(endsAt, now));
}
