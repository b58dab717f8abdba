import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { optionName, packages } from "../../packages";

/** Filters and sort orders of the office's list (specification sections 2, 4 and 9). */
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

/** A view of its own (specification section 4), which the status menu has only while it is shown. */
export const actionNeeded = "action_needed";
export const actionNeededOption = { value: actionNeeded, label: "Action Needed" };

/** In progress, or paid but still pending payment. */
export function needsWork({ orderStatus, paymentStatus }: { orderStatus: string; paymentStatus: string }): boolean {
  return orderStatus === "in_progress" || (orderStatus === "pending_payment" && paymentStatus === "paid");
}

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The package's name in the office, which is shorter than on the order page for questions and tests. */
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
  q: string;
  package: "all" | (typeof packageOptions)[number]["value"];
  status: "all" | Status | typeof actionNeeded;
  priority: "all" | Priority;
  sort: Sort;
  page: number;
}

export const noFilters: Filters = { q: "", package: "all", status: "all", priority: "all", sort: "newest", page: 1 };

export function readFilters(search: URLSearchParams): Filters {
  const values = <Value>(options: readonly { value: Value }[]) => options.map(({ value }) => value);
  return {
    q: readSearchText(search),
    package: readChoice(search, "package", values(packageOptions), "all"),
    status: readChoice(search, "status", [...values(statusOptions), actionNeeded], "all"),
    priority: readChoice(search, "priority", values(priorityOptions), "all"),
    sort: readChoice(search, "sort", values(sortOptions), "newest"),
    page: readPage(search),
  };
}

/** The filters of the list at this address. A letter is shown over the list that it was opened from. */
export function readFiltersAt({ pathname, searchParams }: URL): Filters {
  if (pathname !== paths.adminCompose) return readFilters(searchParams);
  const [, search] = (searchParams.get("back") ?? "").split("?", 2);
  return readFilters(new URLSearchParams(search));
}

export function filtersToSearch(filters: Partial<Filters>): string {
  return toQuery(filters, noFilters);
}

export function listAddress(filters: Partial<Filters>): string {
  return paths.admin + filtersToSearch(filters);
}

export function isFiltered(filters: Filters): boolean {
  return Boolean(filters.q) || [filters.package, filters.status, filters.priority].some((value) => value !== "all");
}
