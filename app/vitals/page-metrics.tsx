import { officeScreens } from "#app/office-screens";
import { StatusMark } from "../ui/marks/status-mark";
import type { MetricRow } from "./metrics.server";
import { formatValue, type Metric, metrics, type Rating, rate, ratingNames } from "./rating";

const screenNames = new Map(officeScreens.map(({ pattern, name }) => [pattern, name]));

const shapes = { good: "full", fair: "half", poor: "cross" } as const;

const getMetricName = (metric: Metric) => metrics.find((one) => one.metric === metric)?.name;

const limit = "flex items-center gap-[0.4rem] text-fine tabular-nums [&>.mark]:size-3";

export function Limits() {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] overflow-clip border-t-3 border-ink bg-paper">
      {metrics.map(({ metric, name, good, fair }) => (
        <div key={metric} className="px-4 py-[0.6rem] [box-shadow:-1px_0_0_var(--color-line)]">
          <dt className="font-bold">
            {metric} <span className="font-normal text-ink-2">{name}</span>
          </dt>
          <dd className={limit}>
            <StatusMark shape="full" /> Good to {formatValue(metric, good)}
          </dd>
          <dd className={limit}>
            <StatusMark shape="half" /> Needs improvement to {formatValue(metric, fair)}
          </dd>
          <dd className={limit}>
            <StatusMark shape="cross" /> Poor beyond
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tableBox = "relative min-w-0 overflow-auto border-t-2 border-ink bg-paper";

interface PageMetricsProps {
  page: string;
  /** As `2026-11-21`, today first. */
  days: string[];
  rows: MetricRow[];
}

export function PageMetrics({ page, days, rows }: PageMetricsProps) {
  return (
    <section className="mt-6" aria-labelledby={`metrics-${page}`}>
      <h2 id={`metrics-${page}`} className="mb-2 font-text text-base/[1.3] font-bold">
        {screenNames.get(page) ?? page} <span className="ml-[0.3rem] text-fine font-normal text-ink-2">{page}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={tableBox} aria-label={`Days of ${page}`} tabIndex={0}>
        <table className="metrics-table">
          <thead>
            <tr>
              <th scope="col">Metric</th>
              {days.map((day, index) => (
                <th scope="col" key={day}>
                  {index === 0 ? "Today" : formatDay(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ metric, days: cells }) => (
              <tr key={metric}>
                <th scope="row">
                  {metric}
                  <small>{getMetricName(metric)}</small>
                </th>
                {cells.map((cell, index) => (
                  <td key={days[index]} className={index === 0 ? "text-[0.875rem] font-semibold" : undefined}>
                    {cell ? <Value metric={metric} value={cell.p75} worded={index === 0} /> : <NoValue />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Percentiles page={page} days={days} rows={rows} />
    </section>
  );
}

/** `worded`: shows the rating's name to everyone, not only to screen readers. */
function Value({ metric, value, worded }: { metric: Metric; value: number; worded: boolean }) {
  const rating: Rating = rate(metric, value);
  return (
    <span className={rating === "poor" ? "metric font-semibold text-err" : "metric"}>
      <StatusMark shape={shapes[rating]} />
      <span>{formatValue(metric, value)}</span>
      <span className={worded ? "text-fine font-normal text-ink-2" : "sr-only"}>{ratingNames[rating]}</span>
    </span>
  );
}

function NoValue() {
  return (
    <span className="text-ink-2">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not measured</span>
    </span>
  );
}

function Percentiles({ page, days, rows }: PageMetricsProps) {
  const lines = days.flatMap((day, index) =>
    rows.flatMap(({ metric, days: cells }) => {
      const cell = cells[index];
      return cell ? [{ day, metric, ...cell }] : [];
    }),
  );
  return (
    <details>
      <summary className="inline-block py-[0.6rem] font-semibold underline underline-offset-[0.2em]">
        All percentiles<span className="sr-only"> of {page}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={tableBox} aria-label={`Percentiles of ${page}`} tabIndex={0}>
        <table className="metrics-table">
          <thead>
            <tr>
              {["Day", "Metric", "Half within", "Three of four within", "19 of 20 within", "Rating", "Measured"].map(
                (head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ day, metric, p50, p75, p95, samples }) => (
              <tr key={`${day} ${metric}`}>
                <td>{formatDay(day)}</td>
                <th scope="row">{metric}</th>
                <td>{formatValue(metric, p50)}</td>
                <td>{formatValue(metric, p75)}</td>
                <td>{formatValue(metric, p95)}</td>
                <td>{ratingNames[rate(metric, p75)]}</td>
                <td>{samples.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** `2026-11-21` as `Nov 21`. A calendar day, so it does not depend on the time zone. */
function formatDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}
