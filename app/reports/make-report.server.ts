import { toStep } from "./period.server";
import type { EntryGroup } from "./read-entries.server";
import type { Interval } from "./report-address";

/** Net is paid less refunds less tax. A chargeback counts as a refund. */
export interface Sums {
  payments: number;
  paidCents: number;
  refundedCents: number;
  taxCents: number;
  netCents: number;
  discountCents: number;
}

export interface ReportRow extends Sums {
  key: string;
  name: string;
}

export interface CurrencyReport {
  currency: string;
  total: Sums;
  packages: ReportRow[];
  products: ReportRow[];
  others: ReportRow[];
  sources: ReportRow[];
  coupons: ReportRow[];
}

export const NO_SOURCE = "Not recorded";
export const NO_COUPON = "Without a coupon";
const NO_RECORD = "No matching order or purchase";

export function createSums(): Sums {
  return { payments: 0, paidCents: 0, refundedCents: 0, taxCents: 0, netCents: 0, discountCents: 0 };
}

function addGroup(sums: Sums, { kind, amountCents, taxCents, entries, discountCents }: EntryGroup): void {
  const isPayment = kind === "payment";
  sums.payments += isPayment ? entries : 0;
  sums.paidCents += isPayment ? amountCents : 0;
  sums.refundedCents += isPayment ? 0 : amountCents;
  sums.taxCents += isPayment ? taxCents : -taxCents;
  sums.discountCents += discountCents;
  sums.netCents = sums.paidCents - sums.refundedCents - sums.taxCents;
}

export function makeReports(groups: readonly EntryGroup[]): CurrencyReport[] {
  const currencies = [...new Set(groups.map(({ currency }) => currency))];
  return currencies
    .map((currency) =>
      makeReport(
        currency,
        groups.filter((group) => group.currency === currency),
      ),
    )
    .sort((a, b) => b.total.payments - a.total.payments || (a.currency < b.currency ? -1 : 1));
}

function makeReport(currency: string, groups: readonly EntryGroup[]): CurrencyReport {
  const ofRecord = (record: string) => groups.filter((group) => group.record === record);
  const byItem = (some: readonly EntryGroup[]) =>
    addUp(
      some,
      ({ item }) => item ?? "",
      ({ itemName }) => itemName ?? "",
    );
  const total = createSums();
  for (const group of groups) addGroup(total, group);
  return {
    currency,
    total,
    packages: byItem(ofRecord("order")),
    products: byItem(ofRecord("product")),
    others: addUp(
      groups.filter(({ record }) => record !== "order" && record !== "product"),
      ({ item }) => item ?? "",
      ({ itemName }) => itemName ?? NO_RECORD,
    ),
    sources: addUp(
      groups,
      ({ source }) => source ?? "",
      ({ source }) => source ?? NO_SOURCE,
    ),
    coupons: addUp(
      groups,
      ({ couponCode }) => couponCode ?? "",
      ({ couponCode }) => couponCode ?? NO_COUPON,
    ),
  };
}

type GetText = (group: EntryGroup) => string;

// Highest first. Packages and products may be renamed, so the last day's name counts.
function addUp(groups: readonly EntryGroup[], toKey: GetText, toName: GetText): ReportRow[] {
  const rows = new Map<string, ReportRow & { day: string }>();
  for (const group of groups) {
    const key = toKey(group);
    const row = rows.get(key) ?? { ...createSums(), key, name: toName(group), day: group.day };
    if (group.day > row.day) Object.assign(row, { name: toName(group), day: group.day });
    addGroup(row, group);
    rows.set(key, row);
  }
  return [...rows.values()]
    .map(({ day: _, ...row }) => row)
    .sort((a, b) => b.netCents - a.netCents || (a.name < b.name ? -1 : 1));
}

export function makeTimeRows(
  groups: readonly EntryGroup[],
  { currency, interval, steps }: { currency: string; interval: Interval; steps: readonly string[] },
): ReportRow[] {
  const rows = new Map(steps.map((key) => [key, { ...createSums(), key, name: key }]));
  for (const group of groups.filter((one) => one.currency === currency)) {
    const key = toStep(group.day, interval);
    const row = rows.get(key) ?? { ...createSums(), key, name: key };
    addGroup(row, group);
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

export function countCustomers(groups: readonly EntryGroup[]): { customers: number; returning: number } {
  const count = (name: "customers" | "returning") =>
    Math.max(
      0,
      groups.reduce((sum, group) => sum + group[name], 0),
    );
  return { customers: count("customers"), returning: count("returning") };
}

export const countPayments = (currencies: readonly CurrencyReport[], source: string): number =>
  currencies
    .flatMap(({ sources }) => sources)
    .reduce((sum, { key, payments }) => sum + (key === source ? payments : 0), 0);
