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

  return { webVitals, webVitalDays };
}
