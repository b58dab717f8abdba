import { officeScreens } from "../office-screens";
import { StatusMark } from "../ui/marks/status-mark";
import type { VitalRow } from "./list-vitals.server";
import { formatValue, metrics, rate, ratingNames } from "./rating";
import { formatDay, VitalChart } from "./vital-chart";

const screenNames = new Map(officeScreens.map(({ pattern, name }) => [pattern, name]));

const limit = "flex items-center gap-[0.4rem] text-fine tabular-nums whitespace-nowrap [&>.mark]:size-3";

export function Limits() {
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] overflow-clip border-t-3 border-ink bg-paper max-[44rem]:py-2">
      {metrics.map(({ metric, name, good, fair }) => (
        <div
          key={metric}
          className="flex flex-wrap gap-x-4 px-4 py-[0.6rem] [box-shadow:-1px_0_0_var(--color-line)] max-[44rem]:py-1"
        >
          <dt className="w-full font-bold">
            {metric} <span className="font-normal text-ink-2">{name}</span>
          </dt>
          <dd className={limit}>
            <StatusMark shape="full" /> Good up to {formatValue(metric, good)}
          </dd>
          <dd className={limit}>
            <StatusMark shape="cross" /> Poor above {formatValue(metric, fair)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tableBox = "relative min-w-0 overflow-auto border-t-2 border-ink bg-paper";

interface PageVitalsProps {
  page: string;
  /** As `2026-11-21`, today first. */
  days: string[];
  rows: VitalRow[];
}

export function PageVitals({ page, days, rows }: PageVitalsProps) {
  return (
    <section className="mt-6" aria-labelledby={`vitals-${page}`}>
      <h2 id={`vitals-${page}`} className="mb-2 font-text text-base/[1.3] font-bold">
        {screenNames.get(page) ?? page} <span className="ml-[0.3rem] text-fine font-normal text-ink-2">{page}</span>
      </h2>
      <ul className="metric-charts">
        {rows.map((row) => (
          <VitalChart key={row.metric} {...row} dates={days} />
        ))}
      </ul>
      <Percentiles page={page} days={days} rows={rows} />
    </section>
  );
}

export function UnmeasuredScreens({ pages }: { pages: string[] }) {
  const names = officeScreens.filter(({ pattern }) => !pages.includes(pattern)).map(({ name }) => name);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en-US").format(names);
  return (
    <p className="mt-6 max-w-[70ch] text-ink-2">
      Nobody has opened these in the last two weeks, so there’s nothing to show for them yet: {list}.
    </p>
  );
}

function Percentiles({ page, days, rows }: PageVitalsProps) {
  const lines = days.flatMap((day, index) =>
    rows.flatMap(({ metric, days: cells }) => {
      const cell = cells[index];
      return cell ? [{ day, metric, ...cell }] : [];
    }),
  );
  return (
    <details>
      <summary className="inline-block py-[0.6rem] font-semibold underline underline-offset-[0.2em]">
        Daily values<span className="sr-only">: {page}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={tableBox} aria-label={`Every day of ${page}`} tabIndex={0}>
        <table className="metrics-table">
          <thead>
            <tr>
              {["Day", "Metric", "Median", "75th percentile", "95th percentile", "Measured"].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ day, metric, p50, p75, p95, samples }) => (
              <tr key={`${day} ${metric}`}>
                <td>{formatDay(day)}</td>
                <th scope="row">{metric}</th>
                <td>{formatValue(metric, p50)}</td>
                <td>
                  {formatValue(metric, p75)} <span className="text-ink-2">{ratingNames[rate(metric, p75)]}</span>
                </td>
                <td>{formatValue(metric, p95)}</td>
                <td>{samples.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
