import { and, eq, isNull } from "drizzle-orm";
import type { Change } from "#app/inbox/receive-entry-change.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

type Status = Row<"toolRequests">["status"];
type Database = Pick<Services, "db">;

interface IdeaChange<Value> extends Change<Value> {
  id: string;
  actor: string;
}

/** Returns false if the idea is missing, in the trash or no longer as it was shown. */
export function changeStatus({ db }: Database, change: IdeaChange<Status>): Promise<boolean> {
  const { toolRequests } = db.tables;
  return db.transact(async (tx) => {
    const changed = await tx
      .update(toolRequests)
      .set({ status: change.next })
      .where(and(eq(toolRequests.id, change.id), isNull(toolRequests.deletedAt), eq(toolRequests.status, change.shown)))
      .returning({ id: toolRequests.id });
    if (changed.length > 0) await recordChange({ db }, tx, "status", change);
    return changed.length > 0;
  });
}

/** `next` must be a colleague's id. Returns false if the idea is missing, in the trash or no longer as it was shown. */
export function assignIdea({ db }: Database, change: IdeaChange<string | null>): Promise<boolean> {
  const { toolRequests } = db.tables;
  const { id, assigneeId } = toolRequests;
  const isAsShown = change.shown === null ? isNull(assigneeId) : eq(assigneeId, change.shown);
  return db.transact(async (tx) => {
    const assigned = await tx
      .update(toolRequests)
      .set({ assigneeId: change.next })
      .where(and(eq(id, change.id), isNull(toolRequests.deletedAt), isAsShown))
      .returning({ id });
    if (assigned.length > 0) await recordChange({ db }, tx, "assignee", change);
    return assigned.length > 0;
  });
}

async function recordChange(
  { db }: Database,
  tx: Writer,
  kind: "status" | "assignee",
  { id, actor, shown, next }: IdeaChange<string | null>,
): Promise<void> {
  const event = { id: newId(), requestId: id, createdAt: new Date(), actor, kind, before: shown, after: next };
  await tx.insert(db.tables.toolRequestEvents).values(event);
}

/** A note whose form has an id is stored once, no matter how often the form is sent. */
export async function addNote(
  { db }: Database,
  { id, actor, text, formId }: { id: string; actor: string; text: string; formId: string | null },
): Promise<void> {
  const note = {
    id: createPostId(formId, id, text),
    requestId: id,
    createdAt: new Date(),
    actor,
    kind: "note" as const,
    detail: text,
  };
  await db.transact((tx) => tx.insert(db.tables.toolRequestEvents).values(note).onConflictDoNothing());
}
