import type { Services } from "#app/server/services.server";
import { toLocalTime } from "#app/server/time/business-time.server";
import { HOUR, MINUTE } from "#app/server/time/durations";
import { formatHour } from "#app/server/time/formatters";
import { describeNight, type NightState } from "#app/server/time/night.server";
import { business, calendar } from "#app/site";

export interface HomeSky extends NightState {
  /** The words before and after the time. */
  line: [string, string];
  /** "after 9 PM", which is true until the page is rendered again. The script shows the minute. */
  hour: string;
  /** When that hour began, in milliseconds. */
  since: number;
  zone: string;
}

/** `changesAt` is when the cached page is no longer true. */
export function loadSky({ settings, env }: Pick<Services, "settings" | "env">, now: number) {
  const zone = env.BUSINESS_TIMEZONE;
  const [city = ""] = settings.recall(business).city.split(",");
  const { hour, minute } = toLocalTime(now, zone);
  const since = Math.floor(now / MINUTE) * MINUTE - minute * MINUTE;
  const night = describeNight(now, settings.recall(calendar).coordinates, zone);
  const loaded: HomeSky = {
    ...night,
    line: ["It’s", `in ${city.trim()}. Your system would be answering.`],
    hour: `after ${hour === 0 ? "midnight" : hour === 12 ? "noon" : formatHour(hour)}`,
    since,
    zone,
  };
  return { night: loaded, changesAt: night.isNight ? Math.min(night.changes[0], since + HOUR) : night.changes[0] };
}
