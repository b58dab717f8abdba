import { paths } from "#app/paths";
import { optionName, packages } from "../../packages";

/** What the office's list of orders can be narrowed to and sorted by (specification sections 2, 4 and 9). */
export const statusLabels = {
  pending_payment: "Pending Payment",
  in_progress: "In Progress",
  ready: "Ready",
  cancelled: "Cancelled",
  question: "Question",
} as const;
export const priorityLabels = { normal: "Normal", high: "High", urgent: "Urgent" } as const;
const sortLabels = { newest: "Newest First", oldest: "Oldest First", priority: "Priority" } as const;

export type Status = keyof typeof statusLabels;
export type Priority = keyof typeof priorityLabels;
export type Sort = keyof typeof sortLabels;

/**
 * What needs the office's hands: a view of its own and not in the menu (specification section 4), which names it only
 * while it is shown.
 */
export const actionNeeded = "action_needed";
export const actionNeededOption = { value: actionNeeded, label: "Action Needed" };

/** Whether the office has work to do: in progress, or paid but still pending payment. */
export function owesWork({ orderStatus, paymentStatus }: { orderStatus: string; paymentStatus: string }): boolean {
  return orderStatus === "in_progress" || (orderStatus === "pending_payment" && paymentStatus === "paid");
}

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The package's name in the office, where the long name of a question and of the test would not fit. */
export function packageLabel(value: string): string {
  return { other: "Other", test: "Test" }[value] ?? optionName(value);
}

export const packageOptions = [...packages.map(({ value }) => value), "other" as const, "test" as const].map(
  (value) => ({ value, label: packageLabel(value) }),
);
export const statusOptions = options(statusLabels);
export const priorityOptions = options({
  urgent: priorityLabels.urgent,
  high: priorityLabels.high,
  normal: priorityLabels.normal,
});
export const sortOptions = options(sortLabels);

export interface Filters {
  /** As typed, without space around it; empty finds all. */
  q: string;
  package: "all" | (typeof packageOptions)[number]["value"];
  status: "all" | Status | typeof actionNeeded;
  priority: "all" | Priority;
  sort: Sort;
  /** From 1. A page behind the last one shows the last one. */
  page: number;
}

export const noFilters: Filters = { q: "", package: "all", status: "all", priority: "all", sort: "newest", page: 1 };

/** Nobody is called by more; it keeps a pasted letter out of the database. */
const LONGEST_SEARCH = 200;

/** Reads the filters out of an address. What is not known falls back to all, newest first, page 1. */
export function readFilters(search: URLSearchParams): Filters {
  const one = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === search.get(name)) ?? otherwise;
  const page = Number(search.get("page"));
  return {
    // Control characters are in no name, and a database may refuse them.
    q: (search.get("q") ?? "")
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, LONGEST_SEARCH),
    package: one("package", ["all", ...packageOptions.map(({ value }) => value)], "all"),
    status: one("status", ["all", ...statusOptions.map(({ value }) => value), actionNeeded], "all"),
    priority: one("priority", ["all", ...priorityOptions.map(({ value }) => value)], "all"),
    sort: one("sort", ["newest", ...sortOptions.map(({ value }) => value)], "newest"),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The filters of the list at this address; behind a letter stays the list that it was begun from. */
export function filtersAt({ pathname, searchParams }: URL): Filters {
  if (pathname !== paths.adminCompose) return readFilters(searchParams);
  const [, search] = (searchParams.get("back") ?? "").split("?", 2);
  return readFilters(new URLSearchParams(search));
}

/** The other way round: what differs from the defaults, as `?status=ready`, or an empty string. */
export function filtersToSearch(filters: Partial<Filters>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== noFilters[name as keyof Filters]) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}

/** Whether anything is narrowed; sort and page only arrange. */
export function isFiltered(filters: Filters): boolean {
  return Boolean(filters.q) || [filters.package, filters.status, filters.priority].some((value) => value !== "all");
}
