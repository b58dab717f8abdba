import { paths } from "#app/paths";
import { StatusMark } from "../ui/marks/status-mark";
import type { MetricRow } from "./metrics.server";
import { type Metric, metrics, type Rating, rate, ratingNames, writeValue } from "./rating";

/** What a screen is called; one that has no name yet is called by its address. */
const screens: Record<string, string> = {
  [paths.admin]: "Orders",
  [paths.adminOrder(":number")]: "One order",
  [paths.adminCompose]: "Letter",
  [paths.adminDelete]: "Delete orders",
  [paths.adminTrash]: "Trash",
  [paths.adminDealflow]: "Deal flow",
  [paths.adminApplication(":id")]: "One application",
  [paths.adminOutbox]: "Outbox",
  [paths.adminMessage(":id")]: "One message",
  [paths.adminMetrics]: "Metrics",
};

const shapes = { good: "full", fair: "half", poor: "cross" } as const;

const nameOf = (metric: Metric) => metrics.find((one) => one.metric === metric)?.name;

/** What the marks mean, and the published limits behind them. */
export function Limits() {
  return (
    <dl className="limits">
      {metrics.map(({ metric, name, good, fair }) => (
        <div key={metric}>
          <dt>
            {metric} <span>{name}</span>
          </dt>
          <dd>
            <StatusMark shape="full" /> Good to {writeValue(metric, good)}
          </dd>
          <dd>
            <StatusMark shape="half" /> Needs improvement to {writeValue(metric, fair)}
          </dd>
          <dd>
            <StatusMark shape="cross" /> Poor beyond
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PageMetricsProps {
  page: string;
  /** As `2026-11-21`, today first. */
  days: string[];
  rows: MetricRow[];
}

/** One page: a line for each metric, a column for each day; behind it all percentiles. */
export function PageMetrics({ page, days, rows }: PageMetricsProps) {
  return (
    <section className="page-metrics" aria-labelledby={`metrics-${page}`}>
      <h2 id={`metrics-${page}`}>
        {screens[page] ?? page} <span>{page}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="metrics-box" aria-label={`Days of ${page}`} tabIndex={0}>
        <table className="metrics-table">
          <thead>
            <tr>
              <th scope="col">Metric</th>
              {days.map((day, index) => (
                <th scope="col" key={day}>
                  {index === 0 ? "Today" : writeDay(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ metric, days: cells }) => (
              <tr key={metric}>
                <th scope="row">
                  {metric}
                  <small>{nameOf(metric)}</small>
                </th>
                {cells.map((cell, index) => (
                  <td key={days[index]} className={index === 0 ? "metrics-today" : undefined}>
                    {cell ? <Value metric={metric} value={cell.p75} worded={index === 0} /> : <Nothing />}
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

/** The value with its mark; the word beside it where there is room, else for readers. */
function Value({ metric, value, worded }: { metric: Metric; value: number; worded: boolean }) {
  const rating: Rating = rate(metric, value);
  return (
    <span className={`metric metric-${rating}`}>
      <StatusMark shape={shapes[rating]} />
      <span>{writeValue(metric, value)}</span>
      <span className={worded ? "metric-word" : "sr-only"}>{ratingNames[rating]}</span>
    </span>
  );
}

function Nothing() {
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
    <details className="percentiles">
      <summary>
        All percentiles<span className="sr-only"> of {page}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="metrics-box" aria-label={`Percentiles of ${page}`} tabIndex={0}>
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
                <td>{writeDay(day)}</td>
                <th scope="row">{metric}</th>
                <td>{writeValue(metric, p50)}</td>
                <td>{writeValue(metric, p75)}</td>
                <td>{writeValue(metric, p95)}</td>
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

/** `2026-11-21` as `Nov 21`: a calendar day, which is the same in every time zone. */
function writeDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}
