import { and, asc, eq, gte, isNull, lt } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { readHolidays } from "#app/server/time/holidays.server";
import { loadSpecialDays } from "../state/rules.server";

type Reader = Pick<Services, "db" | "env" | "settings">;
type Booked = { kindId: string; startsAt: Date };

/** For each meeting, why the office has closed its day since the booking, or null, in the order of `booked`. */
export async function findDaysOff(services: Reader, booked: readonly Booked[]): Promise<(string | null)[]> {
  const holidays = readHolidays(services.settings);
  const days = booked.map(({ startsAt }) => formatIsoDate(startsAt, services.env.BUSINESS_TIMEZONE));
  const [first, last] = [[...days].sort()[0], [...days].sort().at(-1)];
  if (!first || !last) return [];
  const kinds = [...new Set(booked.map(({ kindId }) => kindId))];
  const special = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await loadSpecialDays(services, kind, first, last)] as const)),
  );
  return booked.map(({ kindId }, index) => {
    const day = days[index] ?? "";
    const hours = special.get(kindId)?.get(day);
    if (hours) return hours.length === 0 ? "Day off" : null;
    return holidays.find(day);
  });
}

const MAX_DAYS = 120;
const MAX_BOOKINGS = 500;

export async function countOnDaysOff(services: Reader, now = Date.now()): Promise<number> {
  const { bookings } = services.db.tables;
  const { kindId, startsAt, status, deletedAt } = bookings;
  const isUpcoming = and(gte(startsAt, new Date(now)), lt(startsAt, new Date(now + MAX_DAYS * DAY)));
  const booked = await services.db.read
    .select({ kindId, startsAt })
    .from(bookings)
    .where(and(isUpcoming, eq(status, "booked"), isNull(deletedAt)))
    .orderBy(asc(startsAt))
    .limit(MAX_BOOKINGS);
  return (await findDaysOff(services, booked)).filter(Boolean).length;
}
