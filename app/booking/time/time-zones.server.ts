import { Temporal } from "temporal-polyfill";
import { getFormatter } from "./formatters.server";

/** "Eastern Time", or "Eastern Daylight Time" at a time that clocks show twice in the fall. */
export function getTimeZoneName(zone: string, at?: number): string {
  return readName(zone, at ?? Date.now(), at !== undefined && isShownTwice(at, zone) ? "long" : "longGeneric");
}

/** "EDT" or, at another time of the year, "EST" */
export const shortenTimeZone = (zone: string, at: number) => readName(zone, at, "short");

function readName(zone: string, at: number, timeZoneName: "short" | "long" | "longGeneric"): string {
  const parts = getFormatter(zone, timeZoneName, { timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function isShownTwice(at: number, zone: string): boolean {
  const clock = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  const first = clock.toZonedDateTime(zone, { disambiguation: "earlier" });
  const second = clock.toZonedDateTime(zone, { disambiguation: "later" });
  return first.epochMilliseconds !== second.epochMilliseconds;
}

let listed: { id: string; name: string }[] | undefined;

/** The options of a select, such as "New York (Eastern Time)", sorted by name. */
export function listTimeZones(): { id: string; name: string }[] {
  listed ??= ["UTC", ...Intl.supportedValuesOf("timeZone")]
    .filter((id, index, all) => all.indexOf(id) === index)
    .map((id) => ({ id, name: `${getPlace(id)} (${getTimeZoneName(id)})` }))
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
