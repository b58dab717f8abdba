import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Change } from "#app/inbox/receive-entry-change.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { releaseMessage } from "../place/queue-messages.server";
import type { Message, MessageEvent } from "./find-message.server";

interface MessageChange<Value> extends Change<Value> {
  id: string;
  actor: string;
}

/** Returns false if the message is missing, in the trash or no longer as it was shown. */
export async function changeStatus(services: Services, change: MessageChange<Message["status"]>): Promise<boolean> {
  const { db } = services;
  const { contactMessages: messages } = db.tables;
  return db.transact(async (tx) => {
    const [message] = await tx
      .update(messages)
      .set({ status: change.next })
      .where(and(eq(messages.id, change.id), isNull(messages.deletedAt), eq(messages.status, change.shown)))
      .returning();
    if (!message) return false;
    // Suspected spam was held back when it arrived. Messages marked as spam by hand were not.
    const isHeldBack = change.shown === "spam" && message.spamReasons.length > 0;
    if (isHeldBack && !(await wasRestored(services, tx, change.id))) await releaseMessage(services, tx, message);
    await recordChange(services, tx, "status", change);
    return true;
  });
}

async function wasRestored({ db }: Services, tx: Writer, messageId: string): Promise<boolean> {
  const { contactEvents: events } = db.tables;
  const restored = and(eq(events.messageId, messageId), eq(events.kind, "status"), eq(events.before, "spam"));
  return (await tx.$count(events, restored)) > 0;
}

/** `next` must be a colleague's id. Returns false if the message is missing, in the trash or no longer as it was shown. */
export function assignMessage(services: Services, change: MessageChange<string | null>): Promise<boolean> {
  const { contactMessages: messages } = services.db.tables;
  const { assigneeId } = messages;
  const isAsShown = change.shown === null ? isNull(assigneeId) : eq(assigneeId, change.shown);
  return services.db.transact(async (tx) => {
    const assigned = await tx
      .update(messages)
      .set({ assigneeId: change.next })
      .where(and(eq(messages.id, change.id), isNull(messages.deletedAt), isAsShown))
      .returning({ id: messages.id });
    if (assigned.length > 0) await recordChange(services, tx, "assignee", change);
    return assigned.length > 0;
  });
}

async function recordChange(
  { db }: Services,
  tx: Writer,
  kind: MessageEvent["kind"],
  { id, actor, shown, next }: MessageChange<string | null>,
): Promise<void> {
  const event = { id: randomUUID(), messageId: id, createdAt: new Date(), actor, kind, before: shown, after: next };
  await tx.insert(db.tables.contactEvents).values(event);
}

/** A note whose form has an id is stored once, no matter how often the form is sent. */
export async function addNote(
  { db }: Services,
  { id, actor, text, formId }: { id: string; actor: string; text: string; formId: string | null },
): Promise<void> {
  const note = {
    id: createPostId(formId, id, text),
    messageId: id,
    createdAt: new Date(),
    actor,
    kind: "note" as const,
    detail: text,
  };
  await db.transact((tx) => tx.insert(db.tables.contactEvents).values(note).onConflictDoNothing());
}
