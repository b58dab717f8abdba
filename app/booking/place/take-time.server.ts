import { eq } from "drizzle-orm";
import { DAY } from "#app/server/durations";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { CELL, getOccupied, listCells } from "../availability/cells";
import { listFreeTimesByRules } from "../availability/free-times.server";
import type { MeetingRules } from "../availability/rules.server";

/** Ends the transaction: another booking has part of the time. */
export class TimeTaken extends Error {}

/** @throws TimeTaken */
export async function takeTime(
  { tables: { busyTimes } }: Database,
  tx: Writer,
  bookingId: string,
  startsAt: number,
  rules: MeetingRules,
): Promise<void> {
  const { start, end } = getOccupied(startsAt, rules);
  // Ascending, so that two transactions do not wait for each other.
  const cells = listCells(start, end).map((cell) => ({ startsAt: new Date(cell), bookingId }));
  const taken = await tx
    .insert(busyTimes)
    .values(cells)
    .onConflictDoNothing()
    .returning({ startsAt: busyTimes.startsAt });
  if (taken.length < cells.length) throw new TimeTaken();
}

export async function releaseTime({ tables: { busyTimes } }: Database, tx: Writer, bookingId: string): Promise<void> {
  await tx.delete(busyTimes).where(eq(busyTimes.bookingId, bookingId));
}

export async function isFreeTime(
  services: Services,
  tx: Writer,
  rules: MeetingRules,
  startsAt: number,
  options: { now: number; except?: string },
): Promise<boolean> {
  const times = await listFreeTimesByRules(services, tx, rules, { from: startsAt, to: startsAt + 1, ...options });
  return times.includes(startsAt);
}

const YEAR = 366 * DAY;

/** The office may also choose times outside the hours. */
export function isOfficeTime(startsAt: number, now: number): boolean {
  return startsAt % CELL === 0 && startsAt > now && startsAt < now + 2 * YEAR;
}

/** Null where a time was taken. */
export async function unlessTaken<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TimeTaken) return null;
    throw error;
  }
}
