import { BOM, formatCsvLine } from "../server/list/csv";
import { formatAmount } from "../server/text/money";
import { HOUR } from "../server/time/durations";
import { listTimeRows, type Report } from "./load-report.server";
import type { CurrencyReport, ReportRow } from "./make-report.server";
import { type Interval, type ReportTableName, tableOfInterval } from "./report-address";

const HEADS: Record<Exclude<ReportTableName, "figures">, string> = {
  days: "Day",
  weeks: "Week from",
  months: "Month",
  packages: "Package",
  products: "Product",
  sources: "Source",
  coupons: "Coupon",
};

/** Amounts are plain numbers, so that programs can add them up. */
export function makeReportCsv(report: Report, table: ReportTableName): string {
  const lines = table === "figures" ? listFigures(report) : listSums(report, table);
  return BOM + lines.map(formatCsvLine).join("");
}

function listSums(report: Report, table: Exclude<ReportTableName, "figures">): string[][] {
  const head = [HEADS[table], "Currency", "Payments", "Paid", "Refunded", "Tax", "Net", "Discount"];
  const rows = report.currencies.flatMap((one) =>
    listRows(report, one, table).map((row) => [
      row.name,
      one.currency.toUpperCase(),
      String(row.payments),
      ...[row.paidCents, row.refundedCents, row.taxCents, row.netCents, row.discountCents].map(formatAmount),
    ]),
  );
  return [head, ...rows];
}

function listRows(report: Report, sums: CurrencyReport, table: Exclude<ReportTableName, "figures">): ReportRow[] {
  const interval = (Object.keys(tableOfInterval) as Interval[]).find((name) => tableOfInterval[name] === table);
  if (interval) return listTimeRows({ ...report, period: { ...report.period, interval } }, sums.currency);
  if (table === "packages") return [...sums.packages, ...sums.others];
  return sums[table as "products" | "sources" | "coupons"];
}

function listFigures({ currencies, customers, returning, figures }: Report): string[][] {
  const totals = currencies.flatMap(({ currency, total }) => {
    const money = (name: string, cents: number) => [name, currency.toUpperCase(), formatAmount(cents)];
    return [
      money("Paid", total.paidCents),
      money("Refunded", total.refundedCents),
      money("Tax", total.taxCents),
      money("Net", total.netCents),
      ["Payments", currency.toUpperCase(), String(total.payments)],
      ...(total.payments > 0 ? [money("Average payment", Math.round(total.paidCents / total.payments))] : []),
    ];
  });
  const others = figures.flatMap((figure) => {
    if ("milliseconds" in figure)
      return figure.milliseconds === null
        ? []
        : [[`${figure.label} (hours)`, "", (figure.milliseconds / HOUR).toFixed(1)]];
    const amounts = figure.amounts.map(({ currency, cents }) => [
      figure.label,
      currency.toUpperCase(),
      formatAmount(cents),
    ]);
    return [[`${figure.label} (number)`, "", String(figure.count)], ...amounts];
  });
  const people = [
    ["Paying customers", "", String(customers)],
    ["Paying customers who had paid before", "", String(returning)],
  ];
  return [["Figure", "Currency", "Value"], ...totals, ...people, ...others];
}
