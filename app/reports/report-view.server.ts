import { testPackage } from "../packages/packages";
import type { ReportFigure } from "../server/figure-group";
import { formatExactMoney, formatMoney } from "../server/text/money";
import { DAY, HOUR } from "../server/time/durations";
import { formatCalendarDay } from "../server/time/formatters";
import { listTimeRows, type Report } from "./load-report.server";
import {
  type CurrencyReport,
  countPayments,
  NO_COUPON,
  NO_SOURCE,
  type ReportRow,
  type Sums,
} from "./make-report.server";
import { describeChange, type PeriodBefore } from "./period-before.server";
import type { VisitRow } from "./read-visits.server";
import { getReportUrl, type Interval, type ReportTableName, reportTables, tableOfInterval } from "./report-address";

export type ReportView = ReturnType<typeof toReportView>;
export type CurrencyView = ReportView["currencies"][number];
export type RowView = ReturnType<typeof toRow>;
export type FigureView = ReturnType<typeof toFigure>;

export function toReportView(report: Report, before: PeriodBefore | null) {
  const { period, currency, currencies, customers, returning, isIncomplete } = report;
  const [placed, figures] = [report.figures.find(isPlaced), report.figures.filter((figure) => !isPlaced(figure))];
  const { name, label, from, to, interval } = period;
  const csv = Object.fromEntries(
    reportTables.map((table) => [table, getReportUrl({ name, from, to, table })]),
  ) as Record<ReportTableName, string>;
  const share = customers > 0 ? `${Math.round((100 * returning) / customers)}%` : null;
  const people = customers === 1 ? "1 paying customer" : `${count(customers)} paying customers`;
  const repeat = {
    ...{ name: "repeat", label: "Repeat customers", value: share, href: null },
    note: `${count(returning)} of ${people}`,
  };
  return {
    ...{ label, isIncomplete, csv, timeTable: tableOfInterval[interval] },
    period: { name, from, to, interval },
    currencies: currencies.map((sums) => toCurrency(report, sums, before)),
    figures: [repeat, ...figures.map((figure) => toFigure(figure, currency))],
    visits: toVisits(report, placed),
  };
}

const count = (number: number) => number.toLocaleString("en-US");

function toCurrency(report: Report, sums: CurrencyReport, before: PeriodBefore | null) {
  const { currency, total } = sums;
  const { from, to, interval } = report.period;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const toRows = (rows: readonly ReportRow[]) => rows.map((row) => toRow(row, currency));
  const time = listTimeRows(report, currency).map((row) => ({
    ...row,
    name: formatStep(row.key, interval, isOneYear),
  }));
  const highest = Math.max(0, ...time.map(({ paidCents }) => paidCents));
  const index = time.findIndex(({ paidCents }) => paidCents === highest);
  const top = roundUp(1.18 * highest);
  return {
    currency: currency.toUpperCase(),
    hasTax: total.taxCents !== 0,
    change: before && describeChange(total.netCents, before, currency),
    total: toRow({ ...total, key: "total", name: "Total" }, currency),
    figures: toTotals(total, currency),
    time: toRows(time),
    ticks: listTicks(time, interval, isOneYear),
    bestStep:
      highest > 0
        ? { index, name: time[index]?.name ?? "", paidCents: highest, paid: formatMoney(highest, currency) }
        : null,
    scaleTop: { cents: top, label: top > 0 ? formatMoney(top, currency) : null },
    packages: toRows(sums.packages),
    products: toRows(sums.products),
    others: toRows(sums.others),
    sources: toRows(sums.sources),
    hasUnknownSource: sums.sources.some(({ name }) => name === NO_SOURCE),
    // Without any coupon, the only row would repeat the totals.
    coupons: toRows(sums.coupons.some(({ name }) => name !== NO_COUPON) ? sums.coupons : []),
  };
}

/** A few steps that the chart names below its bars, on days a whole number of weeks apart, and the last one. */
function listTicks(time: readonly { key: string }[], interval: Interval, isOneYear: boolean) {
  const most = isOneYear ? 5 : 3;
  const unit = interval === "day" && time.length > 7 ? 7 : 1;
  const distance = unit * Math.ceil(time.length / unit / most);
  const last = time.length - 1;
  return time.flatMap(({ key }, index) =>
    index === last || (index % distance === 0 && last - index >= distance / 2)
      ? [{ index, name: formatStep(key, interval === "week" ? "day" : interval, isOneYear) }]
      : [],
  );
}

