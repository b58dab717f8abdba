import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns";

export const nightlyRuns = sqliteTable("nightly_runs", {
  task: text("task").primaryKey(),
  day: text("day").notNull(),
});

export const leases = sqliteTable("leases", {
  task: text("task").primaryKey(),
  holder: text("holder").notNull(),
  until: time("until").notNull(),
});
