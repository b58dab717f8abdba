const BEFORE = "messages_before";

export const NEWEST_MESSAGE = "newest-message";

export const readThreadQuery = (url: string): string | null => new URL(url).searchParams.get(BEFORE);

export function setThreadInQuery(search: string, before: string | null): string {
  const query = new URLSearchParams(search);
  if (before === null) query.delete(BEFORE);
  else query.set(BEFORE, before);
  const text = query.toString();
  return text && `?${text}`;
}
