import { paths } from "../paths";
import { readChoice, readPage, readSearchText, toQuery } from "../server/list/list-query";
import { type InboxView, inboxViews } from "./statuses";

/** No user id is "-". */
export const NOBODY = "-";

export interface Filters {
  q: string;
  /** Null means all but spam. */
  status: InboxView | null;
  /** A user id, `NOBODY`, or "" for all. */
  assignee: string;
  page: number;
}

export const noFilters: Filters = { q: "", status: null, assignee: "", page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  const assignee = query.get("assignee") ?? "";
  return {
    q: readSearchText(query),
    status: readChoice(query, "status", inboxViews, null),
    assignee: /^(-|[a-z0-9][a-z0-9._-]{0,63})$/.test(assignee) ? assignee : "",
    page: readPage(query),
  };
}

export const isOldestFirst = ({ status }: Pick<Filters, "status">): boolean => status === "new" || status === "late";

const toSearch = (filters: Partial<Filters>): string => toQuery(filters, noFilters);

export function getListUrl(filters: Partial<Filters>): string {
  return paths.adminInbox + toSearch(filters);
}

export function getEntryUrl(path: string, filters: Filters): string {
  return path + toSearch(filters);
}

export function getExportUrl(filters: Filters): string {
  return paths.adminInboxExport + toSearch({ ...filters, page: 1 });
}
