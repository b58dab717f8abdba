import { Link } from "@remix-run/react";
import { paths } from "../paths";
import { formatValue, type Metric, metrics } from "./rating";

const meanings: Record<Metric, string> = {
  TTFB: "Until the server answers",
  FCP: "Until something appears",
  LCP: "Until the main content is there",
  INP: "From a click to its effect",
  CLS: "How much the layout jumps",
};

/** What is measured, and what has to happen for the first numbers. */
export function NothingMeasured() {
  return (
    <section
      className="panel mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-2"
      aria-labelledby="vitals-none"
    >
      <div className="max-w-[60ch]">
        <h2 id="vitals-none">Nothing measured yet</h2>
        <p className="mt-1">
          When somebody on your team opens a screen in a new tab or reloads it, their browser times it and reports as
          they leave. The first visit already counts.
        </p>
        <p className="mt-2 mb-4">
          From then on, this page lists the slow screens first and says what to do about each of them.
        </p>
        <Link className="tool" to={paths.adminVitals}>
          Look again
        </Link>
      </div>
      <table className="vital-days self-start">
        <thead>
          <tr>
            {["What we measure", "Good up to", "Poor above"].map((head, index) => (
              <th scope="col" key={head} className={index > 0 ? "text-right" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ metric, name, good, fair }) => (
            <tr key={metric}>
              <th scope="row" className="whitespace-normal">
                {name} <small className="block font-normal text-fine text-ink-2">{meanings[metric]}</small>
              </th>
              <td className="text-right">{formatValue(metric, good)}</td>
              <td className="text-right">{formatValue(metric, fair)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
