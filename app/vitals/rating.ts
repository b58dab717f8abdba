/** In the order in which they occur. Limits from web.dev/vitals. */
export const metrics = [
  { metric: "TTFB", name: "First byte", good: 800, fair: 1800 },
  { metric: "FCP", name: "First paint", good: 1800, fair: 3000 },
  { metric: "LCP", name: "Largest paint", good: 2500, fair: 4000 },
  { metric: "INP", name: "Response to input", good: 200, fair: 500 },
  { metric: "CLS", name: "Layout shift", good: 100, fair: 250 },
] as const;
export type Metric = (typeof metrics)[number]["metric"];

export type Rating = "good" | "fair" | "poor";
export const ratingNames: Record<Rating, string> = { good: "Good", fair: "Needs improvement", poor: "Poor" };

/** `value` is in milliseconds, CLS in thousandths. A value equal to a limit has the better rating. */
export function rate(metric: Metric, value: number): Rating {
  const limits = metrics.find((one) => one.metric === metric);
  if (!limits || value > limits.fair) return "poor";
  return value > limits.good ? "fair" : "good";
}

/** Of the last day that was measured. `days`: today first. */
export function rateNewest({ metric, days }: { metric: Metric; days: readonly ({ p75: number } | null)[] }): {
  value: number;
  rating: Rating;
} | null {
  const value = days.find((day) => day !== null)?.p75;
  return value === undefined ? null : { value, rating: rate(metric, value) };
}

export function formatValue(metric: Metric, value: number): string {
  if (metric === "CLS") return (value / 1000).toFixed(2);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}
