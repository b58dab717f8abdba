import { paths } from "#app/paths";
import { type Stage, stages } from "./statuses";

/** What the list shows, as it stands in the address. */
export interface Filter {
  search: string;
  /** Null is every status. */
  status: Stage | null;
  /** Counted from 1. */
  page: number;
}

const LONGEST_SEARCH = 200;

/** Reads the filter from an address. What is unknown or out of range counts as not said. */
export function readFilter(query: URLSearchParams): Filter {
  const page = Number(query.get("page") ?? 1);
  return {
    search: (query.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    status: stages.find((stage) => stage === query.get("status")) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The filter as the query of an address, empty for the whole list. */
function queryOf({ search, status, page }: Filter): string {
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The address of the list under a filter. */
export function listAddress(filter: Filter): string {
  return paths.adminDealflow + queryOf(filter);
}

/** The address of an application beside the list under a filter. */
export function applicationAddress(id: string, filter: Filter): string {
  return paths.adminApplication(encodeURIComponent(id)) + queryOf(filter);
}
