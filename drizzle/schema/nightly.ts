import type { Builders } from "./builders";

export function describeNightlyTables({ index, table, text, time }: Builders) {
  /** The last day (YYYY-MM-DD in BUSINESS_TIMEZONE) on which each nightly task ran. */
  const nightlyRuns = table("nightly_runs", {
    task: text("task").primaryKey(),
    day: text("day").notNull(),
  });

  /** Tasks that only one process at a time may run, such as the sweep. Another process may take over after `until`. */
  const leases = table("leases", {
    task: text("task").primaryKey(),
    holder: text("holder").notNull(),
    until: time("until").notNull(),
  });

  /** Each use of a limit, such as orders per network, moves `fullAt` later. At that time all of it is free again. */
  const hourlyLimits = table(
    "hourly_limits",
    {
      /** A signature of the limited action and of whom it is counted for. */
      key: text("key").primaryKey(),
      fullAt: time("full_at").notNull(),
    },
    (t) => [index("hourly_limits_full").on(t.fullAt)],
  );

  return { nightlyRuns, leases, hourlyLimits };
}
