import { formatCalendarDay } from "../server/time/formatters";
import { StatusMark } from "../ui/marks/status-mark";
import type { VitalRow } from "./list-vitals.server";
import { formatValue, metrics, type Rating, rate, ratingNames } from "./rating";

const shapes = { good: "full", fair: "half", poor: "cross" } as const;
const fills: Record<Rating, string> = { good: "fill-leaf", fair: "metric-fair", poor: "fill-err" };

const HEIGHT = 48;
const STEP = 10;

interface VitalChartProps extends VitalRow {
  /** As `2026-11-21`, today first, like the row's. */
  dates: string[];
}

/** A bar for each day, today on the right, and a line at the limit of a good value. */
export function VitalChart({ metric, days, dates }: VitalChartProps) {
  const { name, good, fair } = metrics.find((one) => one.metric === metric) ?? metrics[0];
  const latest = days.findIndex((day) => day !== null);
  const value = days[latest]?.p75;
  return (
    <li className="flex flex-col bg-paper px-4 py-3 max-[34rem]:px-3">
      <h3 className="font-text text-[0.875rem] font-bold">
        {metric} <span className="font-normal text-ink-2">{name}</span>
      </h3>
      {value === undefined ? (
        <p className="mt-1 text-ink-2">Not measured in the last two weeks.</p>
      ) : (
        <>
          <p className="metric mt-1 mb-[0.4rem]">
            <StatusMark shape={shapes[rate(metric, value)]} />
            <b>{formatValue(metric, value)}</b> {ratingNames[rate(metric, value)]}
            <span className="text-fine text-ink-2">{latest === 0 ? "today" : formatDay(dates[latest])}</span>
          </p>
          <Bars
            values={days.map((day) => day?.p75 ?? null)}
            top={fair}
            line={good}
            ratingOf={(p75) => rate(metric, p75)}
          />
          <p className="flex justify-between text-fine text-ink-2">
            <span>{formatDay(dates.at(-1))}</span>
            <span>Today</span>
          </p>
        </>
      )}
    </li>
  );
}

interface BarsProps {
  /** The last day first. */
  values: (number | null)[];
  top: number;
  line: number;
  ratingOf: (value: number) => Rating;
}

function Bars({ values, top, line, ratingOf }: BarsProps) {
  const highest = Math.max(top, ...values.map((value) => value ?? 0));
  const heightOf = (value: number) => Math.max(1.5, (value / highest) * HEIGHT);
  const width = values.length * STEP;
  return (
    <svg className="metric-chart" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, index) => {
        if (value === null) return null;
        const x = width - (index + 1) * STEP + 1;
        const height = heightOf(value);
        return (
          <rect key={x} className={fills[ratingOf(value)]} x={x} y={HEIGHT - height} width={STEP - 2} height={height} />
        );
      })}
      <line x1="0" x2={width} y1={HEIGHT - heightOf(line)} y2={HEIGHT - heightOf(line)} />
    </svg>
  );
}

/** `2026-11-21` as `Nov 21`. */
export const formatDay = (day = ""): string => formatCalendarDay(day, { month: "short", day: "numeric" });