// Rounds up for a scale: 1, 1.5, 2, 2.5, 3 and so on up to 10, times a power of ten.
function roundUp(cents: number): number {
  if (cents <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(cents));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10];
  return power * (steps.find((step) => step * power >= cents) ?? 10);
}

function toTotals(total: Sums, currency: string) {
  const { payments, paidCents, refundedCents, taxCents, netCents } = total;
  const average = payments > 0 ? formatMoney(Math.round(paidCents / payments), currency) : null;
  const toTotal = (name: string, value: string | null) => ({ name, label: name, value, note: "", href: null });
  return [
    toTotal("Paid", formatMoney(paidCents, currency)),
    toTotal("Refunded", formatMoney(refundedCents, currency)),
    toTotal("Tax", formatMoney(taxCents, currency)),
    toTotal("Net", formatMoney(netCents, currency)),
    toTotal("Payments", count(payments)),
    toTotal("Average payment", average),
  ];
}

function toRow({ key, name, ...sums }: ReportRow, currency: string) {
  const money = (cents: Sums[keyof Sums]) => formatExactMoney(cents, currency);
  const { payments, paidCents, refundedCents, taxCents, netCents, discountCents } = sums;
  return {
    ...{ key, name, paidCents, refundedCents, netCents, discountCents, payments: count(payments) },
    isEmpty: payments === 0 && paidCents === 0 && refundedCents === 0,
    ...{ paid: money(paidCents), refunded: money(refundedCents), tax: money(taxCents) },
    ...{ net: money(netCents), discount: money(discountCents) },
  };
}

function formatStep(key: string, interval: Interval, isOneYear: boolean): string {
  const year = isOneYear ? {} : ({ year: "numeric" } as const);
  if (interval === "month") return formatCalendarDay(`${key}-01`, { month: isOneYear ? "long" : "short", ...year });
  const day = formatCalendarDay(key, { month: "short", day: "numeric", ...year });
  return interval === "week" ? `Week of ${day}` : day;
}

function toFigure(figure: ReportFigure, siteCurrency: string) {
  const { name, label } = figure;
  if ("milliseconds" in figure)
    return { name, label, value: formatDuration(figure.milliseconds), note: figure.note, href: null };
  const note = figure.amounts.map(({ currency, cents }) => formatMoney(cents, currency)).join(", ");
  return { name, label, value: count(figure.count), note: note || formatMoney(0, siteCurrency), href: figure.href };
}

function formatDuration(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  const hours = Math.max(1, Math.round(milliseconds / HOUR));
  const days = Math.floor(hours / (DAY / HOUR));
  const rest = hours % (DAY / HOUR);
  if (days === 0) return `${hours} h`;
  return rest > 0 ? `${count(days)} d ${rest} h` : `${count(days)} d`;
}

const isPlaced = ({ name }: ReportFigure) => name === "placed";

function toVisits({ visits, currency, currencies, groups }: Report, placed: ReportFigure | undefined) {
  const views = visits.devices.reduce((sum, row) => sum + row.views, 0);
  const all = visits.devices.reduce((sum, row) => sum + row.visits, 0);
  const paid = groups.reduce(
    (sum, { kind, record, item, entries }) =>
      sum + (kind === "payment" && record === "order" && item !== testPackage.value ? entries : 0),
    0,
  );
  const share = all > 0 ? `${((100 * paid) / all).toFixed(1)}% of visits` : "";
  const toTotal = (name: string, value: number, note = "") => ({
    name,
    label: name,
    value: count(value),
    note,
    href: null,
  });
  const toRows = (rows: readonly VisitRow[]) =>
    rows.map(({ name, views, visits }) => ({ name, views: count(views), visits: count(visits) }));
  return {
    figures: [
      toTotal("Visits", all),
      toTotal("Page views", views),
      ...(placed ? [toFigure(placed, currency)] : []),
      toTotal("Orders paid", paid, share),
    ],
    pages: toRows(visits.pages),
    devices: toRows(visits.devices),
    sources: toRows(visits.sources).map((row) => ({ ...row, payments: count(countPayments(currencies, row.name)) })),
  };
}
