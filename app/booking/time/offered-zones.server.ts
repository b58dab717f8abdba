import { getOwn } from "#app/server/get-own";
import { isUtc } from "#app/server/time/formatters";
import { isTimeZone } from "#app/server/time/time-zone.server";
import { getTimeZoneName } from "./time-zones.server";

/** At least one for each offset. JavaScript adds the browser's own zone. */
const offered = [
  "Pacific/Honolulu America/Anchorage America/Los_Angeles America/Phoenix America/Denver America/Chicago",
  "America/New_York America/Vancouver America/Toronto America/Halifax America/St_Johns America/Puerto_Rico",
  "America/Mexico_City America/Bogota America/Caracas America/Santiago America/Sao_Paulo",
  "America/Argentina/Buenos_Aires America/Noronha Atlantic/Azores Atlantic/Cape_Verde Europe/London Europe/Dublin",
  "Europe/Lisbon Africa/Casablanca Africa/Lagos Europe/Berlin Europe/Madrid Europe/Paris Europe/Rome Europe/Zurich",
  "Europe/Athens Europe/Istanbul Europe/Kyiv Europe/Moscow Africa/Cairo Africa/Johannesburg Africa/Nairobi",
  "Asia/Jerusalem Asia/Riyadh Asia/Tehran Asia/Dubai Asia/Kabul Asia/Karachi Asia/Kolkata Asia/Kathmandu Asia/Dhaka",
  "Asia/Yangon Asia/Bangkok Asia/Jakarta Asia/Singapore Asia/Hong_Kong Asia/Shanghai Asia/Manila Asia/Tokyo",
  "Asia/Seoul Australia/Perth Australia/Eucla Australia/Darwin Australia/Adelaide Australia/Brisbane",
  "Australia/Sydney Australia/Lord_Howe Pacific/Noumea Pacific/Auckland Pacific/Chatham Pacific/Tongatapu",
  "Pacific/Kiritimati Pacific/Pago_Pago Pacific/Marquesas UTC",
].flatMap((line) => line.split(" "));

/** Browsers still report the old names. */
const newNames: Readonly<Record<string, string>> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

export function readZone(zone: string | null): string | null {
  if (zone === null || !isTimeZone(zone)) return null;
  return isUtc(zone) ? "UTC" : (getOwn(newNames, zone) ?? zone);
}

let named: { id: string; name: string }[] | undefined;

export function listOfferedZones(current: string): { id: string; name: string }[] {
  named ??= offered.map(nameZone).sort(byName);
  return named.some(({ id }) => id === current) ? named : [...named, nameZone(current)].sort(byName);
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "en-US");

const nameZone = (id: string) => ({
  id,
  name: id === "UTC" ? id : `${id.slice(id.lastIndexOf("/") + 1).replaceAll("_", " ")} (${getTimeZoneName(id)})`,
});
