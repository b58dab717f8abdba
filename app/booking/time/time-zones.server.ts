import { readZoneName, toLocalTime } from "#app/server/time/business-time.server";

/** "Eastern Time", or "Eastern Daylight Time" at a time that clocks show twice in the fall. */
export function getTimeZoneName(zone: string, at?: number): string {
  return readZoneName(zone, at !== undefined && isShownTwice(at, zone) ? "long" : "longGeneric", at ?? Date.now());
}

export const shortenTimeZone = (zone: string, at: number) => readZoneName(zone, "short", at);

function isShownTwice(at: number, zone: string): boolean {
  const clock = toLocalTime(at, zone).toPlainDateTime();
  const first = clock.toZonedDateTime(zone, { disambiguation: "earlier" });
  const second = clock.toZonedDateTime(zone, { disambiguation: "later" });
  return first.epochMilliseconds !== second.epochMilliseconds;
}
