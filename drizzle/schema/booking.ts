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
  /** The kinds of meeting and the rules for booking them. */
  const meetingKinds = table(
    "meeting_kinds",
    {
      /** For example `audit`. Its name, description and place in lists are settings, see `app/booking/state/kinds.server.ts`. */
      id: id(),
      /** Not used: lists have the order of the settings. */
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
      /** Minutes after midnight on the clock. */
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

  /** Days off and days with special hours. At most one row is for a kind on a day: `addSpecialDays` checks it. */
  const specialDays = table(
    "special_days",
    {
      id: id(),
      /** YYYY-MM-DD in BUSINESS_TIMEZONE. */
      day: text("day").notNull(),
      /** Empty on a day off. */
      hours: json<values.OpenHours[]>("hours").notNull(),
      note: text("note").notNull().default(""),
      /** The ids of the kinds of meeting; null is all of them, also those that are added later. */
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
      /** Such as MTG-7K2M9QXA, in emails and addresses. */
      reference: text("reference").notNull(),
      /** Unique, so that the same form sent twice is stored once. */
      submissionKey: text("submission_key").notNull(),
      kindId: text("kind_id")
        .notNull()
        .references(() => meetingKinds.id),
      /** As they were when the visitor booked. Null in bookings of an earlier version, which were all by phone. */
      kindName: text("kind_name"),
      place: json<values.MeetingPlace>("place"),
      createdAt: createdAt(),
      startsAt: time("starts_at").notNull(),
      endsAt: time("ends_at").notNull(),
      /** The visitor's time zone, such as Asia/Kolkata. */
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
      /** When the record was moved to the trash; null while it is in use. */
      deletedAt: time("deleted_at"),
    },
    (t) => [
      uniqueIndex("bookings_reference").on(t.reference),
      uniqueIndex("bookings_submission_key").on(t.submissionKey),
      // With deleted_at, rows can be counted without reading the table.
      index("bookings_starts").on(t.startsAt, t.id, t.deletedAt).where(sql`deleted_at is null`),
      index("bookings_status").on(t.status, t.startsAt, t.id).where(sql`deleted_at is null`),
      index("bookings_kind").on(t.kindId, t.startsAt),
      index("bookings_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
      check("bookings_status", oneOf(t.status, values.BOOKING_STATUSES)),
    ],
  );

  /**
   * Every five minutes that a booking occupies, including its buffers. The primary key allows only one booking for each
   * time. A canceled booking has none.
   */
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
      /** The name of an office user, or "Visitor". */
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
