import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";
import { type MessageState, messageStates } from "./message-states";

/** What the list shows, as it stands in the address. */
export interface Filters {
  q: string;
  /** Null is every state. */
  state: MessageState | null;
  page: number;
}

const noFilters: Filters = { q: "", state: null, page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  return { q: readSearchText(query), state: readChoice(query, "state", messageStates, null), page: readPage(query) };
}

export function listAddress(filters: Partial<Filters>): string {
  return paths.adminOutbox + toQuery(filters, noFilters);
}

/** The address of a message that leads back to the list as it was. `discard` asks whether to discard it. */
export function messageAddress(id: string, filters: Partial<Filters> = {}, { discard = false } = {}): string {
  const query = toQuery(filters, noFilters);
  return `${paths.adminMessage(id)}${query}${discard ? `${query ? "&" : "?"}discard` : ""}`;
}
