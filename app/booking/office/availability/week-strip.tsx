import { formatHour } from "#app/server/time/formatters";
import type { OpenHours } from "#drizzle/schema/values";
import type { WeekDay } from "./load-availability.server";

const DAY_MINUTES = 24 * 60;
const labeledHours = [0, 6, 12, 18];
const quarterLines = [6, 12, 18].map((hour) => `M${hour * 60} 0V1`);

/**
 * The hours as they are typed, so that a missing day or a wrong half of the day is seen at once. Head and days share
 * their rows with the column beside them, however high an error makes one.
 */
export function WeekStrip({ week }: { week: readonly WeekDay[] }) {
  const total = sumHours(week.flatMap(({ hours }) => hours));
  return (
    <section
      className="@min-[50rem]:col-start-2 @min-[50rem]:row-span-8 @min-[50rem]:row-start-1 @min-[50rem]:grid @min-[50rem]:grid-rows-subgrid"
      aria-labelledby="week-title"
    >
      <div>
        <h3 id="week-title" className="week-strip-title">
          Your week,{" "}
          <span>
            {total} {total === "1" ? "hour" : "hours"}
          </span>
        </h3>
        <div className="week-strip-day" aria-hidden="true">
          <div className="week-strip-hours">
            {labeledHours.map((hour) => (
              <span key={hour}>{formatHour(hour)}</span>
            ))}
          </div>
        </div>
      </div>
      <ul className="week-strip">
        {week.map(({ name, short, hours, text, isWrong }) => (
          <li key={name} className="week-strip-day">
            <b aria-hidden="true">{short}</b>
            <span className="sr-only">
              {name}: {text || "closed"}
            </span>
            <svg viewBox={`0 0 ${DAY_MINUTES} 1`} preserveAspectRatio="none" aria-hidden="true">
              {hours.map(({ start, end }) => (
                <rect key={start} x={start} width={end - start} height="1" />
              ))}
              <path d={quarterLines.join("")} />
            </svg>
            {isWrong ? (
              <b aria-hidden="true" className="text-err">
                Check
              </b>
            ) : (
              <span aria-hidden="true">{hours.length > 0 ? `${sumHours(hours)} h` : "Closed"}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sumHours(hours: readonly OpenHours[]): string {
  const minutes = hours.reduce((sum, { start, end }) => sum + end - start, 0);
  return (minutes / 60).toLocaleString("en-US", { maximumFractionDigits: 1 });
}
