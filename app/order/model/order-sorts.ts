import type { Row } from "#drizzle/schema";
import type { PRIORITIES } from "#drizzle/schema/values";

export type Direction = "ascending" | "descending";
type Order = Row<"formSubmissions">;

/** Any column but JSON, which the two databases compare differently. */
type SortableColumn = {
  [Name in keyof Order]-?: Order[Name] extends string | number | Date | null ? Name : never;
}[keyof Order];

export interface SortOrder {
  label: string;
  /** Lists the orders in groups, one for each value of the column, in the sequence of `values`. */
  groupBy?: { column: "priority" | "planPurchased" | "orderStatus" | "paymentStatus"; values: readonly string[] };
  /** In the whole list or in each group, before the time. Orders without a value come last. */
  byColumn?: { column: SortableColumn; direction: Direction };
  /** In the whole list or in each group. Orders of the same moment follow their ids in this direction. */
  byTime: Direction;
  /** What the head of the list's column says. */
  head: { column: string; direction: Direction };
}

export const mostUrgentFirst = ["urgent", "high", "normal"] as const satisfies readonly (typeof PRIORITIES)[number][];

/** The menu, the queries, the search, the CSV file and the tests go by this list. */
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
  /** Its value of `groupBy`. */
  group: string;
}

/** For sort orders without `byColumn`, because only the database knows how it compares text. */
export function compareOrders({ groupBy, byTime }: SortOrder, a: SortedOrder, b: SortedOrder): number {
  const rank = ({ group }: SortedOrder) => groupBy?.values.indexOf(group) ?? 0;
  const oldestFirst = +a.at - +b.at || (a.id < b.id ? -1 : 1);
  return rank(a) - rank(b) || (byTime === "ascending" ? oldestFirst : -oldestFirst);
}
