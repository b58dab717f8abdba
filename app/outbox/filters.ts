import { paths } from "../paths";
import { readChoice, readPage, readSearchText, toQuery } from "../server/list/list-query";
import { messageStates } from "../server/outbox/message-states";

export const SENT_TODAY = "Sent today";
export const stateFilters = [...messageStates, "sent-today"] as const;
export type StateFilter = (typeof stateFilters)[number];

export interface Filters {
  q: string;
  state: StateFilter | null;
  page: number;
}

const noFilters: Filters = { q: "", state: null, page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  return { q: readSearchText(query), state: readChoice(query, "state", stateFilters, null), page: readPage(query) };
}

export function getListUrl(filters: Partial<Filters>): string {
  return paths.adminOutbox + toQuery(filters, noFilters);
}

export function getMessageUrl(id: string, filters: Partial<Filters> = {}, { discard = false } = {}): string {
  const query = toQuery(filters, noFilters);
  return `${paths.adminMessage(id)}${query}${discard ? `${query ? "&" : "?"}discard` : ""}`;
}
