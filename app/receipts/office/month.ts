import { paths } from "../../paths";
import { readPage, readSearchText, toQuery } from "../../server/list/list-query";

export interface ReceiptFilters {
  /** YYYY-MM */
  month: string;
  /** Searches numbers of receipts, orders and purchases in all months. */
  q: string;
  page: number;
}

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

export function readReceiptFilters(query: URLSearchParams, thisMonth: string): ReceiptFilters {
  const month = (query.get("month") ?? "").trim().slice(0, 20) || thisMonth;
  return { month, q: readSearchText(query), page: readPage(query) };
}

export const getReceiptsUrl = (filters: Partial<ReceiptFilters>): string =>
  paths.adminReceipts + toQuery(filters, { month: "", q: "", page: 1 });

export const getZipUrl = (month: string): string => `${paths.adminReceiptsZip}?${new URLSearchParams({ month })}`;

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}
