import { and, eq, gte, lt, ne } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { KindId } from "../kinds";
import { getOccupied } from "./cells";
import { computeFreeTimes, listOpenDays } from "./compute-free-times.server";
import { loadRules, loadSpecialDays, type MeetingRules } from "./rules.server";

type Reader = Pick<Writer, "select">;

/** Starts (epoch milliseconds, ascending) that can be booked, for [from, to). `except`: a booking that is moved. */
export async function listFreeTimes(
  services: Pick<Services, "db" | "env">,
  kind: KindId,
  from: number,
  to: number,
  now = Date.now(),
  except?: string,
): Promise<number[]> {
  const rules = (await loadRules(services)).get(kind);
  return rules ? listFreeTimesByRules(services, services.db.read, rules, { from, to, now, except }) : [];
}

export interface Span {
  from: number;
  to: number;
  now: number;
  except?: string;
}

export async function listFreeTimesByRules(
  services: Pick<Services, "db" | "env">,
  reader: Reader,
  rules: MeetingRules,
  { from, to, now, except = "" }: Span,
): Promise<number[]> {
  const zone = services.env.BUSINESS_TIMEZONE;
  const days = listOpenDays(from, to, { now, zone, horizonDays: rules.horizonDays });
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const specialDays = await loadSpecialDays(services, first.day, last.day, reader);
  const occupied = { start: getOccupied(first.start, rules).start, end: getOccupied(last.end, rules).end };
  const busy = await loadBusy(services, reader, occupied.start, occupied.end, except);
  const starts =
    rules.dailyLimit > 0 ? await loadStarts(services, reader, rules.kind, first.start, last.end, except) : [];
  const bookedPerDay = new Map(
    days.map(({ day, start, end }) => [day, starts.filter((at) => at >= start && at < end).length]),
  );
  return computeFreeTimes({ rules, specialDays, busy, bookedPerDay, from, to, now, zone });
}

async function loadBusy(
  { db }: Pick<Services, "db">,
  reader: Reader,
  start: number,
  end: number,
  except: string,
): Promise<Set<number>> {
  const { busyTimes } = db.tables;
  const rows = await reader
    .select({ startsAt: busyTimes.startsAt })
    .from(busyTimes)
    .where(
      and(
        gte(busyTimes.startsAt, new Date(start)),
        lt(busyTimes.startsAt, new Date(end)),
        ne(busyTimes.bookingId, except),
      ),
    );
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

async function loadStarts(
  { db }: Pick<Services, "db">,
  reader: Reader,
  kind: KindId,
  start: number,
  end: number,
  except: string,
): Promise<number[]> {
  const { bookings } = db.tables;
  const rows = await reader
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.kindId, kind),
        gte(bookings.startsAt, new Date(start)),
        lt(bookings.startsAt, new Date(end)),
        ne(bookings.status, "cancelled"),
        ne(bookings.id, except),
      ),
    );
  return rows.map(({ startsAt }) => startsAt.getTime());
}
