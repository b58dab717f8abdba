import { sql } from "drizzle-orm";
import { z } from "zod";
import { officePages } from "#app/paths";
import type { Services } from "#app/server/services.server";
import { WEB_VITALS } from "#drizzle/values";

const HOUR_MS = 3_600_000;
/** A bad page has 1; it is stored in thousandths, in 32 bits. */
const MOST_CLS = 1000;

/** What a browser reports of one page. Values as web-vitals gives them: milliseconds, CLS without a unit. */
export const reportShape = z.strictObject({
  page: z.enum(officePages as [string, ...string[]]),
  metrics: z
    .array(
      z
        .strictObject({
          /** The library's own id of the measurement: a later report with the same id updates its value. */
          id: z.string().regex(/^v\d{1,3}-\d{1,20}-\d{1,20}$/),
          name: z.enum(WEB_VITALS),
          value: z.number().min(0).max(HOUR_MS),
        })
        .refine(({ name, value }) => name !== "CLS" || value <= MOST_CLS),
    )
    .min(1)
    .max(10),
});
export type Report = z.output<typeof reportShape>;

/** Logs a report as one line and keeps its values: whole milliseconds, CLS in thousandths. */
export async function keepReport({ db, log }: Services, { page, metrics }: Report, now = new Date()): Promise<void> {
  const { webVitals } = db.tables;
  // The same id twice in one statement is an error on PostgreSQL.
  const latest = new Map(metrics.map((metric) => [metric.id, metric]));
  // In one order, because two reports of the same measurements could deadlock otherwise.
  const sorted = [...latest.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = sorted.map(({ id, name, value }) => ({
    id,
    page,
    metric: name,
    value: Math.round(name === "CLS" ? value * 1000 : value),
    createdAt: now,
  }));
  log.info({ page, ...Object.fromEntries(rows.map(({ metric, value }) => [metric, value])) }, "web vitals");
  await db.transact((tx) =>
    tx
      .insert(webVitals)
      .values(rows)
      .onConflictDoUpdate({ target: webVitals.id, set: { value: sql`excluded.value` } }),
  );
}
