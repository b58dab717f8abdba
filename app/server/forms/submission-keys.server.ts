import { randomUUID } from "node:crypto";
import { and, eq, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import { hashContent } from "../new-id.server";
import { MINUTE } from "../time/durations";
import { readFormId } from "./text-field";

/** Without JavaScript, a public form has no id, so the same content within this time is the same form. */
export const SAME_CONTENT_MS = 15 * MINUTE;

/** For the forms of the office and of customer pages. A form without an id is new each time that it is sent. */
export const readOrCreateFormId = (posted: string | null): string => readFormId(posted) || randomUUID();

/**
 * The id of what a posted form stores, made of the form's id and its content, so that the same form is stored once.
 * Stored ids are compared with it, so the parts of each form keep their order.
 */
export const createPostId = (...parts: unknown[]): string => hashContent(parts);

/** The unique key of what a public form stores. Stored keys are compared with it, so the parts keep their order. */
export function createSubmissionKey(content: Record<string, unknown> & { email?: string }): string {
  return hashContent({ ...content, email: content.email?.toLowerCase() });
}

type SubmissionTable = PgTable & { id: PgColumn; submissionKey: PgColumn; createdAt: PgColumn };

/**
 * For a form without an id: frees the key of what was stored more than 15 minutes ago, or matches `isGone`. The unique
 * index then decides whether the same form is stored already.
 */
export async function releaseKey(
  tx: Writer,
  table: SubmissionTable,
  { key, now, isGone }: { key: string; now: number; isGone?: SQL },
): Promise<void> {
  const isOld = lte(table.createdAt, new Date(now - SAME_CONTENT_MS));
  await tx
    .update(table)
    .set({ submissionKey: table.id })
    .where(and(eq(table.submissionKey, key), or(isOld, isGone)));
}
