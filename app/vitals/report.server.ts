import { sql } from "drizzle-orm";
import { z } from "zod";
import { WEB_VITALS } from "#drizzle/schema/values";
import { officeScreens } from "../office-screens";
import type { Services } from "../server/services.server";

const HOUR_MS = 3_600_000;
// Typical values are below 1. It is stored in thousandths, in 32 bits.
const MAX_CLS = 1000;

/** Values are those of the web-vitals package: milliseconds, CLS without a unit. */
export const reportShape = z.strictObject({
  page: z.enum(officeScreens.map(({ pattern }) => pattern)),
  metrics: z
    .array(
      z
        .strictObject({
          /** From web-vitals. A later report with the same id updates the value. */
          id: z.string().regex(/^v\d{1,3}-\d{1,20}-\d{1,20}$/),
          name: z.enum(WEB_VITALS),
          value: z.number().min(0).max(HOUR_MS),
        })
        .refine(({ name, value }) => name !== "CLS" || value <= MAX_CLS),
    )
    .min(1)
    .max(10),
});
export type Report = z.output<typeof reportShape>;

export async function saveReport({ db, log }: Services, { page, metrics }: Report, now = new Date()): Promise<void> {
  const { webVitals } = db.tables;
  // PostgreSQL does not allow the same id twice in one statement.
  const latest = new Map(metrics.map((metric) => [metric.id, metric]));
  // Sorted, so that two reports of the same measurements cannot deadlock.
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
