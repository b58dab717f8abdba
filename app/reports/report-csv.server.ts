import { BOM, formatCsvLine } from "../server/list/csv";
import { formatAmount } from "../server/text/money";
import { HOUR } from "../server/time/durations";
import { listTimeRows, type Report } from "./load-report.server";
import { type CurrencyReport, countPayments, type ReportRow } from "./make-report.server";
import { type Interval, type ReportTableName, tableOfInterval } from "./report-address";

type SumsTable = Exclude<ReportTableName, "figures" | VisitTable>;
type VisitTable = "visits" | "pages" | "devices";

const HEADS: Record<SumsTable, string> = {
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
  return BOM + listLines(report, table).map(formatCsvLine).join("");
}

function listLines(report: Report, table: ReportTableName): string[][] {
  const { visits, currencies } = report;
  switch (table) {
    case "figures":
      return listFigures(report);
    case "visits":
      return [
        ["Source", "Visits", "Payments"],
        ...visits.sources.map(({ name, visits }) => [name, String(visits), String(countPayments(currencies, name))]),
      ];
    case "pages":
    case "devices":
      return [
        [table === "pages" ? "Page" : "Device", "Views", "Visits"],
        ...visits[table].map(({ name, views, visits }) => [name, String(views), String(visits)]),
      ];
    default:
      return listSums(report, table);
  }
}

function listSums(report: Report, table: SumsTable): string[][] {
  const head = [HEADS[table], "Currency", "Payments", "Paid", "Refunded", "Tax", "Net", "Discount"];
  const rows = report.currencies.flatMap((one) =>
    listRows(report, one, table).map((row) => [
      row.name,
      one.currency.toUpperCase(),
      String(row.payments),
      ...[row.paidCents, row.refundedCents, row.taxCents, row.netCents, row.discountCents].map((cents) =>
        formatAmount(cents, one.currency),
      ),
    ]),
  );
  return [head, ...rows];
}

function listRows(report: Report, sums: CurrencyReport, table: SumsTable): ReportRow[] {
  const interval = (Object.keys(tableOfInterval) as Interval[]).find((name) => tableOfInterval[name] === table);
  if (interval) return listTimeRows({ ...report, period: { ...report.period, interval } }, sums.currency);
  if (table === "packages") return [...sums.packages, ...sums.others];
  return sums[table as "products" | "sources" | "coupons"];
}

function listFigures({ currencies, customers, returning, figures }: Report): string[][] {
  const totals = currencies.flatMap(({ currency, total }) => {
    const money = (name: string, cents: number) => [name, currency.toUpperCase(), formatAmount(cents, currency)];
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
      formatAmount(cents, currency),
    ]);
    return [[`${figure.label} (number)`, "", String(figure.count)], ...amounts];
  });
  const people = [
    ["Paying customers", "", String(customers)],
    ["Paying customers who had paid before", "", String(returning)],
  ];
  return [["Figure", "Currency", "Value"], ...totals, ...people, ...others];
}
