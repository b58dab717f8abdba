import type { Interval } from "./report-address";
import type { CurrencyView } from "./report-view.server";

const HEIGHT = 120;
const STEP = 10;

interface TimeChartProps {
  sums: CurrencyView;
  interval: Interval;
  /** The period. */
  label: string;
}

/** A bar for what was paid above the line, and one for refunds below it. */
export function TimeChart({ sums: { time, total, bestStep, currency }, interval, label }: TimeChartProps) {
  const highest = Math.max(0, ...time.map(({ paidCents }) => paidCents));
  const lowest = Math.max(0, ...time.map(({ refundedCents }) => refundedCents));
  const scale = HEIGHT / Math.max(1, highest + lowest);
  const line = highest * scale;
  const width = time.length * STEP;
  const best = bestStep ? ` Highest: ${bestStep.name}, ${bestStep.paid}.` : "";
  const text = `Chart by ${interval}, ${label}, ${currency}: ${total.paid} paid and ${total.refunded} refunded.${best} The table below has all the numbers.`;
  return (
    <figure className="report-chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
        {time.map(({ key, paidCents, refundedCents }, index) => {
          const x = index * STEP + 1;
          const [paid, refunded] = [toHeight(paidCents * scale), toHeight(refundedCents * scale)];
          return (
            <g key={key}>
              {paid ? <rect className="report-paid" x={x} y={line - paid} width={STEP - 2} height={paid} /> : null}
              {refunded ? <rect className="report-refunded" x={x} y={line} width={STEP - 2} height={refunded} /> : null}
            </g>
          );
        })}
        <line x1="0" x2={width} y1={line} y2={line} />
      </svg>
      <figcaption>
        <span>{time[0]?.name}</span>
        <span className="report-key">
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect className="report-paid" width="10" height="10" />
          </svg>
          Paid
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect className="report-refunded" width="10" height="10" />
          </svg>
          Refunded
        </span>
        <span>{time.length > 1 ? time.at(-1)?.name : null}</span>
      </figcaption>
    </figure>
  );
}

/** Small amounts stay visible. */
const toHeight = (height: number) => (height > 0 ? Math.max(1, height) : 0);
