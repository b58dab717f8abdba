import { Temporal } from "temporal-polyfill";

const known = new Map<string, boolean>();
const MAX_KNOWN = 1000;

/** Accepts old names such as Asia/Calcutta, which browsers still report, but not offsets such as +05:30. */
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

// Intl accepts a few names that Temporal rejects, such as JST.
function canConvert(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
