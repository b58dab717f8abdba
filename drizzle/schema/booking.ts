import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeBookingTables({
  check,
  createdAt,
  id,
  index,
  integer,
  json,
  oneOf,
  primaryKey,
  table,
  text,
  time,
  uniqueIndex,
}: Builders) {
  const meetingKinds = table(
    "meeting_kinds",
    {
      /** For example `audit`. Its name and description are settings (`app/booking/state/kinds.server.ts`). */
      id: id(),
      /** Unused: lists have the order of the settings. */
      position: integer("position")
        .notNull()
        .$defaultFn(() => 0),
      minutes: integer("minutes").notNull(),
      /** Meetings start at these intervals from the beginning of the hours. A multiple of 5, like all durations here. */
      stepMinutes: integer("step_minutes").notNull(),
      bufferBefore: integer("buffer_before").notNull(),
      bufferAfter: integer("buffer_after").notNull(),
      noticeMinutes: integer("notice_minutes").notNull(),
      horizonDays: integer("horizon_days").notNull(),
      /** Maximum number of bookings of this kind per business day; 0 is unlimited. */
      dailyLimit: integer("daily_limit").notNull(),
      /** Maximum number of bookings of this kind per week, Monday to Sunday; 0 is unlimited. */
      weeklyLimit: integer("weekly_limit").notNull().default(0),
      /** The id of another kind whose weekly hours this one has; null if it has its own. */
      hoursOf: text("hours_of"),
      /** Incremented with each change, so that an outdated form does not overwrite a newer one. */
      version: integer("version").notNull().default(1),
    },
    (t) => [check("meeting_kinds_minutes", sql`${t.minutes} > 0 and ${t.stepMinutes} > 0`)],
  );

  /** The open hours of each kind, in BUSINESS_TIMEZONE. */
  const weeklyHours = table(
    "weekly_hours",
    {
      kindId: text("kind_id")
        .notNull()
        .references(() => meetingKinds.id, { onDelete: "cascade" }),
      /** 1 is Monday, 7 is Sunday. */
      weekday: integer("weekday").notNull(),
      /** Minutes after midnight, local time. */
      startMinute: integer("start_minute").notNull(),
      endMinute: integer("end_minute").notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.kindId, t.weekday, t.startMinute] }),
      check("weekly_hours_weekday", sql`${t.weekday} between 1 and 7`),
      check(
        "weekly_hours_minutes",
        sql`${t.startMinute} >= 0 and ${t.startMinute} < ${t.endMinute} and ${t.endMinute} <= 1440`,
      ),
    ],
  );

  /** At most one row per kind and day: `addSpecialDays` checks it. */
  const specialDays = table(
    "special_days",
    {
      id: id(),
      /** YYYY-MM-DD in BUSINESS_TIMEZONE. */
      day: text("day").notNull(),
      /** Empty on a day off. */
      hours: json<values.OpenHours[]>("hours").notNull(),
      note: text("note").notNull().default(""),
      /** The ids of the kinds of meeting. Null means all, including those added later. */
      kinds: json<string[]>("kinds"),
    },
    (t) => [
      index("special_days_day").on(t.day),
      uniqueIndex("special_days_all_kinds").on(t.day).where(sql`kinds is null`),
    ],
  );

  const bookings = table(
    "bookings",
    {
      id: id(),
      reference: text("reference").notNull(),
      submissionKey: text("submission_key").notNull(),
      kindId: text("kind_id")
        .notNull()
        .references(() => meetingKinds.id),
      /** As when the visitor booked. Null in bookings of an earlier version, which were all by phone. */
      kindName: text("kind_name"),
      place: json<values.MeetingPlace>("place"),
      createdAt: createdAt(),
      startsAt: time("starts_at").notNull(),
      endsAt: time("ends_at").notNull(),
      timeZone: text("time_zone").notNull(),
      name: text("name").notNull(),
      email: text("email").notNull(),
      phone: text("phone"),
      note: text("note"),
      source: json<values.VisitSource>("source"),
      status: text("status", { enum: values.BOOKING_STATUSES }).notNull().default("booked"),
      /** The calendar entry's sequence (RFC 5545), incremented by each move and cancellation. */
      sequence: integer("sequence").notNull().default(0),
      search: text("search").notNull().default(""),
      deletedAt: time("deleted_at"),
    },
    (t) => [
      uniqueIndex("bookings_reference").on(t.reference),
      uniqueIndex("bookings_submission_key").on(t.submissionKey),
      // With deleted_at, counting reads only the index.
      index("bookings_starts").on(t.startsAt, t.id, t.deletedAt).where(sql`deleted_at is null`),
      index("bookings_status").on(t.status, t.startsAt, t.id).where(sql`deleted_at is null`),
      index("bookings_kind").on(t.kindId, t.startsAt),
      index("bookings_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
      check("bookings_status", oneOf(t.status, values.BOOKING_STATUSES)),
    ],
  );

  /** One row for each five minutes, with buffers. The primary key prevents double bookings. Canceled ones have none. */
  const busyTimes = table(
    "busy_times",
    {
      startsAt: time("starts_at").notNull(),
      bookingId: text("booking_id")
        .notNull()
        .references(() => bookings.id, { onDelete: "cascade" }),
    },
    (t) => [primaryKey({ columns: [t.startsAt] }), index("busy_times_booking").on(t.bookingId)],
  );

  const bookingEvents = table(
    "booking_events",
    {
      id: id(),
      bookingId: text("booking_id")
        .notNull()
        .references(() => bookings.id, { onDelete: "cascade" }),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      kind: text("kind", { enum: values.BOOKING_EVENTS }).notNull(),
      before: text("before"),
      after: text("after"),
      detail: text("detail"),
    },
    (t) => [
      index("booking_events_booking").on(t.bookingId, t.createdAt),
      check("booking_events_kind", oneOf(t.kind, values.BOOKING_EVENTS)),
    ],
  );

  return { meetingKinds, weeklyHours, specialDays, bookings, busyTimes, bookingEvents };
}
