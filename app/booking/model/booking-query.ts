import { DAY } from "#app/server/time/durations";
import { readKindId } from "./kinds";

/** The whole booking is in the address: `?kind=strategy&day=2026-12-04&slot=2026-12-04T15:30Z&tz=Asia/Kolkata`. */
export interface BookingQuery {
  /** The requested kind, which may not exist. Null is the first kind. */
  kind: string | null;
  /** YYYY-MM-DD in the visitor's time zone. */
  day: string | null;
  slot: string | null;
  /** As requested, so it may not exist. */
  zone: string | null;
}

export function readBookingQuery(search: URLSearchParams): BookingQuery {
  const read = (name: string, pattern: RegExp) => {
    const text = search.get(name) ?? "";
    return pattern.test(text) ? text : null;
  };
  return {
    kind: readKindId(search.get("kind")),
    day: read("day", /^\d{4}-\d\d-\d\d$/),
    slot: read("slot", /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
    zone: read("tz", /^[A-Za-z][\w+/-]{0,63}$/),
  };
}

/** Null for a page with a form, which is for one visitor. Leaves out invalid days and zones. */
export function toSharedQuery(search: URLSearchParams, now = Date.now()): string | null {
  const { kind, day, slot, zone } = readBookingQuery(search);
  if (slot) return null;
  return writeBookingQuery({ kind, day: day && isNear(day, now) ? day : null, zone: zone && findZone(zone) });
}

function isNear(day: string, now: number): boolean {
  const days = (Date.parse(day) - now) / DAY;
  return days > -2 && days < 400;
}

/** Returns one spelling for each zone. */
function findZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export function writeBookingQuery(
  { kind, day, slot, zone }: Partial<BookingQuery>,
  more: Readonly<Record<string, string>> = {},
): string {
  const given = { kind, day, slot, tz: zone };
  const search = new URLSearchParams(more);
  for (const [name, value] of Object.entries(given)) if (value) search.set(name, value);
  const text = search.toString().replaceAll("%3A", ":").replaceAll("%2F", "/");
  return text ? `?${text}` : "";
}

export const toSlot = (startsAt: number) => `${new Date(startsAt).toISOString().slice(0, 16)}Z`;

export function readSlot(slot: string | null): number | null {
  const startsAt = Date.parse(slot ?? "");
  return Number.isNaN(startsAt) ? null : startsAt;
}
