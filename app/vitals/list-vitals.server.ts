import { gte } from "drizzle-orm";
import { officeScreens } from "../office-screens";
import type { Services } from "../server/services.server";
import { formatIsoDate, startOfDay } from "../server/time/business-time.server";
import { type Metric, metrics, rankSlowness } from "./rating";
import { summarize, type VitalSummary } from "./vital-days.server";

const DAYS = 14;
const HALF_DAY_MS = 12 * 3_600_000;

export interface VitalRow {
  metric: Metric;
  /** One for each of `days`, today first; null where nothing was measured. */
  days: (Pick<VitalSummary, "samples" | "p50" | "p75" | "p95"> | null)[];
}

export interface VitalsOfPage {
  page: string;
  rows: VitalRow[];
}

/** Today and the 14 days before: daily summaries, or measurements where there is none. The slowest page is first. */
export async function listVitals({ db, env }: Services, now = Date.now()) {
  const { webVitals, webVitalDays } = db.tables;
  const zone = env.BUSINESS_TIMEZONE;
  const starts = listDayStarts(now, zone);
  const days = starts.map((start) => formatIsoDate(start, zone));
  const [summed, raw] = await Promise.all([
    db.read
      .select()
      .from(webVitalDays)
      .where(gte(webVitalDays.day, days.at(-1) as string)),
    db.read
      .select({
        at: webVitals.createdAt,
        page: webVitals.page,
        metric: webVitals.metric,
        value: webVitals.value,
      })
      .from(webVitals)
      .where(gte(webVitals.createdAt, starts.at(-1) as Date)),
  ]);
  const live = starts.flatMap((start, index) => {
    const samples = raw.filter(({ at }) => at >= start && at < (starts[index - 1] ?? Number.POSITIVE_INFINITY));
    return summarize(samples).map((sum) => ({ ...sum, day: days[index] as string }));
  });
  // A summary takes precedence over measurements that arrived after it was made.
  const found = new Map([...live, ...summed].map((sum) => [`${sum.day} ${sum.metric} ${sum.page}`, sum]));
  const measured = new Set([...found.values()].map(({ page }) => page));
  const pages = officeScreens
    .map(({ pattern }) => pattern)
    .filter((page) => measured.has(page))
    .map((page) => ({
      page,
      rows: metrics.map(({ metric }): VitalRow => {
        const cells = days.map((day) => {
          const sum = found.get(`${day} ${metric} ${page}`);
          return sum ? { samples: sum.samples, p50: sum.p50, p75: sum.p75, p95: sum.p95 } : null;
        });
        return { metric, days: cells };
      }),
    }))
    .sort((a, b) => rankPage(b) - rankPage(a));
  return { days, pages };
}

const rankPage = ({ rows }: VitalsOfPage): number => Math.max(...rows.map(rankSlowness));

function listDayStarts(now: number, zone: string): Date[] {
  const starts = [startOfDay(now, zone)];
  while (starts.length <= DAYS) starts.push(startOfDay((starts.at(-1) as Date).getTime() - HALF_DAY_MS, zone));
  return starts;
}
