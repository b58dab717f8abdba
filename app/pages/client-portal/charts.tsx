import { days, hours, inquiries, isOpen, weekName, weeks, whileClosed } from "./sample";

const COLUMN = 84;
const BAR = { width: 62, height: 14, step: 19 };
const BASELINE = 206;

/** A column a day, a bar an inquiry; the booked ones lie at the bottom. */
export function DayChart() {
  const width = days.length * COLUMN - (COLUMN - BAR.width);
  const words = days.map((day) => `${day.day} ${day.inquiries}, ${day.booked} booked`).join("; ");
  return (
    <svg
      viewBox={`0 -14 ${width} 258`}
      role="img"
      aria-label={`Inquiries by day, booked ones at the bottom: ${words}.`}
    >
      {days.map(({ day, inquiries: count, booked }, index) => {
        const x = index * COLUMN;
        return (
          <g key={day}>
            <path className="chart-on" d={bars(x, 0, booked)} />
            <path className="chart-off" d={bars(x, booked, count)} />
            <text x={x} y={BASELINE + 26}>
              {day}
            </text>{" "}
            <text x={x + BAR.width} y={BASELINE - count * BAR.step - 2} textAnchor="end">
              {count}
            </text>{" "}
          </g>
        );
      })}
      <path className="chart-axis" d={`M0 ${BASELINE + 2}h${width}v2H0z`} />
    </svg>
  );
}

function bars(x: number, from: number, to: number): string {
  return Array.from(
    { length: to - from },
    (_, index) => `M${x} ${BASELINE - (from + index) * BAR.step}h${BAR.width}v-${BAR.height}h-${BAR.width}z`,
  ).join("");
}

const RADIUS = 116;
/** Degrees that a wedge leaves free at each side. */
const GAP_DEGREES = 0.9;

/** A day as a dial of 24 wedges: a wedge's area is its number. */
export function HourChart() {
  const most = Math.max(...hours);
  return (
    <svg
      viewBox="-190 -142 380 284"
      role="img"
      aria-label={`Inquiries by hour of the day on a dial of 24 wedges. Most come from 5 in the afternoon to 10 at night; ${whileClosed} of ${inquiries} came while closed, ${inquiries - whileClosed} between 9 and 5.`}
    >
      {hours.map((count, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day
        <g key={hour}>
          <path className="chart-background" d={wedge(hour, RADIUS)} />
          {count > 0 ? (
            <path
              className={isOpen(hour) ? "chart-off" : "chart-on"}
              d={wedge(hour, RADIUS * Math.sqrt(count / most))}
            />
          ) : null}
        </g>
      ))}
      <text x="0" y={-RADIUS - 8} textAnchor="middle">
        midnight
      </text>{" "}
      <text x={RADIUS + 8} y="5">
        6 am
      </text>{" "}
      <text x="0" y={RADIUS + 21} textAnchor="middle">
        noon
      </text>{" "}
      <text x={-RADIUS - 8} y="5" textAnchor="end">
        6 pm
      </text>{" "}
    </svg>
  );
}

function wedge(hour: number, radius: number): string {
  const at = (degrees: number) => {
    const angle = (Math.PI * degrees) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const r = radius.toFixed(1);
  return `M0 0L${at(hour * 15 + GAP_DEGREES)}A${r} ${r} 0 0 1 ${at(hour * 15 + 15 - GAP_DEGREES)}z`;
}

const PEAK = { step: 56, half: 50, unit: 7.6, base: 170 };

/** A hill a week, this week's in front. */
export function WeekChart() {
  const last = weeks.length - 1;
  const right = last * PEAK.step + 80;
  return (
    <svg
      viewBox="-24 0 496 200"
      role="img"
      aria-label={`Bookings in each of the last ${weeks.length} weeks: ${weeks.join(", ")}.`}
    >
      {weeks.map((bookings, index) => {
        const x = 28 + index * PEAK.step;
        const top = PEAK.base - bookings * PEAK.unit;
        return (
          <g key={weekName(index)}>
            <path
              className={index === last ? "chart-now" : index % 2 ? "chart-on" : "chart-off"}
              d={`M${x - PEAK.half} ${PEAK.base}L${x} ${top.toFixed(1)}L${x + PEAK.half} ${PEAK.base}z`}
            />
            <text x={x} y={(top - 7).toFixed(1)} textAnchor="middle">
              {bookings}
            </text>{" "}
          </g>
        );
      })}
      <path className="chart-axis" d={`M-24 ${PEAK.base - 1}h496v2H-24z`} />
      <text x="-24" y="192">
        {weekName(0)}
      </text>{" "}
      <text x={right} y="192" textAnchor="end">
        {weekName(last)}
      </text>{" "}
    </svg>
  );
}

/** As many strokes as there are inquiries, beside the most that any source has. */
export function TallyMarks({ count, most }: { count: number; most: number }) {
  const strokes = Array.from({ length: count }, (_, index) => `M${index * 10} 0h6v22h-6z`);
  return (
    <svg viewBox={`0 0 ${most * 10} 22`} aria-hidden="true">
      <path className="chart-on" d={strokes.join("")} />
    </svg>
  );
}

/** What the two papers mean. */
export function Legend({ on, off }: { on: string; off: string }) {
  return (
    <ul className="chart-legend">
      {[on, off].map((name) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path className={name === on ? "chart-on" : "chart-off"} d="M0 0h10v10H0z" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
