import type { OfficeUser, ScreenGroup } from "../office-rights";

export interface FigureGroup {
  title: string;
  read(now: number, user?: OfficeUser): Promise<Figure[]>;
}

export interface Figure {
  name: string;
  label: string;
  value: number | string;
  href: string;
  note?: string;
  /** Such as "7 overdue": those of the value that are late. */
  late?: string;
  mark?: "waiting" | "working" | "done";
  shouldBeZero?: boolean;
  startsGroup?: boolean;
  needsAction?: true;
}

export interface SummaryGroup {
  group: ScreenGroup;
  read(now: number): Promise<SummaryEntry[]>;
}

export interface SummaryEntry {
  label: string;
  count: number;
  href: string;
  first: { text: string; href: string }[];
}

export const NAMED_RECORDS = 3;

export type ReportFigure = { name: string; label: string } & (
  | {
      href: string;
      count: number;
      amounts: readonly { currency: string; cents: number }[];
    }
  | { milliseconds: number | null; note: string }
);

export type ReadReportFigures = (period: { from: Date; until: Date }) => Promise<ReportFigure[]>;
