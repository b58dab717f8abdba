import { and, eq } from "drizzle-orm";
import type { EntryKind } from "#app/inbox/entry-kind.server";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { MESSAGE_KIND } from "../model/message-fields";
import { releaseMessage } from "../place/queue-messages.server";

export function createMessageKind(services: Services): EntryKind {
  const { contactEvents, contactMessages } = services.db.tables;
  return {
    name: MESSAGE_KIND,
    noun: "message",
    getPath: paths.adminInboxMessage,
    statusIntent: "status",
    entries: contactMessages,
    events: contactEvents,
    onNotSpam: (tx, id) => releaseHeldBack(services, tx, id),
  };
}

/** Suspected spam was held back when it arrived. Messages marked as spam by hand were not. */
async function releaseHeldBack(services: Services, tx: Writer, id: string): Promise<void> {
  const { contactEvents: events, contactMessages } = services.db.tables;
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message || message.spamReasons.length === 0) return;
  const restored = and(eq(events.entryId, id), eq(events.kind, "status"), eq(events.before, "spam"));
  if ((await tx.$count(events, restored)) === 0) await releaseMessage(services, tx, message);
}
