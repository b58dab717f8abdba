import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import { walkRows } from "#app/server/list/walk-rows.server";
import type { Services } from "#app/server/services.server";
import { OUTBOX_STATES } from "#drizzle/values";
import { searchRecords } from "./about.server";
import type { MessageState } from "./messages";
import { topicLabels, topicsLabeled } from "./topics.server";

/** Messages that each part of a search finds at most, the latest; nobody leafs through more. */
const MAX_FOUND = 500;

/** The rows that are in a state. Pending ones are told apart by attempts and lease. */
export function inState({ db }: Services, state: MessageState, now: Date): SQL | undefined {
  const { outbox } = db.tables;
  if (state === "sent" || state === "dead") return eq(outbox.state, state);
  const pending = eq(outbox.state, "pending");
  if (state === "sending") return and(pending, gt(outbox.lockedUntil, now));
  const idle = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now));
  return and(pending, idle, state === "waiting" ? eq(outbox.attempts, 0) : gt(outbox.attempts, 0));
}

/**
 * The ids of what a search means, or null when nothing was typed. A topic's label ("lead webhook") means the latest
 * of that topic. Everything else is looked for in the records that messages are about (an order by number, name and
 * email), and in the addresses of what is not sent yet: reading the addresses of all that was ever sent would take
 * seconds.
 */
export async function findMatching(services: Services, typed: string): Promise<string[] | null> {
  const wanted = typed.trim().toLowerCase().slice(0, 200);
  if (!wanted) return null;
  const topics = topicsLabeled(topicLabels(services.features), wanted);
  const found = await (topics.length > 0 ? latestOf(services, topics) : aboutOrTo(services, wanted));
  return [...new Set(found.flat().map(({ id }) => id))];
}

function latestOf(services: Services, topics: string[]) {
  const ofTopic = inArray(services.db.tables.outbox.topic, topics);
  return Promise.all(OUTBOX_STATES.map((state) => walkState(services, state, ofTopic)));
}

/** The latest messages in a state that match. */
function walkState({ db }: Services, state: (typeof OUTBOX_STATES)[number], fits: SQL) {
  const { outbox } = db.tables;
  const { id, runAt: at, state: kind } = outbox;
  return walkRows(db, { table: outbox, id, at, kind, among: eq(outbox.state, state), fits, most: MAX_FOUND });
}

async function aboutOrTo(services: Services, wanted: string) {
  const { db, features } = services;
  const { outbox } = db.tables;
  const records = await searchRecords(features, wanted);
  const to = contains(sql`lower(coalesce(${outbox.payload} ->> 'to', ${outbox.payload} ->> 'url'))`, wanted);
  return Promise.all([
    ...records.map(([kind, ids]) =>
      db.read
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.aboutKind, kind), inArray(outbox.aboutId, [wanted, ...ids])))
        .orderBy(desc(outbox.runAt))
        .limit(MAX_FOUND),
    ),
    walkState(services, "pending", to),
    walkState(services, "dead", to),
  ]);
}
