import { randomUUID } from "node:crypto";
import { asc, gte, inArray } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import type { Services } from "#app/server/services.server";
import type { OpenHours } from "#drizzle/values";

export interface DaySpan {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Empty on days off. */
  hours: OpenHours[];
  note: string;
}

export interface ListedSpan extends DaySpan {
  ids: string[];
}

/** Those from `today` on. Neighboring days that are alike are one span. */
export async function listSpecialDays({ db }: Pick<Services, "db">, today: string): Promise<ListedSpan[]> {
  const { specialDays } = db.tables;
  const rows = await db.read
    .select()
    .from(specialDays)
    .where(gte(specialDays.day, today))
    .orderBy(asc(specialDays.day));
  const spans: ListedSpan[] = [];
  for (const { id, day, hours, note } of rows) {
    const last = spans.at(-1);
    if (last && isDayAfter(day, last.to) && isSame(last, { hours, note })) {
      last.to = day;
      last.ids.push(id);
    } else spans.push({ ids: [id], from: day, to: day, hours, note });
  }
  return spans;
}

const isDayAfter = (day: string, earlier: string) =>
  Temporal.PlainDate.from(earlier).add({ days: 1 }).toString() === day;

const isSame = (a: Pick<DaySpan, "hours" | "note">, b: Pick<DaySpan, "hours" | "note">) =>
  a.note === b.note && JSON.stringify(a.hours) === JSON.stringify(b.hours);

export function listDays({ from, to }: Pick<DaySpan, "from" | "to">): string[] {
  const last = Temporal.PlainDate.from(to);
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}

/** Adds all of the days or, if one of them is listed already, none. Returns the days that are. */
export async function addSpecialDays(
  { db, changes }: Pick<Services, "db" | "changes">,
  span: DaySpan,
): Promise<string[]> {
  const { specialDays } = db.tables;
  const days = listDays(span);
  const { hours, note } = span;
  const listed = await db.transact(async (tx) => {
    const added = await tx
      .insert(specialDays)
      .values(days.map((day) => ({ id: randomUUID(), day, hours, note })))
      .onConflictDoNothing()
      .returning({ id: specialDays.id, day: specialDays.day });
    if (added.length === days.length) return [];
    const ids = added.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(specialDays).where(inArray(specialDays.id, ids));
    return days.filter((day) => !added.some((row) => row.day === day));
  });
  if (listed.length === 0) changes.notify("availability");
  return listed;
}

/** Returns what was removed, for undo, or null if nothing was there. */
export async function removeSpecialDays(
  { db, changes }: Pick<Services, "db" | "changes">,
  ids: string[],
): Promise<DaySpan | null> {
  const { specialDays } = db.tables;
  const removed = await db.transact((tx) => tx.delete(specialDays).where(inArray(specialDays.id, ids)).returning());
  const days = removed.sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  changes.notify("availability");
  return { from: first.day, to: last.day, hours: first.hours, note: first.note };
}
