import { and, asc, gte, lt } from "drizzle-orm";
import { formatIsoDate, startOfDay } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

/** A measurement that is being written at midnight still counts to its day. */
const GRACE_MS = 10 * 60_000;
/** Longer than any day, also one with 25 hours, and shorter than two. */
const INTO_NEXT_DAY_MS = 36 * 3_600_000;

export type VitalSum = Omit<Row<"webVitalDays">, "day">;
type Sample = Pick<Row<"webVitals">, "page" | "metric" | "value">;

/**
 * Sums up each finished day (in BUSINESS_TIMEZONE) as percentiles and takes its measurements away. Both in one
 * transaction that begins with the DELETE: of two processes only one gets the rows, and running again changes nothing.
 */
export async function sumVitalDays({ db, env, log }: Services, now = Date.now()): Promise<void> {
  const { webVitals, webVitalDays } = db.tables;
  const zone = env.BUSINESS_TIMEZONE;
  const today = startOfDay(now - GRACE_MS, zone);
  const finished = lt(webVitals.createdAt, today);
  for (;;) {
    const [oldest] = await db.read
      .select({ at: webVitals.createdAt })
      .from(webVitals)
      .where(finished)
      .orderBy(asc(webVitals.createdAt))
      .limit(1);
    if (!oldest) return;
    const begin = startOfDay(oldest.at.getTime(), zone);
    const end = startOfDay(begin.getTime() + INTO_NEXT_DAY_MS, zone);
    const day = formatIsoDate(begin, zone);
    const sums = await db.transact(async (tx) => {
      const samples = await tx
        .delete(webVitals)
        .where(and(gte(webVitals.createdAt, begin), lt(webVitals.createdAt, end)))
        .returning({ page: webVitals.page, metric: webVitals.metric, value: webVitals.value });
      const rows = sumUp(samples).map((sum) => ({ day, ...sum }));
      // A day that is summed up stays as it is; a straggler is not worth an average of percentiles.
      if (rows.length > 0) await tx.insert(webVitalDays).values(rows).onConflictDoNothing();
      return rows.length;
    });
    if (sums > 0) log.info({ day, sums }, "web vitals of a day summed up");
  }
}

/** The percentiles of each page and metric. */
export function sumUp(samples: Sample[]): VitalSum[] {
  const groups = new Map<string, Pick<Sample, "page" | "metric"> & { values: number[] }>();
  for (const { page, metric, value } of samples) {
    const key = `${metric} ${page}`;
    const group = groups.get(key) ?? { page, metric, values: [] };
    group.values.push(value);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ page, metric, values }) => {
    values.sort((a, b) => a - b);
    const [p50, p75, p95] = [percentile(values, 50), percentile(values, 75), percentile(values, 95)];
    return { page, metric, samples: values.length, p50, p75, p95 };
  });
}

/** The nearest rank: the smallest value that at least `part` percent of the (sorted) values do not exceed. */
export function percentile(sorted: number[], part: number): number {
  return sorted[Math.max(0, Math.ceil((part / 100) * sorted.length) - 1)] ?? 0;
}
