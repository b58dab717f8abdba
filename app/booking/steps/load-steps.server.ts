import { Temporal } from "temporal-polyfill";
import { DAY } from "#app/server/durations";
import type { Services } from "#app/server/services.server";
import { listFreeTimes } from "../availability/free-times.server";
import { loadRules } from "../availability/rules.server";
import { type BookingQuery, readSlot, toSlot } from "../booking-query";
import { meetingKinds } from "../kinds";
import { formatTime } from "../time/format-times.server";
import { nameTimeZone } from "../time/time-zones.server";
import { buildCalendar, groupByDay, nameDay, nameWeekday, type TimesByDay } from "./build-calendar.server";
import { listOfferedZones, readZone } from "./offered-zones.server";
import type { ChosenDay, ChosenSlot, OfferedKind, OfferedTime, Steps } from "./steps";

const NEAREST = 3;
/** Longer than any horizon. */
const SPAN = 400 * DAY;

interface Options {
  now?: number;
  /** The id of a booking that is moved: its own time counts as free. */
  except?: string;
}

export async function loadSteps(
  services: Pick<Services, "db" | "env">,
  asked: BookingQuery,
  { now = Date.now(), except }: Options = {},
): Promise<Steps> {
  const kinds = await loadOfferedKinds(services);
  const kind = kinds.find(({ id }) => id === asked.kind) ?? kinds[0];
  if (!kind) throw new Error("there are no kinds of meetings");
  const zoneId = readZone(asked.zone);
  const zone = zoneId ?? services.env.BUSINESS_TIMEZONE;
  const times = await listFreeTimes(services, kind.id, now, now + SPAN, now, except);
  const free = groupByDay(times, zone);
  const startsAt = readSlot(asked.slot);
  const today = getDay(now, zone);
  const day = chooseDay(free, startsAt === null ? asked.day : getDay(startsAt, zone), today);
  return {
    query: { kind: kind.id, day: asked.day && day, slot: startsAt === null ? null : asked.slot, zone: zoneId },
    kind,
    kinds,
    zone: { id: zone, name: nameTimeZone(zone, startsAt ?? undefined) },
    zones: listOfferedZones(zone),
    calendar: day === null ? null : buildCalendar(free, day, today),
    day: day === null ? null : describeDay(day, free.get(day) ?? [], zone),
    slot: startsAt === null ? null : describeSlot(startsAt, times, zone),
  };
}

export async function loadOfferedKinds(services: Pick<Services, "db">): Promise<OfferedKind[]> {
  const rules = await loadRules(services);
  return meetingKinds.flatMap((kind) => {
    const minutes = rules.get(kind.id)?.minutes;
    return minutes === undefined ? [] : [{ ...kind, minutes }];
  });
}

const getDay = (at: number, zone: string) => toDate(at, zone).toString();
const toDate = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

/** The day that was asked for, also without free times, or else the first free one. */
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

function describeDay(date: string, times: number[], zone: string): ChosenDay {
  const inPart = (from: number, to: number) =>
    times.filter((at) => {
      const { hour } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
      return hour >= from && hour < to;
    });
  const parts = [
    { name: "Night", times: inPart(0, 5) },
    { name: "Morning", times: inPart(5, 12) },
    { name: "Afternoon", times: inPart(12, 17) },
    { name: "Evening", times: inPart(17, 24) },
  ];
  return {
    date,
    name: nameDay(Temporal.PlainDate.from(date)),
    parts: parts
      .filter((part) => part.times.length > 0)
      .map((part) => ({ name: part.name, times: part.times.map((at) => describeTime(at, zone)) })),
  };
}

const describeTime = (at: number, zone: string): OfferedTime => ({ slot: toSlot(at), time: formatTime(at, zone) });
const describeDayOf = (at: number, zone: string) => nameDay(toDate(at, zone));

function describeSlot(startsAt: number, times: number[], zone: string): ChosenSlot {
  const isFree = times.includes(startsAt);
  const byDistance = [...times].sort((a, b) => Math.abs(a - startsAt) - Math.abs(b - startsAt));
  const nearest = isFree ? [] : byDistance.slice(0, NEAREST).sort((a, b) => a - b);
  return {
    ...describeTime(startsAt, zone),
    day: describeDayOf(startsAt, zone),
    weekday: nameWeekday(toDate(startsAt, zone)),
    isFree,
    others: nearest.map((at) => ({ ...describeTime(at, zone), day: describeDayOf(at, zone) })),
  };
}
