import { listTimeZones, nameTimeZone } from "../time/time-zones.server";

/** One or more for each offset. With JavaScript the browser's own zone comes by itself, whichever it is. */
const offered = new Set(
  [
    "Pacific/Honolulu America/Anchorage America/Los_Angeles America/Phoenix America/Denver America/Chicago",
    "America/New_York America/Detroit America/Toronto America/Vancouver America/Edmonton America/Winnipeg",
    "America/Halifax America/St_Johns America/Puerto_Rico America/Mexico_City America/Tijuana America/Bogota",
    "America/Lima America/Caracas America/Santiago America/Sao_Paulo America/Argentina/Buenos_Aires America/Noronha",
    "Atlantic/Azores Atlantic/Cape_Verde Europe/London Europe/Dublin Europe/Lisbon Africa/Casablanca Africa/Lagos",
    "Europe/Berlin Europe/Madrid Europe/Paris Europe/Rome Europe/Zurich Europe/Athens Europe/Istanbul Europe/Moscow",
    "Africa/Cairo Africa/Johannesburg Africa/Nairobi Asia/Jerusalem Asia/Riyadh Asia/Tehran Asia/Dubai Asia/Kabul",
    "Asia/Karachi Asia/Kolkata Asia/Calcutta Asia/Kathmandu Asia/Katmandu Asia/Dhaka Asia/Yangon Asia/Rangoon",
    "Asia/Bangkok Asia/Jakarta Asia/Singapore Asia/Hong_Kong Asia/Shanghai Asia/Manila Asia/Tokyo Asia/Seoul",
    "Australia/Perth Australia/Eucla Australia/Darwin Australia/Adelaide Australia/Brisbane Australia/Sydney",
    "Australia/Lord_Howe Pacific/Noumea Pacific/Auckland Pacific/Chatham Pacific/Tongatapu Pacific/Kiritimati",
    "Pacific/Pago_Pago Pacific/Marquesas UTC",
  ].flatMap((line) => line.split(" ")),
);

/** For a select, with the current one. */
export function listOfferedZones(current: string): { id: string; name: string }[] {
  const zones = listTimeZones();
  const shown = zones.filter(({ id }) => offered.has(id) || id === current);
  if (shown.some(({ id }) => id === current)) return shown;
  return [{ id: current, name: `${current.replaceAll("_", " ")} (${nameTimeZone(current)})` }, ...shown];
}
