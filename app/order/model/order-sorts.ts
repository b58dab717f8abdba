import type { Row } from "#drizzle/schema";
import type { PRIORITIES } from "#drizzle/schema/values";

export type Direction = "ascending" | "descending";
type Order = Row<"formSubmissions">;

/** Without JSON columns, which the two databases compare differently. */
type SortableColumn = {
  [Name in keyof Order]-?: Order[Name] extends string | number | Date | null ? Name : never;
}[keyof Order];

export interface SortOrder {
  label: string;
  groupBy?: { column: "priority" | "planPurchased" | "orderStatus" | "paymentStatus"; values: readonly string[] };
  /** Sorts the list or each group before the time. Orders without a value come last. */
  byColumn?: { column: SortableColumn; direction: Direction };
  /** Sorts the list or each group. At the same time, ids are sorted in this direction. */
  byTime: Direction;
  head: { column: string; direction: Direction };
}

export const mostUrgentFirst = ["urgent", "high", "normal"] as const satisfies readonly (typeof PRIORITIES)[number][];

const described = {
  newest: {
    label: "Newest First",
    byTime: "descending",
    head: { column: "placed", direction: "descending" },
  },
  oldest: {
    label: "Oldest First",
    byTime: "ascending",
    head: { column: "placed", direction: "ascending" },
  },
  priority: {
    label: "Priority",
    groupBy: { column: "priority", values: mostUrgentFirst },
    byTime: "descending",
    head: { column: "priority", direction: "descending" },
  },
} satisfies Record<string, SortOrder>;

export type Sort = keyof typeof described;
export const sortOrders: Readonly<Record<Sort, SortOrder>> = described;
export const sorts = Object.keys(sortOrders) as Sort[];

export function listHeadDirections(column: string): Record<string, Direction> {
  const ofColumn = Object.entries(sortOrders).filter(([, { head }]) => head.column === column);
  return Object.fromEntries(ofColumn.map(([sort, { head }]) => [sort, head.direction]));
}

export interface SortedOrder {
  id: string;
  at: Date | number;
  group: string;
}

/** Only for sort orders without `byColumn`, because each database has its own order of text. */
export function compareOrders({ groupBy, byTime }: SortOrder, a: SortedOrder, b: SortedOrder): number {
  const rank = ({ group }: SortedOrder) => groupBy?.values.indexOf(group) ?? 0;
  const oldestFirst = +a.at - +b.at || (a.id < b.id ? -1 : 1);
  return rank(a) - rank(b) || (byTime === "ascending" ? oldestFirst : -oldestFirst);
}
