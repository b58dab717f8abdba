import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns";

/** The last day (YYYY-MM-DD in BUSINESS_TIMEZONE) on which each nightly task ran. */
export const nightlyRuns = pgTable("nightly_runs", {
  task: text("task").primaryKey(),
  day: text("day").notNull(),
});

/** Tasks that only one process at a time may run, such as the sweep. Another process may take over after `until`. */
export const leases = pgTable("leases", {
  task: text("task").primaryKey(),
  /** A random id of the run that holds the lease. */
  holder: text("holder").notNull(),
  until: time("until").notNull(),
});
