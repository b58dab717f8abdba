import { MINUTE } from "../durations";
import { hashContent } from "./hash-content.server";

export const SAME_CONTENT_MS = 15 * MINUTE;

/** A form without JavaScript has no id: its content is the same submission for 15 minutes, across two keys. */
export function createSubmissionKeys(
  content: object,
  formId: string,
  now: number,
): { current: string; before: string | null } {
  if (formId) return { current: hashContent({ ...content, formId }), before: null };
  const span = Math.floor(now / SAME_CONTENT_MS);
  return { current: hashContent({ ...content, span }), before: hashContent({ ...content, span: span - 1 }) };
}
