import { formatWeek, weeks } from "./sample";

const PEAK = { step: 56, half: 50, unit: 7.6, base: 170 };

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
          <g key={formatWeek(index)}>
            <path
              className={index === last ? "chart-now" : "chart-on"}
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
        {formatWeek(0)}
      </text>{" "}
      <text x={right} y="192" textAnchor="end">
        {formatWeek(last)}
      </text>{" "}
    </svg>
  );
}
