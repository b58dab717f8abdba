import { formatHour } from "#app/server/time/formatters";
import { ChartLegend } from "./chart-legend";
import { DayChart } from "./day-chart";
import { HourChart } from "./hour-chart";
import { booked, busiestHour, hours, inquiries, mostInADay, sources, waiting, weeks, whileClosed } from "./sample";
import { SampleTables } from "./sample-tables";
import { WeekChart } from "./week-chart";

const figures = [
  { name: "inquiries came in", count: inquiries },
  { name: "became bookings", count: booked },
  { name: "came after hours", count: whileClosed },
  { name: "waiting for your answer", count: waiting.length },
];

const largestSource = Math.max(...sources.map((source) => source.inquiries));

export function SampleDashboard() {
  return (
    <section className="wrap dashboard-section" aria-labelledby="sample-week">
      <p className="dashboard-notice">
        <b>Sample</b> <span>We made up these numbers. Yours come from the systems we build for you.</span>
      </p>
      <div className="dashboard-body">
        <h2 id="sample-week" className="text-3">
          This week, Monday to Sunday
        </h2>
        <dl className="dashboard-figures">
          {figures.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        <div className="dashboard-charts">
          <figure className="chart-day">
            <figcaption>
              <h3>Inquiries by day</h3>
              <p>Friday brought the most: {mostInADay}.</p>
            </figcaption>
            <DayChart />
            <ChartLegend on="Booked" off="Not booked yet" />
          </figure>
          <figure className="chart-hour">
            <figcaption>
              <h3>Inquiries by hour</h3>
              <p>
                {`${whileClosed}\u00a0of\u00a0${inquiries}`} came in while you were closed. The busiest hour was{" "}
                {formatHour(busiestHour).replace(" ", "\u00a0")}, with {hours[busiestHour]}.
              </p>
            </figcaption>
            <HourChart />
            <ChartLegend on="Closed" off="Open, 9 to 5 every day" />
          </figure>
          <figure className="chart-week">
            <figcaption>
              <h3>Bookings by week</h3>
              <p>
                {weeks.at(-1)} this week, the most in {weeks.length} weeks.
              </p>
            </figcaption>
            <WeekChart />
          </figure>
          <Sources />
          <div className="chart-waiting">
            <h3>Waiting for you</h3>
            <ul>
              {waiting.map(({ what, why }) => (
                <li key={what}>
                  <b>{what}</b> {why}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <SampleTables />
      </div>
    </section>
  );
}

function Sources() {
  return (
    <figure className="chart-source">
      <figcaption>
        <h3>Inquiries by source</h3>
      </figcaption>
      <table className="dashboard-sources">
        <caption className="sr-only">Inquiries by source</caption>
        <tbody>
          {sources.map(({ name, inquiries: count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <TallyMarks count={count} most={largestSource} />
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function TallyMarks({ count, most }: { count: number; most: number }) {
  const strokes = Array.from({ length: count }, (_, index) => `M${index * 10} 0h6v22h-6z`);
  return (
    <svg viewBox={`0 0 ${most * 10} 22`} aria-hidden="true">
      <path className="chart-on" d={strokes.join("")} />
    </svg>
  );
}
