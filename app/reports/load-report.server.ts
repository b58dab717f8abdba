import { hasUnbookedEvents } from "../payment/book-missing-events.server";
import type { ReportFigure } from "../server/figure-group";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import { formatIsoDate } from "../server/time/business-time.server";
import { type CurrencyReport, countCustomers, makeReports, makeTimeRows, type ReportRow } from "./make-report.server";
import { listSteps, type Period, toMoments } from "./period.server";
import { type EntryGroup, readEntryGroups } from "./read-entries.server";
import { readVisits, type Visits } from "./read-visits.server";

export interface Report {
  period: Period;
  today: string;
  groups: EntryGroup[];
  currencies: CurrencyReport[];
  currency: string;
  customers: number;
  returning: number;
  figures: ReportFigure[];
  visits: Visits;
  /** Payments that an earlier version recorded are still missing. */
  isIncomplete: boolean;
}

export async function loadReport(services: Services, period: Period): Promise<Report> {
  const { db, env, features } = services;
  const today = formatIsoDate(new Date(), env.BUSINESS_TIMEZONE);
  const moments = toMoments(period, env.BUSINESS_TIMEZONE);
  const [groups, isIncomplete, visits, ...figures] = await Promise.all([
    readEntryGroups(services, period),
    hasUnbookedEvents(db),
    readVisits(services, period),
    ...Object.values(features.reports).map((read) => read(moments)),
  ]);
  const currencies = makeReports(groups);
  const customers = countCustomers(groups);
  const currency = getCurrency(services);
  const found = { period, today, groups, currencies, currency, visits, isIncomplete };
  return { ...found, ...customers, figures: figures.flat() };
}

export const listTimeRows = ({ groups, period, today }: Report, currency: string): ReportRow[] =>
  makeTimeRows(groups, { currency, interval: period.interval, steps: listSteps(period, today) });
