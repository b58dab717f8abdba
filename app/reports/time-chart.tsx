import type { Interval } from "./report-address";
import type { CurrencyView } from "./report-view.server";

/** In percent of the picture's height. The room above the highest line is for half of its text. */
const TOP = 6;
const HEIGHT = 100 - TOP;

interface TimeChartProps {
  sums: CurrencyView;
  interval: Interval;
  label: string;
}

export function TimeChart({ sums, interval, label }: TimeChartProps) {
  const { time, ticks, total, bestStep, scaleTop, currency } = sums;
  // One bar alone would be as wide as the chart and compare nothing.
  if (time.length < 2) return null;
  const lowest = Math.max(0, ...time.map(({ refundedCents }) => refundedCents));
  const scale = HEIGHT / Math.max(1, scaleTop.cents + lowest);
  const zero = TOP + scaleTop.cents * scale;
  const step = 100 / time.length;
  const best = bestStep ? ` Highest: ${bestStep.name}, ${bestStep.paid}.` : "";
  const text = `Chart by ${interval}, ${label}, ${currency}: ${total.paid} paid and ${total.refunded} refunded.${best} The table below has all the numbers.`;
  return (
    <figure className="report-chart">
      {lowest > 0 ? (
        <figcaption className="report-key">
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect className="report-paid" width="10" height="10" />
          </svg>
          Paid
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect className="report-refunded" width="10" height="10" />
          </svg>
          Refunded
        </figcaption>
      ) : null}
      <div className="report-plot" role="img" aria-label={text}>
        <svg className="report-scale" aria-hidden="true">
          {scaleTop.label ? <ScaleText y={TOP}>{scaleTop.label}</ScaleText> : null}
          <ScaleText y={zero}>0</ScaleText>
        </svg>
        <svg aria-hidden="true">
          {scaleTop.label ? <line className="report-top" x1="0" x2="100%" y1={`${TOP}%`} y2={`${TOP}%`} /> : null}
          {time.map(({ key, paidCents, refundedCents }, index) => {
            const place = { x: `${(index + 0.1) * step}%`, width: `${0.8 * step}%` };
            const [paid, refunded] = [toHeight(paidCents * scale), toHeight(refundedCents * scale)];
            return (
              <g key={key}>
                {paid ? <rect className="report-paid" {...place} y={`${zero - paid}%`} height={`${paid}%`} /> : null}
                {refunded ? (
                  <rect className="report-refunded" {...place} y={`${zero}%`} height={`${refunded}%`} />
                ) : null}
              </g>
            );
          })}
          <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} />
          {/* Phones have room for every other one. */}
          {ticks.map(({ index, name }, count) => (
            <text
              key={index}
              {...placeLabel(index, step)}
              y="100%"
              dy="1.35em"
              className={count % 2 === 1 ? "max-sm:hidden" : undefined}
            >
              {name}
            </text>
          ))}
          {bestStep ? (
            <text
              className="report-best"
              {...placeLabel(bestStep.index, step)}
              y={`${zero - toHeight(bestStep.paidCents * scale)}%`}
              dy="-8"
            >
              {bestStep.paid}
            </text>
          ) : null}
        </svg>
      </div>
    </figure>
  );
}

function ScaleText({ y, children }: { y: number; children: string }) {
  return (
    <text x="0" y={`${y}%`} dy="0.35em">
      {children}
    </text>
  );
}

function placeLabel(index: number, step: number) {
  const percent = (index + 0.5) * step;
  const [textAnchor, part] =
    percent < 10 ? (["start", 0.1] as const) : percent > 90 ? (["end", 0.9] as const) : (["middle", 0.5] as const);
  return { textAnchor, x: `${(index + part) * step}%` };
}

/** At least four pixels, so that a small refund is seen. */
const toHeight = (height: number) => (height > 0 ? Math.max(2.4, height) : 0);
