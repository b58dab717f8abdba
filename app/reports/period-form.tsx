import { Link } from "@remix-run/react";
import { paths } from "../paths";
import { Field } from "../ui/form/field";
import type { RefusedDates } from "./period.server";
import { getReportUrl, intervalLabels, intervals, periodLabels, periodNames } from "./report-address";
import type { ReportView } from "./report-view.server";

const isNoDate = (text: string) => text !== "" && Number.isNaN(Date.parse(`${text}T12:00:00Z`));

interface PeriodFormProps {
  period: ReportView["period"];
  refused: RefusedDates | null;
}

export function PeriodForm({ period, refused }: PeriodFormProps) {
  const dates = refused ?? period;
  // A field for dates is empty for what is no date, and what was typed must stay.
  const describe = (name: "from" | "to") => ({
    ...{ name, error: refused?.problems[name], defaultValue: dates[name], required: true },
    ...(isNoDate(dates[name]) ? { type: "text" } : { type: "date", min: "2000-01-01", max: "2999-12-31" }),
  });
  return (
    <div className="report-period">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2 max-[34rem]:grid max-[34rem]:grid-cols-4 max-[34rem]:gap-1">
          {periodNames.map((name) => (
            <li key={name}>
              <Link
                className="tool w-full max-[34rem]:h-full max-[34rem]:px-1 max-[34rem]:text-fine max-[34rem]:whitespace-normal max-[34rem]:text-center"
                to={`${paths.adminReports}?period=${name}`}
                aria-current={(!refused && period.name === name) || undefined}
              >
                {periodLabels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* Empty: on small screens it opens the next element, which is always visible on large ones. */}
      <details className="filters-more" open={refused !== null || !period.name}>
        <summary className="tool">Dates and intervals</summary>
      </details>
      <div className="filters-set">
        {/* The key shows the days of another period. */}
        <form key={`${dates.from} ${dates.to}`} action={paths.adminReports} className="report-dates" noValidate>
          <Field {...describe("from")} label="From" />
          <Field {...describe("to")} label="To" />
          <button className="tool" type="submit">
            Show
          </button>
        </form>
        <Intervals period={period} />
      </div>
    </div>
  );
}

function Intervals({ period }: { period: ReportView["period"] }) {
  return (
    <nav aria-label="Interval">
      <ul className="flex flex-wrap gap-2 max-[34rem]:grid max-[34rem]:grid-cols-3">
        {intervals.map((interval) => (
          <li key={interval}>
            <Link
              className="tool w-full"
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
  );
}
