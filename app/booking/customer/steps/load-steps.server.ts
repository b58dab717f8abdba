import { Temporal } from "temporal-polyfill";
import {
  buildCalendar,
  formatDate,
  formatDay,
  getWeekdayName,
  groupByDay,
  type TimesByDay,
} from "#app/booking/availability/build-calendar.server";
import { listFreeTimes, type MovedBooking } from "#app/booking/availability/free-times.server";
import { type BookingQuery, readSlot, toSlot } from "#app/booking/model/booking-query";
import type { KindWithLength } from "#app/booking/model/calls";
import { toPublicPlace } from "#app/booking/model/describe-place";
import type { MeetingPlace } from "#app/booking/model/kinds";
import type { ChosenDay, ChosenSlot, OfferedKind, OfferedTime, Steps } from "#app/booking/model/steps";
import { listKindsWithLength } from "#app/booking/state/kinds.server";
import { getCalendarDay } from "#app/booking/time/calendar-days.server";
import { formatShortDay } from "#app/booking/time/format-days";
import { formatTimes } from "#app/booking/time/format-times.server";
import { listOfferedZones, readZone } from "#app/booking/time/offered-zones.server";
import { getTimeZoneName } from "#app/booking/time/time-zones.server";
import type { Services } from "#app/server/services.server";
import { toLocalTime } from "#app/server/time/business-time.server";

const NEAREST = 3;

interface Options {
  now?: number;
  /** A moved booking keeps its name and place, also if its kind is switched off. Its day is the default. */
  moved?: MovedBooking & { name: string; place: MeetingPlace };
}

/** Null if all kinds are switched off. */
export async function loadSteps(
  services: Pick<Services, "db" | "env" | "settings">,
  asked: BookingQuery,
  { now = Date.now(), moved }: Options = {},
): Promise<Steps | null> {
  const all = await listKindsWithLength(services);
  const kinds = all.filter(({ isOffered }) => isOffered);
  const known = all.find(({ id }) => id === asked.kind);
  const kind = moved && known ? { ...known, ...moved, id: known.id } : known?.isOffered ? known : kinds[0];
  if (!kind) return null;
  const zoneId = readZone(asked.zone);
  const zone = zoneId ?? services.env.BUSINESS_TIMEZONE;
  const times = await listFreeTimes(services, kind.id, now, Number.POSITIVE_INFINITY, now, moved);
  const free = groupByDay(times, zone);
  const startsAt = readSlot(asked.slot);
  const today = getCalendarDay(now, zone);
  const shownAt = startsAt ?? (asked.day ? null : moved?.startsAt.getTime()) ?? null;
  const day = chooseDay(free, shownAt === null ? asked.day : getCalendarDay(shownAt, zone), today);
  const ofDay = (day !== null && free.get(day)) || [];
  const isFree = startsAt !== null && times.includes(startsAt);
  const isCurrent = startsAt !== null && startsAt === moved?.startsAt.getTime();
  const nearest = startsAt === null || isFree ? [] : findNearest(times, startsAt);
  const shownTimes = [...ofDay, ...nearest, startsAt, moved?.startsAt.getTime()].filter((at) => typeof at === "number");
  const names = formatTimes([...new Set(shownTimes)], zone);
  return {
    query: {
      kind: kind === kinds[0] ? null : kind.id,
      day: asked.day && day,
      slot: startsAt === null ? null : asked.slot,
      zone: zoneId,
    },
    kind: toOfferedKind(kind),
    kinds: kinds.map(toOfferedKind),
    notOffered: moved || asked.kind === null || known?.isOffered ? null : (known?.name ?? ""),
    zone: { id: zone, name: getTimeZoneName(zone, startsAt ?? undefined) },
    zones: listOfferedZones(zone),
    calendar: day === null ? null : buildCalendar(free, day, today),
    day: day === null ? null : describeDay(day, ofDay, zone, names),
    slot: startsAt === null ? null : describeSlot({ startsAt, isFree, isCurrent, nearest, zone, names }),
  };
}

export async function loadOfferedKinds(services: Pick<Services, "db" | "settings">): Promise<OfferedKind[]> {
  return (await listKindsWithLength(services)).filter(({ isOffered }) => isOffered).map(toOfferedKind);
}

const toOfferedKind = ({ id, name, description, place, minutes }: KindWithLength): OfferedKind => ({
  ...{ id, name, description, minutes },
  place: toPublicPlace(place),
});

const toDay = (at: number, zone: string) => toLocalTime(at, zone).toPlainDate();

/** The requested day, even without free times, or else the first free day. */
function chooseDay(free: TimesByDay, asked: string | null, today: string): string | null {
  const days = [...free.keys()];
  const last = days.at(-1);
  const isOffered = asked !== null && last !== undefined && isDate(asked) && asked >= today && asked <= last;
  return isOffered ? asked : (days[0] ?? null);
}

function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

type TimeNames = ReadonlyMap<number, string>;

const parts = [
  { name: "Night", until: 5 },
  { name: "Morning", until: 12 },
  { name: "Afternoon", until: 17 },
  { name: "Evening", until: 24 },
];

function describeDay(date: string, times: number[], zone: string, names: TimeNames): ChosenDay {
  const shown = parts.map(({ name }) => ({ name, times: [] as OfferedTime[] }));
  for (const at of times) {
    const { hour } = toLocalTime(at, zone);
    shown[parts.findIndex(({ until }) => hour < until)]?.times.push(describeTime(at, names));
  }
  return {
    date,
    name: formatDay(Temporal.PlainDate.from(date)),
    short: formatShortDay(date),
    parts: shown.filter((part) => part.times.length > 0),
  };
}

const describeTime = (at: number, names: TimeNames): OfferedTime => ({ slot: toSlot(at), time: names.get(at) ?? "" });
const describeDayOf = (at: number, zone: string) => formatDay(toDay(at, zone));

/** @param times ascending */
function findNearest(times: number[], startsAt: number): number[] {
  const later = times.findIndex((at) => at > startsAt);
  const middle = later < 0 ? times.length : later;
  const around = times.slice(Math.max(0, middle - NEAREST), middle + NEAREST);
  const getDistance = (at: number) => Math.abs(at - startsAt);
  const nearest = around.sort((a, b) => getDistance(a) - getDistance(b)).slice(0, NEAREST);
  return nearest.sort((a, b) => a - b);
}

interface SlotInput {
  startsAt: number;
  isFree: boolean;
  isCurrent: boolean;
  nearest: number[];
  zone: string;
  names: TimeNames;
}

function describeSlot({ startsAt, isFree, isCurrent, nearest, zone, names }: SlotInput): ChosenSlot {
  return {
    ...describeTime(startsAt, names),
    day: describeDayOf(startsAt, zone),
    date: formatDate(toDay(startsAt, zone)),
    weekday: getWeekdayName(toDay(startsAt, zone)),
    isFree,
    isCurrent,
    others: nearest.map((at) => ({ ...describeTime(at, names), day: describeDayOf(at, zone) })),
  };
}
