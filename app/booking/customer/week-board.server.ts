import { Temporal } from "temporal-polyfill";
import type { Services } from "#app/server/services.server";
import {
  formatDay,
  getShortMonthName,
  getWeekdayName,
  groupByDay,
  type TimesByDay,
} from "../availability/build-calendar.server";
import { listFreeTimes } from "../availability/free-times.server";
import { toSlot } from "../model/booking-query";
import { nameWithLength } from "../model/calls";
import { formatTimes } from "../time/format-times.server";
import { getTimeZoneName } from "../time/time-zones.server";
import { loadOfferedKinds } from "./steps/load-steps.server";

const DAYS = 5;
const TIMES_PER_DAY = 4;

export interface BoardDay {
  date: string;
  weekday: string;
  short: string;
  name: string;
  times: { slot: string; time: string }[];
}

/** The kind that the board shows, unless the kind is switched off. */
const PREFERRED_KIND = "strategy";

/** Five days, starting with the first that has a free time. Empty if there is none. Null if all kinds are switched off. */
export async function loadWeekBoard(services: Pick<Services, "db" | "env" | "settings">, now = Date.now()) {
  const zone = services.env.BUSINESS_TIMEZONE;
  const kinds = await loadOfferedKinds(services);
  const kind = kinds.find(({ id }) => id === PREFERRED_KIND) ?? kinds[0];
  if (!kind) return null;
  const free = groupByDay(await listFreeTimes(services, kind.id, now, Number.POSITIVE_INFINITY, now), zone);
  const [first] = free.keys();
  const days = first ? listShownDays(Temporal.PlainDate.from(first), free) : [];
  return {
    kind,
    call: nameWithLength(kind),
    zone: { id: zone, name: getTimeZoneName(zone) },
    days: days.map((date): BoardDay => {
      const times = free.get(date.toString()) ?? [];
      const shown = spread(times);
      const names = formatTimes(shown, zone);
      return {
        date: date.toString(),
        weekday: getWeekdayName(date),
        short: `${getShortMonthName(date)} ${date.day}`,
        name: formatDay(date),
        times: shown.map((at) => ({ slot: toSlot(at), time: names.get(at) ?? "" })),
      };
    }),
  };
}

/** Includes weekends only if they have free times. */
function listShownDays(first: Temporal.PlainDate, free: TimesByDay): Temporal.PlainDate[] {
  const days = Array.from({ length: DAYS + 4 }, (_, index) => first.add({ days: index }));
  return days.filter((date) => date.dayOfWeek <= 5 || free.has(date.toString())).slice(0, DAYS);
}

function spread(times: number[]): number[] {
  if (times.length <= TIMES_PER_DAY) return times;
  const step = (times.length - 1) / (TIMES_PER_DAY - 1);
  return Array.from({ length: TIMES_PER_DAY }, (_, index) => times[Math.round(index * step)] as number);
}
