import { createUnsentProblem } from "#app/outbox/compose/validate-staff-email";
import { paths } from "#app/paths";

export const MAX_ORDERS = 50;

export const PLACEHOLDERS = ["name", "order", "package"] as const;

export const createSendError = () => createUnsentProblem("your email");

export function describeSkipped({ duplicates, invalid }: { duplicates: number; invalid: number }): string {
  const parts = [
    duplicates > 0 && `${duplicates} ${duplicates === 1 ? "duplicate address" : "duplicate addresses"}`,
    invalid > 0 && `${invalid} invalid ${invalid === 1 ? "address" : "addresses"}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(" and ")} skipped.` : "";
}

export function getComposeUrl(ids: string[], back: string): string {
  return `${paths.adminCompose}?${new URLSearchParams([["back", back], ...ids.map((id) => ["id", id])])}`;
}
