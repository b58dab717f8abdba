import { readZoneName, toLocalTime } from "#app/server/time/business-time.server";

/** "Eastern Time", or "Eastern Daylight Time" at a time that clocks show twice in the fall. */
export function getTimeZoneName(zone: string, at?: number): string {
  return readZoneName(zone, at !== undefined && isShownTwice(at, zone) ? "long" : "longGeneric", at ?? Date.now());
}

/** "EDT" or, at another time of the year, "EST" */
export const shortenTimeZone = (zone: string, at: number) => readZoneName(zone, "short", at);

function isShownTwice(at: number, zone: string): boolean {
  const clock = toLocalTime(at, zone).toPlainDateTime();
  const first = clock.toZonedDateTime(zone, { disambiguation: "earlier" });
  const second = clock.toZonedDateTime(zone, { disambiguation: "later" });
  return first.epochMilliseconds !== second.epochMilliseconds;
}

let listed: { id: string; name: string }[] | undefined;

/** The options of a select, such as "New York (Eastern Time)", sorted by name. */
export function listTimeZones(): { id: string; name: string }[] {
  listed ??= ["UTC", ...Intl.supportedValuesOf("timeZone")]
    .filter((id, index, all) => all.indexOf(id) === index)
    .map((id) => ({ id, name: id === "UTC" ? id : `${getPlace(id)} (${getTimeZoneName(id)})` }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-US"));
  return listed;
}

function getPlace(id: string): string {
  return id
    .split("/")
    .slice(id.includes("/") ? 1 : 0)
    .reverse()
    .join(", ")
    .replaceAll("_", " ");
}
