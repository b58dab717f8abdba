import { findClosedDays } from "#app/booking/availability/closed-days.server";
import { listFreeTimes } from "#app/booking/availability/free-times.server";
import { listCalendarDays } from "#app/booking/time/calendar-days.server";
import { formatTimes } from "#app/booking/time/format-times.server";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";
import { readHolidays } from "#app/server/time/holidays.server";
import { formatShortDay } from "../../time/format-days";

const DAYS = 14;
/** Half a day more than needed, because a day with a change of clocks is longer. */
const SPAN_MS = (DAYS + 0.5) * DAY;

export interface PreviewDay {
  day: string;
  name: string;
  holiday: string | null;
  isClosed: boolean;
  /** The free times, in the order of the requested kinds. */
  kinds: string[][];
}

export async function loadPreview(services: Services, kinds: readonly string[], now: number): Promise<PreviewDay[]> {
  const zone = services.env.BUSINESS_TIMEZONE;
  const holidays = readHolidays(services.settings);
  const days = listCalendarDays(now, now + SPAN_MS, zone).slice(0, DAYS);
  const last = days.at(-1)?.end ?? now;
  const [closed, ...free] = await Promise.all([
    findClosedDays(services, days),
    ...kinds.map((kind) => listFreeTimes(services, kind, now, last, now)),
  ]);
  return days.map(({ day, start, end }) => ({
    day,
    name: formatShortDay(day),
    holiday: holidays.find(day),
    isClosed: closed.has(day),
    kinds: free.map((times) => {
      const ofDay = times.filter((at) => at >= start && at < end);
      return [...formatTimes(ofDay, zone).values()];
    }),
  }));
}
