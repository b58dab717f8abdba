import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";
import type { Database, Writer } from "#drizzle/connect";
import { listFreeTimesByRules } from "../availability/free-times.server";
import { CELL, getOccupiedSpan, listCells } from "../model/cells";
import type { MeetingRules } from "../state/rules.server";

/** Rolls back the transaction, because another booking has part of the time. */
export class TimeTakenError extends Error {}

/** @throws TimeTakenError */
export async function reserveTime(
  { tables: { busyTimes } }: Database,
  tx: Writer,
  bookingId: string,
  startsAt: number,
  rules: MeetingRules,
): Promise<void> {
  const { start, end } = getOccupiedSpan(startsAt, rules);
  // Ascending, so that two transactions cannot deadlock.
  const cells = listCells(start, end).map((cell) => ({ startsAt: new Date(cell), bookingId }));
  const taken = await tx
    .insert(busyTimes)
    .values(cells)
    .onConflictDoNothing()
    .returning({ startsAt: busyTimes.startsAt });
  if (taken.length < cells.length) throw new TimeTakenError();
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
export function isBookableByOffice(startsAt: number, now: number): boolean {
  return startsAt % CELL === 0 && startsAt > now && startsAt < now + 2 * YEAR;
}

export async function takenIfRefused<Result>(work: Promise<Result>): Promise<Result | "taken"> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TimeTakenError) return "taken";
    throw error;
  }
}
