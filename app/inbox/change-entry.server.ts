import { and, eq, isNull } from "drizzle-orm";
import { createPostId } from "../server/forms/submission-keys.server";
import type { EntryKind, InboxStatus } from "../server/inbox-source.server";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";

/** `shown`: the value on the page, which a colleague may have changed since. An assignee is an account's id or null. */
type EntryChange = { id: string; actor: string } & (
  | { field: "status"; shown: InboxStatus; next: InboxStatus }
  | { field: "assignee"; shown: string | null; next: string | null }
);

export function changeEntry(
  { db }: Pick<Services, "db">,
  { entries, events, onNotSpam }: EntryKind,
  { field, id, actor, shown, next }: EntryChange,
): Promise<boolean> {
  const key = field === "status" ? "status" : "assigneeId";
  const isAsShown = shown === null ? isNull(entries[key]) : eq(entries[key], shown);
  return db.transact(async (tx) => {
    const changed = await tx
      .update(entries)
      .set({ [key]: next })
      .where(and(eq(entries.id, id), isNull(entries.deletedAt), isAsShown))
      .returning({ id: entries.id });
    if (changed.length === 0) return false;
    if (field === "status" && shown === "spam") await onNotSpam?.(tx, id);
    const event = { id: newId(), entryId: id, createdAt: new Date(), actor };
    await tx.insert(events).values({ ...event, kind: field, before: shown, after: next });
    return true;
  });
}

interface NewNote {
  id: string;
  actor: string;
  text: string;
  formId: string;
}

/** A form stores one note, however often it is sent. */
export async function addNote(
  { db }: Pick<Services, "db">,
  { events }: EntryKind,
  { id, actor, text, formId }: NewNote,
): Promise<void> {
  const event = { id: createPostId(formId, id, text), entryId: id, createdAt: new Date(), actor };
  await db.transact((tx) =>
    tx
      .insert(events)
      .values({ ...event, kind: "note", detail: text })
      .onConflictDoNothing(),
  );
}
