import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { type Stage, stages } from "./statuses";

/** What the list shows, as it stands in the address. */
export interface Filters {
  q: string;
  /** Null is every status. */
  status: Stage | null;
  page: number;
}

export const noFilters: Filters = { q: "", status: null, page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  return { q: readSearchText(query), status: readChoice(query, "status", stages, null), page: readPage(query) };
}

export function listAddress(filters: Filters): string {
  return paths.adminDealflow + toQuery(filters, noFilters);
}

/** The address of an application beside the list under these filters. */
export function applicationAddress(id: string, filters: Filters): string {
  return paths.adminApplication(encodeURIComponent(id)) + toQuery(filters, noFilters);
}
