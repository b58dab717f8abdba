import { randomUUID } from "node:crypto";
import { and, eq, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Writer } from "#drizzle/connect";
import { hashContent } from "../new-id.server";
import { MINUTE } from "../time/durations";
import { readFormId } from "./text-field";

/** Without JavaScript a public form has no id, so the same content within this time is the same form. */
export const SAME_CONTENT_MS = 15 * MINUTE;

/** For forms of the office and of customer pages. Without an id, each post counts as a new form. */
export const readOrCreateFormId = (posted: string | null): string => readFormId(posted) || randomUUID();

/** The id of what a posted form stores. Stored ids are compared with it, so the order of the parts must stay. */
export const createPostId = (...parts: unknown[]): string => hashContent(parts);

export function createSubmissionKey(content: Record<string, unknown> & { email?: string }): string {
  return hashContent({ ...content, email: content.email?.toLowerCase() });
}

type SubmissionTable = PgTable & { id: PgColumn; submissionKey: PgColumn; createdAt: PgColumn };

/** Frees a key that is older than 15 minutes or `isGone`. The unique index then decides whether the form is new. */
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
