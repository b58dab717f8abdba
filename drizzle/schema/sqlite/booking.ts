import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, id, json, oneOf, time } from "./columns";

export const meetingKinds = sqliteTable(
  "meeting_kinds",
  {
    id: id(),
    position: integer("position").notNull(),
    minutes: integer("minutes").notNull(),
    stepMinutes: integer("step_minutes").notNull(),
    bufferBefore: integer("buffer_before").notNull(),
    bufferAfter: integer("buffer_after").notNull(),
    noticeMinutes: integer("notice_minutes").notNull(),
    horizonDays: integer("horizon_days").notNull(),
    dailyLimit: integer("daily_limit").notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [check("meeting_kinds_minutes", sql`${t.minutes} > 0 and ${t.stepMinutes} > 0`)],
);

export const weeklyHours = sqliteTable(
  "weekly_hours",
  {
    kindId: text("kind_id")
      .notNull()
      .references(() => meetingKinds.id, { onDelete: "cascade" }),
    weekday: integer("weekday").notNull(),
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

export const specialDays = sqliteTable(
  "special_days",
  {
    id: id(),
    day: text("day").notNull(),
    hours: json<values.OpenHours[]>("hours").notNull(),
    note: text("note").notNull().default(""),
  },
  (t) => [uniqueIndex("special_days_day").on(t.day)],
);

export const bookings = sqliteTable(
  "bookings",
  {
    id: id(),
    reference: text("reference").notNull(),
    submissionKey: text("submission_key").notNull(),
    kindId: text("kind_id")
      .notNull()
      .references(() => meetingKinds.id),
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
    sequence: integer("sequence").notNull().default(0),
    search: text("search").notNull().default(""),
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

export const busyTimes = sqliteTable(
  "busy_times",
  {
    startsAt: time("starts_at").notNull(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.startsAt] }), index("busy_times_booking").on(t.bookingId)],
);

export const bookingEvents = sqliteTable(
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
