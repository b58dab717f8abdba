import { asc, count, gte, max, sum } from "drizzle-orm";
import { DAY } from "#app/server/durations";
import { hashContent } from "#app/server/forms/hash-content.server";
import type { Database } from "#drizzle/connect";

/** Includes recent meetings, so that the office sees when one is marked as a no-show. */
const DAYS_BACK = 30;

/** Changes with every booking, move and cancellation, and with every change of rules, hours and special days. */
export async function readAvailabilityRevision(
  { read, tables }: Pick<Database, "read" | "tables">,
  now = Date.now(),
): Promise<string> {
  const { meetingKinds, weeklyHours, specialDays, bookings } = tables;
  const { status, sequence, createdAt, startsAt } = bookings;
  const state = await Promise.all([
    read
      .select({ status, count: count(), changes: sum(sequence), newest: max(createdAt) })
      .from(bookings)
      .where(gte(startsAt, new Date(now - DAYS_BACK * DAY)))
      .groupBy(status)
      .orderBy(asc(status)),
    read.select().from(meetingKinds).orderBy(asc(meetingKinds.id)),
    read
      .select()
      .from(weeklyHours)
      .orderBy(asc(weeklyHours.kindId), asc(weeklyHours.weekday), asc(weeklyHours.startMinute)),
    read.select().from(specialDays).orderBy(asc(specialDays.day)),
  ]);
  return hashContent(state).slice(0, 16);
}
