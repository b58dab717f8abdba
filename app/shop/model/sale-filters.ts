import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { type SaleStatus, saleStatuses } from "./sale-status";

export interface Filters {
  q: string;
  status: SaleStatus | null;
  product: string;
  /** YYYY-MM, or empty for the current month. */
  month: string;
  page: number;
}

export const noFilters: Filters = { q: "", status: null, product: "", month: "", page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  const product = query.get("product") ?? "";
  const month = query.get("month") ?? "";
  return {
    q: readSearchText(query),
    status: readChoice(query, "status", saleStatuses, null),
    product: /^[\w-]{1,64}$/.test(product) ? product : "",
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : "",
    page: readPage(query),
  };
}

export function getListUrl(filters: Partial<Filters>): string {
  return paths.adminSales + toQuery(filters, noFilters);
}

export function getSaleUrl(number: string, filters: Filters): string {
  return paths.adminSale(encodeURIComponent(number)) + toQuery(filters, noFilters);
}
