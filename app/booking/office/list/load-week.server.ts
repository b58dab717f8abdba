import { and, asc, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { findClosedDays } from "#app/booking/availability/closed-days.server";
import { listFreeTimes } from "#app/booking/availability/free-times.server";
import { getBookedName, listKindNames, type MeetingKind } from "#app/booking/model/kinds";
import { isNotOver } from "#app/booking/place/booking-figures.server";
import { listKinds } from "#app/booking/state/kinds.server";
import { addDays, getCalendarDay, getMonday, listCalendarDays } from "#app/booking/time/calendar-days.server";
import type { Services } from "#app/server/services.server";
import { formatTime, toLocalTime } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { formatCalendarDay } from "#app/server/time/formatters";
import type { Row } from "#drizzle/schema";
import { formatShortDay, formatWeekdayAndDay } from "../../time/format-days";
import { readDay } from "../read-day.server";

/** Half a day more than needed, because a week with a change of clocks is longer. */
const SPAN_MS = 6.5 * DAY;

type WeekServices = Pick<Services, "db" | "env" | "settings">;

/** The week from Monday to Sunday that has this day, or the next booking's week if the text is not a day. */
export async function loadWeek(services: WeekServices, text: string, now = Date.now()) {
  const { db, env } = services;
  const zone = env.BUSINESS_TIMEZONE;
  const today = getCalendarDay(now, zone);
  const asked = readDay(text) ?? Temporal.PlainDate.from(await findNextDay(services, now));
  const monday = getMonday(asked);
  const begin = monday.toZonedDateTime(zone).epochMilliseconds;
  const days = listCalendarDays(begin, begin + SPAN_MS, zone);
  const names = days.map(({ day }) => day);

  const { bookings, specialDays } = db.tables;
  const { reference, kindId, kindName, startsAt, endsAt, name, status } = bookings;
  const end = days.at(-1)?.end ?? begin;
  const [rows, exceptions, kinds, free, closed] = await Promise.all([
    db.read
      .select({ reference, kindId, kindName, startsAt, endsAt, name, status })
      .from(bookings)
      .where(
        and(
          isNull(bookings.deletedAt),
          gte(startsAt, new Date(begin)),
          lt(startsAt, new Date(end)),
          ne(status, "cancelled"),
        ),
      )
      .orderBy(asc(startsAt), asc(bookings.id)),
    db.read.select().from(specialDays).where(inArray(specialDays.day, names)).orderBy(asc(specialDays.id)),
    listKinds(services),
    end > now ? listFree(services, begin, end, now) : [],
    findClosedDays(services, days),
  ]);
  return {
    title: describeWeek(monday),
    monday: monday.toString(),
    previous: addDays(monday.toString(), -7),
    next: addDays(monday.toString(), 7),
    today,
    isThisWeek: names.includes(today),
    nowMinute: names.includes(today) ? getMinute(now, zone) : null,
    days: days.map(({ day, start, end }) => {
      return {
        day,
        name: formatShortDay(day),
        shortName: formatWeekdayAndDay(day),
        isToday: day === today,
        isWeekend: [6, 7].includes(Temporal.PlainDate.from(day).dayOfWeek),
        /** Minutes since midnight at which any kind of meeting can begin. */
        free: free.filter((at) => at >= start && at < end).map((at) => getMinute(at, zone)),
        /** Without an exception, which would say so. */
        isClosed: closed.has(day) && exceptions.every((row) => row.day !== day),
        exceptions: exceptions.filter((row) => row.day === day).map((row) => describeException(kinds, row)),
        bookings: rows
          .filter(({ startsAt: at }) => +at >= start && +at < end)
          .map(({ startsAt: at, endsAt: until, kindId, kindName, ...shown }) => ({
            ...shown,
            kind: getBookedName(kindId, kindName),
            from: getMinute(+at, zone),
            until: getMinute(+until, zone),
            start: formatTime(+at, zone),
            end: formatTime(+until, zone),
          })),
      };
    }),
  };
}

/** Returns the next booking's day, because by Sunday evening the current week is over; today if there is none. */
async function findNextDay({ db, env }: WeekServices, now: number): Promise<string> {
  const { bookings } = db.tables;
  const [next] = await db.read
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(isNull(bookings.deletedAt), isNotOver(bookings, new Date(now)), ne(bookings.status, "cancelled")))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(1);
  return getCalendarDay(next ? +next.startsAt : now, env.BUSINESS_TIMEZONE);
}

async function listFree(services: WeekServices, from: number, to: number, now: number): Promise<number[]> {
  const kinds = await listKinds(services);
  const times = await Promise.all(kinds.map(({ id }) => listFreeTimes(services, id, from, to, now)));
  return [...new Set(times.flat())].sort((a, b) => a - b);
}

function getMinute(at: number, zone: string): number {
  const { hour, minute } = toLocalTime(at, zone);
  return hour * 60 + minute;
}

export type Week = Awaited<ReturnType<typeof loadWeek>>;

function describeWeek(monday: Temporal.PlainDate): string {
  const sunday = monday.add({ days: 6 });
  const year = monday.year === sunday.year ? undefined : "numeric";
  const format = (date: Temporal.PlainDate, year?: "numeric") =>
    formatCalendarDay(date.toString(), { month: "long", day: "numeric", year });
  return `${format(monday, year)} – ${format(sunday, "numeric")}`;
}

function describeException(all: MeetingKind[], { hours, note, kinds }: Row<"specialDays">): string {
  const what = hours.length === 0 ? "Day off" : "Special hours";
  return [kinds ? `${what}, ${listKindNames(all, kinds)}` : what, note].filter(Boolean).join(": ");
}
