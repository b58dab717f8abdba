import { and, eq, gte, isNull, lt, notInArray } from "drizzle-orm";
import type { EntryKind } from "../server/inbox-source.server";
import type { Services } from "../server/services.server";
import { DAY } from "../server/time/durations";
import { removeRecords } from "../trash/empty-trash.server";

/** Keeps spam that somebody has worked on within SPAM_DAYS. Trashed spam stays for its 30 days. */
export async function removeSpam(
  services: Services,
  { name: kind, entries, events }: EntryKind,
  now: number,
): Promise<void> {
  const { db, env, log } = services;
  if (env.SPAM_DAYS === 0) return;
  const since = new Date(now - env.SPAM_DAYS * DAY);
  // For example, the entry was marked as spam only recently.
  const recentlyChanged = db.read.select({ id: events.entryId }).from(events).where(gte(events.createdAt, since));
  const { recordKind, recordId, createdAt } = db.tables.trashEvents;
  const recentlyRestored = db.read
    .select({ id: recordId })
    .from(db.tables.trashEvents)
    .where(and(eq(recordKind, kind), gte(createdAt, since)));
  const isOldSpam = and(
    isNull(entries.deletedAt),
    eq(entries.status, "spam"),
    lt(entries.createdAt, since),
    notInArray(entries.id, recentlyChanged),
    notInArray(entries.id, recentlyRestored),
  );
  const removed = await removeRecords(services, kind, isOldSpam);
  if (removed > 0) log.info({ removed, kind }, "spam removed");
}
