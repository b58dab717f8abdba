import { asc, count } from "drizzle-orm";
import { hashContent } from "#app/server/forms/hash-content.server";
import type { Database } from "#drizzle/connect";

/** Changes with every booking, move and cancellation, and with the rules, hours and special days. */
export async function readAvailabilityRevision({ read, tables }: Pick<Database, "read" | "tables">): Promise<string> {
  const { meetingKinds, weeklyHours, specialDays, bookingEvents } = tables;
  const state = await Promise.all([
    read.select({ events: count() }).from(bookingEvents),
    read.select().from(meetingKinds).orderBy(asc(meetingKinds.id)),
    read
      .select()
      .from(weeklyHours)
      .orderBy(asc(weeklyHours.kindId), asc(weeklyHours.weekday), asc(weeklyHours.startMinute)),
    read.select().from(specialDays).orderBy(asc(specialDays.day)),
  ]);
  return hashContent(state).slice(0, 16);
}
