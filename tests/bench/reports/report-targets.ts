import type { Target } from "../targets";

export const reportTargets = {
  reportSqlite: {
    what: "Server time of the report of 30 days with 100,000 payments in a year, SQLite: p95",
    unit: "ms",
    atMost: 100,
  },
  fullReportSqlite: {
    what: "the same with all 100,000 in the 30 days, SQLite: p95",
    unit: "ms",
    atMost: 100,
  },
  reportPostgres: {
    what: "Server time of the report of 30 days with 100,000 payments in a year, PostgreSQL: p95",
    unit: "ms",
    atMost: 100,
  },
  fullReportPostgres: {
    what: "the same with all 100,000 in the 30 days, PostgreSQL: p95",
    unit: "ms",
    atMost: 100,
  },
} satisfies Record<string, Target>;
