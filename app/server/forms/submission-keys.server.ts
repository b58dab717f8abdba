import { randomUUID } from "node:crypto";
import { and, type Column, eq, gt } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { hashContent } from "../text/hash-content.server";
import { MINUTE } from "../time/durations";

const SAME_CONTENT_MS = 15 * MINUTE;

/**
 * The id of what a posted form stores, so that the same form with the same content is stored once. A form without an id
 * is new each time.
 */
export const createPostId = (formId: string | null, ...content: unknown[]): string =>
  hashContent([formId || randomUUID(), ...content]);

interface SubmissionKeys {
  current: string;
  before: string | null;
}

/** Without JavaScript, a form has no id, so the same content within 15 minutes is the same submission, across two keys. */
export function createSubmissionKeys(content: object, formId: string, now: number): SubmissionKeys {
  if (formId) return { current: hashContent({ ...content, formId }), before: null };
  const span = Math.floor(now / SAME_CONTENT_MS);
  return { current: hashContent({ ...content, span }), before: hashContent({ ...content, span: span - 1 }) };
}

type SubmissionTable = Parameters<Writer["$count"]>[0] & { submissionKey: Column; createdAt: Column };

/** Whether the submission was stored under the key before its current one. A unique key decides about that one. */
export async function wasSubmittedBefore(
  tx: Writer,
  table: SubmissionTable,
  { before }: SubmissionKeys,
  now: number,
): Promise<boolean> {
  if (before === null) return false;
  const isRecent = gt(table.createdAt, new Date(now - SAME_CONTENT_MS));
  return (await tx.$count(table, and(eq(table.submissionKey, before), isRecent))) > 0;
}
