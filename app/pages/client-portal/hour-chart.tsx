import { hours, inquiries, inTheEvening, isOpen, whileClosed } from "./sample";

const RADIUS = 116;
const GAP_DEGREES = 0.9;

/** The square root makes a wedge's area, not its radius, proportional to its count. */
export function HourChart() {
  const most = Math.max(...hours);
  return (
    <svg
      viewBox="-190 -142 380 284"
      role="img"
      aria-label={`Inquiries by hour of the day. ${inTheEvening} of ${inquiries} came between 5 and 10 PM. ${whileClosed} came while you were closed and ${inquiries - whileClosed} between 9 and 5.`}
    >
      {hours.map((count, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day
        <g key={hour}>
          <path className="chart-background" d={drawWedge(hour, RADIUS)} />
          {count > 0 ? (
            <path
              className={isOpen(hour) ? "chart-off" : "chart-on"}
              d={drawWedge(hour, RADIUS * Math.sqrt(count / most))}
            />
          ) : null}
        </g>
      ))}
      <text x="0" y={-RADIUS - 8} textAnchor="middle">
        midnight
      </text>{" "}
      <text x={RADIUS + 8} y="5">
        6 AM
      </text>{" "}
      <text x="0" y={RADIUS + 21} textAnchor="middle">
        noon
      </text>{" "}
      <text x={-RADIUS - 8} y="5" textAnchor="end">
        6 PM
      </text>{" "}
    </svg>
  );
}

function drawWedge(hour: number, radius: number): string {
  const pointAt = (degrees: number) => {
    const angle = (Math.PI * degrees) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const r = radius.toFixed(1);
  return `M0 0L${pointAt(hour * 15 + GAP_DEGREES)}A${r} ${r} 0 0 1 ${pointAt(hour * 15 + 15 - GAP_DEGREES)}z`;
}
