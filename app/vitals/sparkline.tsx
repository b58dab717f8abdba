import type { VitalRow } from "./list-vitals.server";
import { metrics, type Rating, rate } from "./rating";

const fills: Record<Rating, string> = { good: "fill-leaf", fair: "vital-fair", poor: "fill-err" };

const WIDTH = 84;
const HEIGHT = 18;

const MIN_DAYS = 3;

/** Fewer days show no trend. */
export const hasTrend = (days: VitalRow["days"]): boolean => days.filter(Boolean).length >= MIN_DAYS;

export function Sparkline({ metric, days }: VitalRow) {
  if (!hasTrend(days)) return null;
  const { good } = metrics.find((one) => one.metric === metric) ?? metrics[0];
  const highest = Math.max(good * 1.5, ...days.map((day) => day?.p75 ?? 0));
  const heightOf = (value: number) => Math.max(1, (value / highest) * HEIGHT);
  const step = WIDTH / days.length;
  const line = HEIGHT - heightOf(good);
  return (
    <svg
      className="vital-sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      {days.map((day, index) => {
        if (day === null) return null;
        const x = WIDTH - (index + 1) * step;
        const height = heightOf(day.p75);
        const fill = fills[rate(metric, day.p75)];
        return <rect key={x} className={fill} x={x} y={HEIGHT - height} width={step - 1} height={height} />;
      })}
      <line x1="0" x2={WIDTH} y1={line} y2={line} />
    </svg>
  );
}
