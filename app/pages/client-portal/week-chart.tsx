import { formatWeek, weeks } from "./sample";

const PEAK = { step: 56, half: 24, unit: 7.6, base: 170 };

export function WeekChart() {
  const last = weeks.length - 1;
  const width = last * PEAK.step + 2 * PEAK.half;
  return (
    <svg
      viewBox={`0 0 ${width} 200`}
      role="img"
      aria-label={`Bookings in each of the last ${weeks.length} weeks: ${weeks.join(", ")}.`}
    >
      {weeks.map((bookings, index) => {
        const x = PEAK.half + index * PEAK.step;
        const top = PEAK.base - bookings * PEAK.unit;
        return (
          <g key={formatWeek(index)}>
            <path
              className={index === last ? "chart-on" : "chart-off"}
              d={`M${x - PEAK.half} ${PEAK.base}L${x} ${top.toFixed(1)}L${x + PEAK.half} ${PEAK.base}z`}
            />
            <text
              className={index === last ? "chart-peak" : undefined}
              x={x}
              y={(top - 7).toFixed(1)}
              textAnchor="middle"
            >
              {bookings}
            </text>{" "}
          </g>
        );
      })}
      <path className="chart-axis" d={`M0 ${PEAK.base - 1}h${width}v2H0z`} />
      <text x="0" y="192">
        {formatWeek(0)}
      </text>{" "}
      <text x={width} y="192" textAnchor="end">
        {formatWeek(last)}
      </text>{" "}
    </svg>
  );
}
