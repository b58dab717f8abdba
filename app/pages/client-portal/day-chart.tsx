import { days, mostInADay } from "./sample";

const COLUMN = 84;
const BAR = { width: 62, height: 19, step: 25 };
const BASELINE = 266;

export function DayChart() {
  const width = days.length * COLUMN - (COLUMN - BAR.width);
  const words = days.map((day) => `${day.day} ${day.inquiries}, ${day.booked} booked`).join("; ");
  return (
    <svg
      viewBox={`0 -14 ${width} 318`}
      role="img"
      aria-label={`Inquiries by day, booked ones at the bottom: ${words}.`}
    >
      {days.map(({ day, inquiries: count, booked }, index) => {
        const x = index * COLUMN;
        const middle = x + BAR.width / 2;
        return (
          <g key={day}>
            <path className="chart-on" d={drawBars(x, 0, booked)} />
            <path className="chart-off" d={drawBars(x, booked, count)} />
            <text x={middle} y={BASELINE + 26} textAnchor="middle">
              {day}
            </text>{" "}
            <text
              className={count === mostInADay ? "chart-peak" : undefined}
              x={middle}
              y={BASELINE - count * BAR.step - 2}
              textAnchor="middle"
            >
              {count}
            </text>{" "}
          </g>
        );
      })}
      <path className="chart-axis" d={`M0 ${BASELINE + 2}h${width}v2H0z`} />
    </svg>
  );
}

function drawBars(x: number, from: number, to: number): string {
  return Array.from(
    { length: to - from },
    (_, index) => `M${x} ${BASELINE - (from + index) * BAR.step}h${BAR.width}v-${BAR.height}h-${BAR.width}z`,
  ).join("");
}
