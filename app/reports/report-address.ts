import { paths } from "../paths";

export const periodNames = ["month", "last_month", "year", "12_months"] as const;
export type PeriodName = (typeof periodNames)[number];

export const periodLabels: Record<PeriodName, string> = {
  month: "This month",
  last_month: "Last month",
  year: "This year",
  "12_months": "12 months",
};

export const intervals = ["day", "week", "month"] as const;
export type Interval = (typeof intervals)[number];

export const intervalLabels: Record<Interval, string> = { day: "By day", week: "By week", month: "By month" };

export const reportTables = [
  "days",
  "weeks",
  "months",
  "packages",
  "products",
  "sources",
  "coupons",
  "figures",
  "visits",
  "pages",
  "devices",
] as const;
export type ReportTableName = (typeof reportTables)[number];

export const tableOfInterval: Record<Interval, ReportTableName> = { day: "days", week: "weeks", month: "months" };

interface ReportQuery {
  name: PeriodName | null;
  from: string;
  to: string;
  interval?: Interval;
  table?: ReportTableName;
}

export function getReportUrl({ name, from, to, interval, table }: ReportQuery): string {
  const query = new URLSearchParams(name ? { period: name } : { from, to });
  if (interval) query.set("by", interval);
  if (table) query.set("table", table);
  return `${table ? paths.adminReportsExport : paths.adminReports}?${query}`;
}
