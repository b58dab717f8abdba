import { and, eq, gte, isNull, lt, notInArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Services } from "../server/services.server";
import { DAY } from "../server/time/durations";
import { removeRecords } from "../trash/empty-trash.server";

interface SpamRows {
  messages: { createdAt: PgColumn; deletedAt: PgColumn; id: PgColumn; status: PgColumn };
  /** The history, which shows whether somebody has recently marked the message as spam. */
  events: PgTable & { createdAt: PgColumn };
  /** The column of `events` with the message's id. */
  eventsOf: PgColumn;
}

/**
 * Removes spam older than SPAM_DAYS for good, unless somebody has worked on it since. Spam in the trash stays there for
 * its 30 days. `now` is in milliseconds.
 */
export async function removeSpam(
  services: Services,
  kind: string,
  { messages, events, eventsOf }: SpamRows,
  now: number,
): Promise<void> {
  const { db, env, log } = services;
  if (env.SPAM_DAYS === 0) return;
  const since = new Date(now - env.SPAM_DAYS * DAY);
  const recentlyChanged = db.read.select({ id: eventsOf }).from(events).where(gte(events.createdAt, since));
  const { recordKind, recordId, createdAt } = db.tables.trashEvents;
  const recentlyRestored = db.read
    .select({ id: recordId })
    .from(db.tables.trashEvents)
    .where(and(eq(recordKind, kind), gte(createdAt, since)));
  const isOldSpam = and(
    isNull(messages.deletedAt),
    eq(messages.status, "spam"),
    lt(messages.createdAt, since),
    notInArray(messages.id, recentlyChanged),
    notInArray(messages.id, recentlyRestored),
  );
  const removed = await removeRecords(services, kind, isOldSpam);
  if (removed > 0) log.info({ removed, kind }, "spam removed");
}
