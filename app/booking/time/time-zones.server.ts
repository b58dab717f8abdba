import { Temporal } from "temporal-polyfill";
import { getFormatter } from "./formatters.server";

const known = new Map<string, boolean>();
const MAX_KNOWN = 1000;

/** Also former names such as Asia/Calcutta, which browsers still report. Not offsets such as +05:30. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(zone)) return false;
  let isKnown = known.get(zone);
  if (isKnown === undefined) {
    isKnown = canConvert(zone);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(zone, isKnown);
  }
  return isKnown;
}

/** Intl accepts a few names that Temporal refuses, such as JST. */
function canConvert(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** "Eastern Time", or "Eastern Daylight Time" at a time that clocks show twice because they are set back. */
export function nameTimeZone(zone: string, at?: number): string {
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

/** For a select: "New York (Eastern Time)", sorted by name. */
export function listTimeZones(): { id: string; name: string }[] {
  listed ??= ["UTC", ...Intl.supportedValuesOf("timeZone")]
    .filter((id, index, all) => all.indexOf(id) === index)
    .map((id) => ({ id, name: `${getPlace(id)} (${nameTimeZone(id)})` }))
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
