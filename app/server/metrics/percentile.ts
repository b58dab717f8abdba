/** Nearest-rank method. `part` is in percent. */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil((part / 100) * sorted.length) - 1)] ?? 0;
}
