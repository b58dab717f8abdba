/** In the order in which they occur. Limits from web.dev/vitals. */
export const metrics = [
  { metric: "TTFB", name: "First byte", good: 800, fair: 1800 },
  { metric: "FCP", name: "First paint", good: 1800, fair: 3000 },
  { metric: "LCP", name: "Largest paint", good: 2500, fair: 4000 },
  { metric: "INP", name: "Response to input", good: 200, fair: 500 },
  { metric: "CLS", name: "Layout shift", good: 100, fair: 250 },
] as const;
export type Metric = (typeof metrics)[number]["metric"];

export const ratings = {
  good: { label: "Good", mark: { shape: "full" } },
  fair: { label: "Needs improvement", mark: { shape: "half", tone: "sun" } },
  poor: { label: "Poor", mark: { shape: "cross" } },
} as const;
export type Rating = keyof typeof ratings;

/** `value` is in milliseconds, CLS in thousandths. A value equal to a limit has the better rating. */
export function rate(metric: Metric, value: number): Rating {
  const { good, fair } = getLimits(metric);
  if (value > fair) return "poor";
  return value > good ? "fair" : "good";
}

const getLimits = (metric: Metric) => metrics.find((one) => one.metric === metric) ?? metrics[0];

export const getGood = (metric: Metric): number => getLimits(metric).good;

export function findNewest<Day>(days: readonly (Day | null)[]): (Day & { index: number }) | null {
  const index = days.findIndex((day) => day !== null);
  const day = days[index];
  return day ? { ...day, index } : null;
}

interface MeasuredRow {
  metric: Metric;
  days: readonly ({ p75: number } | null)[];
}

export function rateNewest({ metric, days }: MeasuredRow): { value: number; rating: Rating } | null {
  const value = findNewest(days)?.p75;
  return value === undefined ? null : { value, rating: rate(metric, value) };
}

export function rankSlowness(row: MeasuredRow): number {
  const { value, rating } = rateNewest(row) ?? { value: 0, rating: "good" };
  const share = value / getGood(row.metric);
  return ["good", "fair", "poor"].indexOf(rating) + share / (1 + share);
}

/** The metric that ranks a screen. */
export const findWorst = <Row extends MeasuredRow>(rows: readonly Row[]): Row | undefined =>
  [...rows].sort((a, b) => rankSlowness(b) - rankSlowness(a))[0];

export function formatValue(metric: Metric, value: number): string {
  if (metric === "CLS") return (value / 1000).toFixed(2);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}
