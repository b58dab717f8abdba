import { formatHour } from "#app/server/time/formatters";
import type { OpenHours } from "#drizzle/schema/values";
import type { WeekDay } from "./load-availability.server";

const HOUR = 60;
const DAY_HOURS = 24;
/** Hours between two labels. Phones have room for four labels. */
const labelSteps = [1, 2, 3, 4];
const MAX_LABELS = 4;

/** Draws the hours while they are typed, so that a missing day or a wrong half of the day is visible at once. */
export function WeekStrip({ week }: { week: readonly WeekDay[] }) {
  const all = week.flatMap(({ hours }) => hours);
  const total = sumHours(all);
  const { from, to } = findShownHours(all);
  const step = labelSteps.find((hours) => (to - from) / (hours * HOUR) <= MAX_LABELS) ?? DAY_HOURS / MAX_LABELS;
  const marks = listMarks({ from, to }, step);
  return (
    <section
      // The days share their rows with the fields beside them, however high an error makes one.
      className="@min-[40rem]:col-start-2 @min-[40rem]:row-span-8 @min-[40rem]:row-start-1 @min-[40rem]:grid @min-[40rem]:grid-rows-subgrid"
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
          <svg className="week-strip-hours">
            {marks.map((hour) => (
              <text key={hour} x={`${(100 * (hour * HOUR - from)) / (to - from)}%`} y="1em">
                {formatHour(hour)}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <ul className="week-strip">
        {week.map(({ name, short, hours, text, isUnreadable }) => (
          <li key={name} className="week-strip-day">
            <b aria-hidden="true">{short}</b>
            <span className="sr-only">
              {name}: {text || "closed"}
            </span>
            <svg viewBox={`${from} 0 ${to - from} 1`} preserveAspectRatio="none" aria-hidden="true">
              {hours.map(({ start, end }) => (
                <rect key={start} x={start} width={end - start} height="1" />
              ))}
              <path d={marks.map((hour) => `M${hour * HOUR} 0V1`).join("")} />
            </svg>
            {isUnreadable ? (
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

/** In minutes: from one hour before the earliest to one after the latest, or the whole day. */
function findShownHours(hours: readonly OpenHours[]): { from: number; to: number } {
  if (hours.length === 0) return { from: 0, to: DAY_HOURS * HOUR };
  return {
    from: Math.max(0, Math.min(...hours.map(({ start }) => start)) - HOUR),
    to: Math.min(DAY_HOURS * HOUR, Math.max(...hours.map(({ end }) => end)) + HOUR),
  };
}

/** The whole hours that are labeled. */
function listMarks({ from, to }: { from: number; to: number }, step: number): number[] {
  const first = Math.ceil(from / HOUR / step) * step;
  return Array.from({ length: DAY_HOURS }, (_, index) => first + index * step).filter((hour) => hour * HOUR <= to);
}

function sumHours(hours: readonly OpenHours[]): string {
  const minutes = hours.reduce((sum, { start, end }) => sum + end - start, 0);
  return (minutes / 60).toLocaleString("en-US", { maximumFractionDigits: 1 });
}
