import type { Builders } from "./builders";

export function describeBackupTables({ id, index, table, text, time }: Builders) {
  /** A backup that is neither finished nor failed is running, or its process was stopped. */
  const backupRuns = table(
    "backup_runs",
    {
      id: id(),
      startedAt: time("started_at").notNull(),
      finishedAt: time("finished_at"),
      failure: text("failure"),
    },
    (t) => [index("backup_runs_started").on(t.startedAt), index("backup_runs_finished").on(t.finishedAt)],
  );

  return { backupRuns };
}
