import { hashContent } from "../text/hash-content.server";
import { MINUTE } from "../time/durations";

export const SAME_CONTENT_MS = 15 * MINUTE;

/** Without JavaScript, a form has no id, so the same content within 15 minutes is the same submission, across two keys. */
export function createSubmissionKeys(
  content: object,
  formId: string,
  now: number,
): { current: string; before: string | null } {
  if (formId) return { current: hashContent({ ...content, formId }), before: null };
  const span = Math.floor(now / SAME_CONTENT_MS);
  return { current: hashContent({ ...content, span }), before: hashContent({ ...content, span: span - 1 }) };
}
