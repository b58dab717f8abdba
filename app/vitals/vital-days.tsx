import { Link } from "@remix-run/react";
import { paths } from "../paths";
import type { VitalsOfPage } from "./list-vitals.server";
import { formatShortDay, nameScreen } from "./page-names";
import { formatValue, rate, ratings } from "./rating";

export function VitalDays({ page, days, rows }: VitalsOfPage & { days: readonly string[] }) {
  const lines = days.flatMap((day, index) =>
    rows.flatMap(({ metric, days: cells }) => {
      const cell = cells[index];
      return cell ? [{ day, metric, ...cell }] : [];
    }),
  );
  return (
    <section className="mt-4 mb-6" aria-labelledby="vital-days">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="vital-days">
          {nameScreen(page)}, day by day <span className="font-text text-fine font-normal text-ink-2">{page}</span>
        </h2>
        <Link className="touch-link font-semibold underline underline-offset-[0.2em]" to={paths.adminVitals}>
          Close
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className="records-box max-h-[22rem]" aria-label={`Values for ${page} by day`} tabIndex={0}>
        <table className="vital-days">
          <thead>
            <tr>
              {["Day", "Metric", "Median", "75th percentile", "95th percentile", "Samples"].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ day, metric, p50, p75, p95, samples }) => (
              <tr key={`${day} ${metric}`}>
                <td>{formatShortDay(day)}</td>
                <th scope="row">{metric}</th>
                <td>{formatValue(metric, p50)}</td>
                <td>
                  {formatValue(metric, p75)} <span className="text-ink-2">{ratings[rate(metric, p75)].label}</span>
                </td>
                <td>{formatValue(metric, p95)}</td>
                <td>{samples.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
