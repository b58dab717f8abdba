import { and, asc, gte, lt } from "drizzle-orm";
import type { Row } from "#drizzle/schema";
import { percentile } from "../server/metrics/percentile";
import type { Services } from "../server/services.server";
import { formatIsoDate, startOfDay } from "../server/time/business-time.server";

// For measurements that are being written at midnight.
const GRACE_MS = 10 * 60_000;
/** Longer than a day of 25 hours, shorter than two days. */
const INTO_NEXT_DAY_MS = 36 * 3_600_000;

export type VitalSummary = Omit<Row<"webVitalDays">, "day">;
type Sample = Pick<Row<"webVitals">, "page" | "metric" | "value">;

/** The transaction begins with the DELETE, so that only one of several processes gets the rows. */
export async function summarizeFinishedDays({ db, env, log }: Services, now = Date.now()): Promise<void> {
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
      const rows = summarize(samples).map((sum) => ({ day, ...sum }));
      // Measurements that arrive after the summary was made are dropped.
      if (rows.length > 0) await tx.insert(webVitalDays).values(rows).onConflictDoNothing();
      return rows.length;
    });
    if (sums > 0) log.info({ day, sums }, "web vitals of a day summed up");
  }
}

export function summarize(samples: Sample[]): VitalSummary[] {
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
