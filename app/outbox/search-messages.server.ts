import { and, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { OUTBOX_STATES } from "#drizzle/schema/values";
import { contains } from "../server/list/contains.server";
import { scanRows } from "../server/list/scan-rows.server";
import type { Services } from "../server/services.server";
import { startOfDay } from "../server/time/business-time.server";
import type { StateFilter } from "./filters";
import { searchRecords } from "./message-records.server";
import { findTopics, getTopicLabels } from "./topics.server";

const MAX_FOUND = 500;

// A message that was due before midnight and was sent later counts as sent today up to this delay.
const MAX_DELAY_MS = 6 * 3_600_000;

export function isInState({ db, env }: Services, state: StateFilter, now: Date): SQL | undefined {
  const { outbox } = db.tables;
  if (state === "sent-today") {
    const today = startOfDay(now.getTime(), env.BUSINESS_TIMEZONE);
    const isRecent = gte(outbox.runAt, new Date(today.getTime() - MAX_DELAY_MS));
    return and(eq(outbox.state, "sent"), isRecent, or(gte(outbox.runAt, today), gte(outbox.finishedAt, today)));
  }
  if (state === "sent" || state === "dead") return eq(outbox.state, state);
  const pending = eq(outbox.state, "pending");
  if (state === "sending") return and(pending, gt(outbox.lockedUntil, now));
  const idle = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now));
  return and(pending, idle, state === "waiting" ? eq(outbox.attempts, 0) : gt(outbox.attempts, 0));
}

/** Null without a search text. Searches addresses only of unsent messages: all sent ones would take seconds. */
export async function searchMessages(services: Services, searchText: string): Promise<string[] | null> {
  if (!searchText) return null;
  const text = searchText.toLowerCase();
  const topics = findTopics(getTopicLabels(services.features), text);
  const found = await (topics.length > 0 ? findByTopic(services, topics) : findByRecordOrAddress(services, text));
  return [...new Set(found.flat().map(({ id }) => id))];
}

function findByTopic(services: Services, topics: string[]) {
  const hasTopic = inArray(services.db.tables.outbox.topic, topics);
  return Promise.all(OUTBOX_STATES.map((state) => scanState(services, state, hasTopic)));
}

function scanState({ db }: Services, state: (typeof OUTBOX_STATES)[number], condition: SQL) {
  const { outbox } = db.tables;
  const { id, runAt: time, state: kind } = outbox;
  return scanRows(db, {
    table: outbox,
    id,
    time,
    kind,
    indexed: eq(outbox.state, state),
    condition,
    maxRows: MAX_FOUND,
  });
}

async function findByRecordOrAddress(services: Services, text: string) {
  const { db, features } = services;
  const { outbox } = db.tables;
  const records = await searchRecords(features.records, text);
  const targetContainsText = contains(
    sql`lower(coalesce(${outbox.payload} ->> 'to', ${outbox.payload} ->> 'url'))`,
    text,
  );
  return Promise.all([
    ...records.map(([kind, ids]) =>
      db.read
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.aboutKind, kind), inArray(outbox.aboutId, [text, ...ids])))
        .orderBy(desc(outbox.runAt))
        .limit(MAX_FOUND),
    ),
    scanState(services, "pending", targetContainsText),
    scanState(services, "dead", targetContainsText),
  ]);
}
