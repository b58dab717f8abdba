import type { Services } from "../server/services.server";
import { formatMoney } from "../server/text/money";
import { formatIsoDate } from "../server/time/business-time.server";
import { makeReports } from "./make-report.server";
import { getPeriodBefore, type Period } from "./period.server";
import { readEntryGroups } from "./read-entries.server";

export interface PeriodBefore {
  label: string;
  /** Whether it is as long as what has passed of the period. */
  isSoFar: boolean;
  /** Net, by currency. */
  netCents: ReadonlyMap<string, number>;
}

/** Null for a period that has not begun. */
export async function loadPeriodBefore(services: Services, period: Period): Promise<PeriodBefore | null> {
  const before = getPeriodBefore(period, formatIsoDate(new Date(), services.env.BUSINESS_TIMEZONE));
  if (!before) return null;
  const { label, isSoFar, ...days } = before;
  const reports = makeReports(await readEntryGroups(services, days));
  return { label, isSoFar, netCents: new Map(reports.map(({ currency, total }) => [currency, total.netCents])) };
}

/** "Net so far is $20 more than the $37 of October 2026." */
export function describeChange(
  netCents: number,
  { label, isSoFar, ...before }: PeriodBefore,
  currency: string,
): string {
  const netBefore = before.netCents.get(currency);
  if (netBefore === undefined) return `${label} had no payments to compare with.`;
  const net = isSoFar ? "Net so far is" : "Net is";
  const change = netCents - netBefore;
  if (change === 0) return `${net} the same as in ${label}.`;
  const size = formatMoney(Math.abs(change), currency);
  return `${net} ${size} ${change > 0 ? "more" : "less"} than the ${formatMoney(netBefore, currency)} of ${label}.`;
}
