import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import type { Services } from "#app/server/services.server";
import { toDate } from "#app/server/time/business-time.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { OpenHours } from "#drizzle/schema/values";
import { lockCalendar } from "../state/lock-calendar.server";
import { addDays } from "../time/calendar-days.server";

/** Also limits adding days, so that a removed span can be added again. */
export const MAX_SPAN_DAYS = 62;

export interface DaySpan {
  /** YYYY-MM-DD. `to` is included. */
  from: string;
  to: string;
  hours: OpenHours[];
  note: string;
  /** Null means all kinds. */
  kinds: string[] | null;
}

export interface ListedSpan extends DaySpan {
  ids: string[];
}

export async function listSpecialDays({ db }: Pick<Services, "db">, today: string): Promise<ListedSpan[]> {
  const { specialDays } = db.tables;
  const rows = await db.read
    .select()
    .from(specialDays)
    .where(gte(specialDays.day, today))
    .orderBy(asc(specialDays.day), asc(specialDays.id));
  return joinDays(rows);
}

function joinDays(rows: Row<"specialDays">[]): ListedSpan[] {
  const spans: ListedSpan[] = [];
  for (const { id, day, ...content } of rows) {
    const before = addDays(day, -1);
    const last = spans.findLast((span) => span.to === before && hasSameContent(span, content));
    if (last && last.ids.length < MAX_SPAN_DAYS) {
      last.to = day;
      last.ids.push(id);
    } else spans.push({ ids: [id], from: day, to: day, ...content });
  }
  return spans;
}

type DayContent = Omit<DaySpan, "from" | "to">;

const hasSameContent = (a: DayContent, b: DayContent) =>
  a.note === b.note && JSON.stringify([a.hours, a.kinds]) === JSON.stringify([b.hours, b.kinds]);

export function listDays({ from, to }: Pick<DaySpan, "from" | "to">): string[] {
  const last = Temporal.PlainDate.from(to);
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}

/** Adds no days if some are `listed` for one of the kinds. `booked`: meetings on these days, which stay. */
export async function addSpecialDays(
  services: Pick<Services, "db" | "changes" | "env">,
  span: DaySpan,
  now = Date.now(),
): Promise<{ listed: string[]; booked: number }> {
  const { db } = services;
  const { specialDays } = db.tables;
  const days = listDays(span);
  const { from, to, ...content } = span;
  return db.transact(async (tx) => {
    await lockCalendar(db, tx);
    const stored = await tx
      .select({ day: specialDays.day, kinds: specialDays.kinds })
      .from(specialDays)
      .where(and(gte(specialDays.day, from), lte(specialDays.day, to)))
      .orderBy(asc(specialDays.day));
    const listed = stored.filter(({ kinds }) => shareKind(kinds, span.kinds)).map(({ day }) => day);
    if (listed.length > 0) return { listed, booked: 0 };
    await tx.insert(specialDays).values(days.map((day) => ({ id: randomUUID(), day, ...content })));
    return { listed, booked: await countMeetings(services, tx, span, now) };
  });
}

const shareKind = (some: string[] | null, others: string[] | null) =>
  some === null || others === null || some.some((kind) => others.includes(kind));

function countMeetings(
  { db, env }: Pick<Services, "db" | "env">,
  tx: Writer,
  { from, to, kinds }: DaySpan,
  now: number,
): Promise<number> {
  const { startsAt, status, deletedAt, kindId } = db.tables.bookings;
  const getStart = (day: Temporal.PlainDate) => toDate(day.toZonedDateTime(env.BUSINESS_TIMEZONE));
  const start = getStart(Temporal.PlainDate.from(from));
  const end = getStart(Temporal.PlainDate.from(to).add({ days: 1 }));
  const isThen = and(gte(startsAt, start), lt(startsAt, end), gt(startsAt, new Date(now)));
  const isOfKinds = kinds ? inArray(kindId, kinds) : undefined;
  return tx.$count(db.tables.bookings, and(isNull(deletedAt), eq(status, "booked"), isThen, isOfKinds));
}

export async function removeSpecialDays({ db }: Pick<Services, "db" | "changes">, ids: string[]): Promise<DaySpan[]> {
  const { specialDays } = db.tables;
  const removed = await db.transact((tx) => tx.delete(specialDays).where(inArray(specialDays.id, ids)).returning());
  return joinDays(removed.sort((a, b) => (a.day < b.day ? -1 : 1)));
}
