import { randomUUID } from "node:crypto";
import { listCells } from "#app/booking/model/cells";
import { addDays, getCalendarDay } from "#app/booking/time/calendar-days.server";
import type { Services } from "#app/server/services.server";

export const DAY = 86_400_000;
const MINUTE = 60_000;
const BOOKINGS = 2000;
const SPECIAL_DAYS = 100;

/** Fills a month from tomorrow, open around the clock, with a booking in most of its hours. Returns its start. */
export async function fillCalendar({ db, env }: Services): Promise<number> {
  const { bookings, busyTimes, meetingKinds, specialDays } = db.tables;
  const start = Math.ceil((Date.now() + DAY) / DAY) * DAY;
  const rows = Array.from({ length: BOOKINGS }, (_, index) => {
    const startsAt = start + index * 20 * MINUTE;
    return {
      id: randomUUID(),
      reference: `MTG-${index}`,
      submissionKey: String(index),
      kindId: "audit",
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + 15 * MINUTE),
      timeZone: "Asia/Kolkata",
      name: "Dana Whitfield",
      email: "dana@studio.example",
    };
  });
  const today = getCalendarDay(start, env.BUSINESS_TIMEZONE);
  const hours = [
    { start: 0, end: 720 },
    { start: 720, end: 1440 },
  ];
  await db.transact(async (tx) => {
    await tx.update(meetingKinds).set({ horizonDays: 60, dailyLimit: 500, stepMinutes: 15, bufferAfter: 0 });
    for (let index = 0; index < SPECIAL_DAYS; index++)
      await tx.insert(specialDays).values({ id: randomUUID(), day: addDays(today, index), hours });
    for (const row of rows) {
      await tx.insert(bookings).values(row);
      const cells = listCells(row.startsAt.getTime(), row.startsAt.getTime() + 20 * MINUTE);
      await tx.insert(busyTimes).values(cells.map((cell) => ({ startsAt: new Date(cell), bookingId: row.id })));
    }
  });
  return start;
}
