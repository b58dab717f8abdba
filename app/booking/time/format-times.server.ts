import { formatTime } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { formatTimestamp } from "#app/server/time/formatters";
import { getTimeZoneName, shortenTimeZone } from "./time-zones.server";

export const formatLongDay = (at: number, zone: string) => formatTimestamp(at, zone, "full day", { dateStyle: "full" });

/** When clocks are set back, equal times become "1:30 AM EDT" and "1:30 AM EST". */
export function formatTimes(times: readonly number[], zone: string): Map<number, string> {
  const named = times.map((at) => ({ at, text: formatTime(at, zone) }));
  const byText = new Map<string, number[]>();
  for (const { at, text } of named) byText.set(text, [...(byText.get(text) ?? []), at]);
  const isRepeated = (at: number, text: string) =>
    byText.get(text)?.some((other) => other !== at && Math.abs(other - at) < DAY / 2);
  return new Map(
    named.map(({ at, text }) => [at, isRepeated(at, text) ? `${text} ${shortenTimeZone(zone, at)}` : text]),
  );
}

export const formatMeetingTime = (at: number, zone: string) =>
  `${formatLongDay(at, zone)} at ${formatTime(at, zone)}, ${getTimeZoneName(zone, at)}`;
