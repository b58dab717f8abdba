import { customOrder, question, testPackage } from "#app/packages/packages";
import { paths } from "#app/paths";
import type { Choice } from "#app/server/forms/text-field";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { getBoughtName } from "./bought-package";
import { mostUrgentFirst, type Sort, sortOrders, sorts } from "./order-sorts";

export const statusLabels = {
  pending_payment: "Pending Payment",
  in_progress: "In Progress",
  ready: "Ready",
  cancelled: "Canceled",
  question: "Question",
} as const;
export const priorityLabels = { normal: "Normal", high: "High", urgent: "Urgent" } as const;

export type Status = keyof typeof statusLabels;
export type Priority = keyof typeof priorityLabels;

export const actionNeeded = "action_needed";
export const overdue = "overdue";
export const actionNeededOption = { value: actionNeeded, label: "Action needed" } as const;
/** The status menu has these only while one is selected. */
export const taskOptions = [actionNeededOption, { value: overdue, label: "Overdue" }] as const;

export function needsWork({ orderStatus, paymentStatus }: { orderStatus: string; paymentStatus: string }): boolean {
  return orderStatus === "in_progress" || (orderStatus === "pending_payment" && paymentStatus === "paid");
}

/** The same condition as that of the filter "Action needed" (`matchesActionNeeded`). */
export const needsAction = (
  order: Parameters<typeof needsWork>[0] & { planPurchased: string; hasProblem: boolean; isWaiting: boolean },
): boolean => order.planPurchased !== testPackage.value && (needsWork(order) || order.hasProblem || order.isWaiting);

const toOptions = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const shortLabels: Record<string, string> = {
  [question.value]: "Other",
  [testPackage.value]: "Test",
  [customOrder.value]: customOrder.name,
};

export const getBoughtLabel = (order: { planPurchased: string; packageName: string }) =>
  shortLabels[order.planPurchased] ?? getBoughtName(order);

export function listPackageOptions(packages: readonly { key: string; name: string; offered: string }[]): Choice[] {
  const offered = packages.filter((entry) => entry.offered);
  const retired = packages.filter((entry) => !entry.offered);
  return [
    ...offered.map(({ key, name }) => ({ value: key, label: name })),
    ...retired.map(({ key, name }) => ({ value: key, label: `${name} (retired)` })),
    ...Object.entries(shortLabels).map(([value, label]) => ({ value, label })),
  ];
}

export const statusOptions = toOptions(statusLabels);
export const priorityOptions = mostUrgentFirst.map((value) => ({ value, label: priorityLabels[value] }));
export const sortOptions = sorts.map((value) => ({ value, label: sortOrders[value].label }));

const unpaidDays = ["0", "1", "3", "7"] as const;
export const depositPaid = "deposit";
const unpaidValues = [...unpaidDays, depositPaid] as const;
export const unpaidOptions: { value: (typeof unpaidValues)[number]; label: string }[] = [
  ...unpaidDays.map((days) => ({ value: days, label: days === "0" ? "Unpaid" : `Unpaid ${days}+ days` })),
  { value: depositPaid, label: "Deposit paid" },
];

const periodLabels = { today: "Today", week: "This Week", month: "This Month" } as const;
export type Period = keyof typeof periodLabels;
export const periodOptions = toOptions(periodLabels);

export interface Filters {
  q: string;
  package: string;
  status: "all" | Status | typeof actionNeeded | typeof overdue;
  priority: "all" | Priority;
  /** The smallest number of days since the order was placed, or a filter for orders with a paid deposit. */
  unpaid: "all" | (typeof unpaidValues)[number];
  placed: "all" | Period;
  sort: Sort;
  page: number;
}

export const noFilters: Filters = {
  q: "",
  package: "all",
  status: "all",
  priority: "all",
  unpaid: "all",
  placed: "all",
  sort: "newest",
  page: 1,
};

export function readFilters(search: URLSearchParams): Filters {
  const values = <Value>(options: readonly { value: Value }[]) => options.map(({ value }) => value);
  return {
    q: readSearchText(search),
    package: search.get("package")?.match(/^[a-z0-9-]{1,20}$/)?.[0] ?? "all",
    status: readChoice(search, "status", [...values(statusOptions), ...values(taskOptions)], "all"),
    priority: readChoice(search, "priority", values(priorityOptions), "all"),
    unpaid: readChoice(search, "unpaid", unpaidValues, "all"),
    placed: readChoice(search, "placed", values(periodOptions), "all"),
    sort: readChoice(search, "sort", sorts, "newest"),
    page: readPage(search),
  };
}

/** An unknown package filters nothing, like any other unknown filter. */
export function keepKnownPackage(filters: Filters, packages: readonly Choice[]): Filters {
  const isKnown = packages.some(({ value }) => value === filters.package);
  return isKnown ? filters : { ...filters, package: "all" };
}

/** An email is shown over the list from which it was opened. */
export function readFiltersAt({ pathname, searchParams }: URL): Filters {
  if (pathname !== paths.adminCompose) return readFilters(searchParams);
  const [, search] = (searchParams.get("back") ?? "").split("?", 2);
  return readFilters(new URLSearchParams(search));
}

export function filtersToSearch(filters: Partial<Filters>): string {
  return toQuery(filters, noFilters);
}

export function getListUrl(filters: Partial<Filters>): string {
  return paths.admin + filtersToSearch(filters);
}

/** Without the search. */
export function countFilters({ package: plan, status, priority, unpaid, placed }: Filters): number {
  return [plan, status, priority, unpaid, placed].filter((value) => value !== "all").length;
}

export const isFiltered = (filters: Filters): boolean => filters.q !== "" || countFilters(filters) > 0;
