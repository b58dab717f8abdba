import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";

export const formatNumber = (year: number, sequence: number): string => `${year}-${String(sequence).padStart(4, "0")}`;

export const getYear = (day: string): number => Number(day.slice(0, 4));

/** Takes a number of today's year if the year of `day` is closed. Transactions wait for each other, to leave no gap. */
export async function takeNumber(
  { tables: { receiptYears } }: Pick<Database, "tables">,
  tx: Writer,
  { day, today }: { day: string; today: string },
): Promise<{ day: string; year: number; sequence: number; number: string }> {
  const { year: storedYear, lastSequence, isClosed } = receiptYears;
  const closed = await tx
    .select({ year: storedYear })
    .from(receiptYears)
    .where(and(gte(storedYear, getYear(day)), eq(isClosed, true)))
    .limit(1);
  const dated = closed.length > 0 && today > day ? today : day;
  const year = getYear(dated);
  const [taken] = await tx
    .insert(receiptYears)
    .values({ year, lastSequence: 1 })
    .onConflictDoUpdate({ target: storedYear, set: { lastSequence: sql`${lastSequence} + 1` } })
    .returning();
  const sequence = taken?.lastSequence ?? 1;
  return { day: dated, year, sequence, number: formatNumber(year, sequence) };
}

/** Closes earlier years once all their entries have receipts. */
export async function closeYears({ db, today }: { db: Database; today: string }): Promise<void> {
  const { receiptYears } = db.tables;
  const isOver = and(lt(receiptYears.year, getYear(today)), eq(receiptYears.isClosed, false));
  if ((await db.read.$count(receiptYears, isOver)) === 0) return;
  await db.transact((tx) => tx.update(receiptYears).set({ isClosed: true }).where(isOver));
}
