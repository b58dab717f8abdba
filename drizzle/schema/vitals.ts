import type { Builders } from "./builders";
import * as values from "./values";

export function describeVitalsTables({
  check,
  createdAt,
  id,
  index,
  integer,
  oneOf,
  primaryKey,
  table,
  text,
}: Builders) {
  /** Milliseconds; CLS in thousandths. */
  const webVitals = table(
    "web_vitals",
    {
      id: id(),
      createdAt: createdAt(),
      page: text("page").notNull(),
      metric: text("metric", { enum: values.WEB_VITALS }).notNull(),
      value: integer("value").notNull(),
    },
    (t) => [
      index("web_vitals_created_at").on(t.createdAt),
      check("web_vitals_metric", oneOf(t.metric, values.WEB_VITALS)),
    ],
  );

  const webVitalDays = table(
    "web_vital_days",
    {
      day: text("day").notNull(),
      page: text("page").notNull(),
      metric: text("metric", { enum: values.WEB_VITALS }).notNull(),
      samples: integer("samples").notNull(),
      p50: integer("p50").notNull(),
      p75: integer("p75").notNull(),
      p95: integer("p95").notNull(),
    },
    (t) => [primaryKey({ columns: [t.day, t.page, t.metric] })],
  );

  /** Views of public pages. No row is about a person. */
  const pageViews = table(
    "page_views",
    {
      /** In BUSINESS_TIMEZONE, such as 2026-11-27. */
      day: text("day").notNull(),
      path: text("path").notNull(),
      /** A campaign, a host, or "Direct". Empty for a page that was opened from another page of this site. */
      source: text("source").notNull(),
      device: text("device", { enum: values.DEVICES }).notNull(),
      views: integer("views").notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.day, t.path, t.source, t.device] }),
      check("page_views_device", oneOf(t.device, values.DEVICES)),
    ],
  );

  return { webVitals, webVitalDays, pageViews };
}
