import { sqliteTable, text } from "drizzle-orm/sqlite-core";

export const nightlyRuns = sqliteTable("nightly_runs", {
  task: text("task").primaryKey(),
  day: text("day").notNull(),
});
