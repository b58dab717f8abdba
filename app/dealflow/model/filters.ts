import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { type Stage, stages } from "./stages";

export interface Filters {
  q: string;
  status: Stage | null;
  page: number;
}

export const noFilters: Filters = { q: "", status: null, page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  return { q: readSearchText(query), status: readChoice(query, "status", stages, null), page: readPage(query) };
}

export function getListUrl(filters: Filters): string {
  return paths.adminDealflow + toQuery(filters, noFilters);
}

export function getApplicationUrl(id: string, filters: Filters): string {
  return paths.adminApplication(encodeURIComponent(id)) + toQuery(filters, noFilters);
}
