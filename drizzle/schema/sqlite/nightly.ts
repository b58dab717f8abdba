import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The last day (YYYY-MM-DD in BUSINESS_TIMEZONE) on which each nightly task ran. */
export const nightlyRuns = sqliteTable("nightly_runs", {
  task: text("task").primaryKey(),
  day: text("day").notNull(),
});
