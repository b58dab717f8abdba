import { visualTypes } from "../../packages";
import { titleCase } from "../order-labels";

export interface Breakdown {
  counts: { key: string; label: string; count: number }[];
  total: number;
}

/** Only numeric counts above zero, in the order of the form, and their sum (specification section 2). Null without any. */
export function readBreakdown(stored: unknown): Breakdown | null {
  const entries = Object.entries((stored ?? {}) as Record<string, unknown>);
  const place = (key: string) => {
    const index = visualTypes.findIndex((type) => type.key === key);
    return index < 0 ? visualTypes.length : index;
  };
  const counts = entries
    .filter((entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > 0)
    .map(([key, count]) => ({ key, label: titleCase(key), count }))
    .sort((a, b) => place(a.key) - place(b.key));
  return counts.length > 0 ? { counts, total: counts.reduce((sum, { count }) => sum + count, 0) } : null;
}
