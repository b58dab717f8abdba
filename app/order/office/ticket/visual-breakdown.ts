import { visualTypes } from "#app/order/model/packages";
import { toTitleCase } from "#app/server/text/clean-text";

export interface VisualBreakdown {
  counts: { key: string; label: string; count: number }[];
  total: number;
}

export function readVisualBreakdown(storedCounts: unknown): VisualBreakdown | null {
  const entries = Object.entries((storedCounts ?? {}) as Record<string, unknown>);
  const getPosition = (key: string) => {
    const index = visualTypes.findIndex((type) => type.key === key);
    return index < 0 ? visualTypes.length : index;
  };
  const counts = entries
    .filter((entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > 0)
    .map(([key, count]) => ({ key, label: toTitleCase(key), count }))
    .sort((a, b) => getPosition(a.key) - getPosition(b.key));
  return counts.length > 0 ? { counts, total: counts.reduce((sum, { count }) => sum + count, 0) } : null;
}
