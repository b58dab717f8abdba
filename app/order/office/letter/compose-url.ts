import { paths } from "#app/paths";

/** @param ids ids or numbers of orders @param back the page to return to */
export function getComposeUrl(ids: string[], back: string): string {
  return `${paths.adminCompose}?${new URLSearchParams([["back", back], ...ids.map((id) => ["id", id])])}`;
}
