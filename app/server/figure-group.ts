import type { OfficeUser, ScreenGroup } from "../office-rights";

/** Numbers about the business that belong together. The Figures screen shows them, and jobs may read them. */
export interface FigureGroup {
  title: string;
  /** `now` in milliseconds. `user`: who looks at them, if it is not a job. */
  read(now: number, user?: OfficeUser): Promise<Figure[]>;
}

export interface Figure {
  /** Identifies the figure, so that a job can read a single one. */
  name: string;
  label: string;
  /** A number of records, or a text such as "$1,200". */
  value: number | string;
  /** The list of the records that the figure counts. */
  href: string;
  /** More about these records, such as "2 overdue". */
  note?: string;
  /** The state of the records it counts. */
  mark?: "waiting" | "working" | "done" | "problem";
  /** True if any such record is a problem. */
  shouldBeZero?: boolean;
  /** True if it is set off from the figure before it. */
  startsGroup?: boolean;
  /** True if the office has to act on what this figure counts. The Figures screen shows these first. */
  needsAction?: true;
}

/** What the daily summary says about some screens, to those who may open them. */
export interface SummaryGroup {
  group: ScreenGroup;
  /** `now` in milliseconds. */
  read(now: number): Promise<SummaryEntry[]>;
}

/** Records that need somebody, such as overdue orders. */
export interface SummaryEntry {
  /** In lower case, after a number: "overdue". */
  label: string;
  count: number;
  href: string;
  /** The first few. `href` is an address in the office. */
  first: { text: string; href: string }[];
}

export const NAMED_RECORDS = 3;

export type ReportFigure = { name: string; label: string } & (
  | {
      href: string;
      count: number;
      amounts: readonly { currency: string; cents: number }[];
    }
  /** Null if there was nothing to measure. */
  | { milliseconds: number | null; note: string }
);

/** Reads what a feature adds to the report of a period, which ends before `until`. */
export type ReadReportFigures = (period: { from: Date; until: Date }) => Promise<ReportFigure[]>;
