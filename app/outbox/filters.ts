import { paths } from "../paths";
import { readChoice, readPage, readSearchText, toQuery } from "../server/list/list-query";
import { type MessageState, messageStates } from "../server/outbox/message-states";

export interface Filters {
  q: string;
  state: MessageState | null;
  page: number;
}

const noFilters: Filters = { q: "", state: null, page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  return { q: readSearchText(query), state: readChoice(query, "state", messageStates, null), page: readPage(query) };
}

export function getListUrl(filters: Partial<Filters>): string {
  return paths.adminOutbox + toQuery(filters, noFilters);
}

export function getMessageUrl(id: string, filters: Partial<Filters> = {}, { discard = false } = {}): string {
  const query = toQuery(filters, noFilters);
  return `${paths.adminMessage(id)}${query}${discard ? `${query ? "&" : "?"}discard` : ""}`;
}
