import { pgTable, text } from "drizzle-orm/pg-core";

/** The last day (YYYY-MM-DD in BUSINESS_TIMEZONE) on which each nightly task ran. */
export const nightlyRuns = pgTable("nightly_runs", {
  task: text("task").primaryKey(),
  day: text("day").notNull(),
});
