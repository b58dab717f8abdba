import { cleanText } from "../text/clean-text";

const MAX_SEARCH_LENGTH = 200;

export function readSearchText(query: URLSearchParams): string {
  const text = (query.get("q") ?? "").replace(/\p{Cc}/gu, " ").trim();
  return cleanText(text.slice(0, MAX_SEARCH_LENGTH)).trim();
}

export function readChoice<Value extends string, Otherwise>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise {
  return values.find((value) => value === query.get(name)) ?? otherwise;
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

export function toQuery<Filters extends object>(filters: Partial<Filters>, defaults: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== defaults[name as keyof Filters]) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}
