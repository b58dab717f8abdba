import { paths } from "#app/paths";

export function getComposeUrl(ids: string[], back: string): string {
  return `${paths.adminCompose}?${new URLSearchParams([["back", back], ...ids.map((id) => ["id", id])])}`;
}
