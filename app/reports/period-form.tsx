import { Link } from "@remix-run/react";
import { paths } from "../paths";
import { Field } from "../ui/form/field";
import type { RefusedDates } from "./period.server";
import { getReportUrl, intervalLabels, intervals, periodLabels, periodNames } from "./report-address";
import type { ReportView } from "./report-view.server";

interface PeriodFormProps {
  period: ReportView["period"] | null;
  refused: RefusedDates | null;
}

export function PeriodForm({ period, refused }: PeriodFormProps) {
  const dates = refused ?? period ?? { from: "", to: "" };
  const dateField = { type: "date", required: true, min: "2000-01-01", max: "2999-12-31" } as const;
  return (
    <div className="report-period">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2">
          {periodNames.map((name) => (
            <li key={name}>
              <Link
                className="tool"
                to={`${paths.adminReports}?period=${name}`}
                aria-current={period?.name === name || undefined}
              >
                {periodLabels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* The key shows the days of another period. */}
      <form key={`${dates.from} ${dates.to}`} action={paths.adminReports} className="report-dates" noValidate>
        <Field {...dateField} name="from" label="From" defaultValue={dates.from} error={refused?.problems.from} />
        <Field {...dateField} name="to" label="To" defaultValue={dates.to} error={refused?.problems.to} />
        <button className="tool tool-solid" type="submit">
          Show
        </button>
      </form>
      {period ? (
        <nav aria-label="Step">
          <ul className="flex flex-wrap gap-2">
            {intervals.map((interval) => (
              <li key={interval}>
                <Link
                  className="tool"
                  to={getReportUrl({ ...period, interval })}
                  aria-current={period.interval === interval || undefined}
                  preventScrollReset
                >
                  {intervalLabels[interval]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
