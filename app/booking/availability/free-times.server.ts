import { and, type Column, eq, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { toLocalTime } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { readHolidays } from "#app/server/time/holidays.server";
import type { Database, Writer } from "#drizzle/connect";
import { CELL, getOccupiedSpan } from "../model/cells";
import { loadRules, loadSpecialDays, type MeetingRules } from "../state/rules.server";
import { getMonday } from "../time/calendar-days.server";
import { computeFreeTimes, listOpenDays } from "./compute-free-times.server";

type Reader = Pick<Writer, "select">;

/** A moved booking keeps its length, may overlap its own time, and is not offered the time that it has. */
export interface MovedBooking {
  id: string;
  startsAt: Date;
  minutes: number;
}

/** Start times (epoch milliseconds, ascending) in [from, to). */
export async function listFreeTimes(
  services: Pick<Services, "db" | "env" | "settings">,
  kind: string,
  from: number,
  to: number,
  now = Date.now(),
  moved?: MovedBooking,
): Promise<number[]> {
  const rules = (await loadRules(services)).get(kind);
  if (!rules) return [];
  const { minutes } = moved ?? rules;
  const span = { from, to, now, except: moved?.id };
  const times = await listFreeTimesByRules(services, services.db.read, { ...rules, minutes }, span);
  return times.filter((at) => at !== moved?.startsAt.getTime());
}

export interface Span {
  from: number;
  to: number;
  now: number;
  except?: string;
}

export async function listFreeTimesByRules(
  services: Pick<Services, "db" | "env" | "settings">,
  reader: Reader,
  rules: MeetingRules,
  { from, to, now, except }: Span,
): Promise<number[]> {
  const zone = services.env.BUSINESS_TIMEZONE;
  const days = listOpenDays(from, to, { now, zone, horizonDays: rules.horizonDays });
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const { start } = getOccupiedSpan(first.start, rules);
  const { end } = getOccupiedSpan(last.end, rules);
  // A transaction's connection takes one query at a time.
  const takesOneQuery = reader !== services.db.read;
  const busyRead = loadBusy(services, reader, { start, end, except });
  if (takesOneQuery) await busyRead;
  // The first and last day may be in the middle of a week.
  const margin = rules.weeklyLimit > 0 ? 7 * DAY : 0;
  const startsRead =
    rules.dailyLimit > 0 || rules.weeklyLimit > 0
      ? loadStarts(services, reader, rules.kind, { start: first.start - margin, end: last.end + margin, except })
      : Promise.resolve([]);
  if (takesOneQuery) await startsRead;
  const specialDaysRead = loadSpecialDays(services, rules.kind, first.day, last.day, reader);
  const [busy, starts, specialDays] = await Promise.all([busyRead, startsRead, specialDaysRead]);
  const bookedPerDay = new Map(
    days.map(({ day, start, end }) => [day, starts.filter((at) => at >= start && at < end).length]),
  );
  const bookedPerWeek = rules.weeklyLimit > 0 ? countByWeek(starts, zone) : new Map();
  const holidays = readHolidays(services.settings);
  return computeFreeTimes({ rules, specialDays, holidays, busy, bookedPerDay, bookedPerWeek, from, to, now, zone });
}

function countByWeek(starts: number[], zone: string): Map<string, number> {
  const weeks = new Map<string, number>();
  for (const at of starts) {
    const monday = getMonday(toLocalTime(at, zone).toPlainDate()).toString();
    weeks.set(monday, (weeks.get(monday) ?? 0) + 1);
  }
  return weeks;
}

interface Times {
  start: number;
  end: number;
  except: string | undefined;
}

async function loadBusy(
  { db }: Pick<Services, "db">,
  reader: Reader,
  { start, end, except }: Times,
): Promise<Set<number>> {
  const { startsAt, bookingId } = db.tables.busyTimes;
  const [row] = await reader
    .select({ list: listInOneRow(db, startsAt) })
    .from(db.tables.busyTimes)
    .where(
      and(
        gte(startsAt, new Date(start)),
        lt(startsAt, new Date(end)),
        except === undefined ? undefined : ne(bookingId, except),
      ),
    );
  return new Set(parseList(row?.list));
}

async function loadStarts(
  { db }: Pick<Services, "db">,
  reader: Reader,
  kind: string,
  { start, end, except }: Times,
): Promise<number[]> {
  const { id, kindId, startsAt, status } = db.tables.bookings;
  const [row] = await reader
    .select({ list: listInOneRow(db, startsAt) })
    .from(db.tables.bookings)
    .where(
      and(
        eq(kindId, kind),
        gte(startsAt, new Date(start)),
        lt(startsAt, new Date(end)),
        ne(status, "cancelled"),
        except === undefined ? undefined : ne(id, except),
      ),
    );
  return parseList(row?.list);
}

/** A single row, because reading thousands takes much longer. The numbers count cells since 1970. */
function listInOneRow({ dialect }: Database, column: Column): SQL<string | null> {
  return dialect === "sqlite"
    ? sql`group_concat(${column} / ${sql.raw(String(CELL))})`
    : sql`string_agg((date_part('epoch', ${column}) / ${sql.raw(String(CELL / 1000))})::int::text, ',')`;
}

const parseList = (list: string | null | undefined) => (list ? list.split(",").map((cell) => Number(cell) * CELL) : []);
