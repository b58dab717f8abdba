import { listFreeTimes } from "#app/booking/availability/free-times.server";
import { getCalendarDay } from "#app/booking/time/calendar-days.server";
import { formatTimes } from "#app/booking/time/format-times.server";
import type { Services } from "#app/server/services.server";
import { DAY, MINUTE } from "#app/server/time/durations";
import type { Row } from "#drizzle/schema";
import { formatShortDay } from "../../time/format-days";

const SPAN_MS = 28 * DAY;

interface FreeDay {
  day: string;
  times: { at: number; label: string }[];
}

export async function listFreeDays(
  services: Services,
  { id, kindId, startsAt, endsAt }: Pick<Row<"bookings">, "id" | "kindId" | "startsAt" | "endsAt">,
  now: number,
): Promise<FreeDay[]> {
  const zone = services.env.BUSINESS_TIMEZONE;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const starts = await listFreeTimes(services, kindId, now, now + SPAN_MS, now, { id, startsAt, minutes });
  // Includes the meeting's own time: when clocks are set back, a free time an hour later would look the same.
  const names = formatTimes([...starts, startsAt.getTime()], zone);
  const days: FreeDay[] = [];
  for (const at of starts) {
    const day = formatShortDay(getCalendarDay(at, zone));
    const time = { at, label: names.get(at) ?? "" };
    if (days.at(-1)?.day === day) days.at(-1)?.times.push(time);
    else days.push({ day, times: [time] });
  }
  return days;
}
