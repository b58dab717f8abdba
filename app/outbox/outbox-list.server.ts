import { and, asc, desc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import { startOfDay } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { type Message, type MessageState, STATES } from "./messages";
import { messageColumns, stateOf, toMessages } from "./outbox-row.server";
import { findMatching, inState } from "./outbox-search.server";

const PAGE = 50;
/** Dead letters that stand above the list. */
const DEAD_SHOWN = 5;
/** A message that was due before midnight and sent after it, unless nothing was sent for longer than this. */
const LATEST_MS = 6 * 3_600_000;

export interface Asked {
  state: MessageState | null;
  typed: string;
  /** From 1; beyond the last it is the last. */
  page: number;
}

/** Rows of one stored state in the order in which they are shown. */
interface Group {
  where: SQL | undefined;
  order: SQL;
}

/**
 * A page of the list with its counts. What waits comes first, soonest first; then what is finished, latest first.
 * Dead letters are listed when they are asked for or searched; otherwise they stand above the list.
 */
export async function listMessages(services: Services, { state, typed, page }: Asked, now = new Date()) {
  const found = await findMatching(services, typed);
  if (found) return listFound(services, found, { state, page, now });
  const { outbox } = services.db.tables;
  const groups = groupsOf(services, state, now);
  const sizes = await Promise.all(groups.map(({ where }) => services.db.read.$count(outbox, where)));
  const place = placeOf(
    page,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  let { skip } = place;
  const messages: Message[] = [];
  for (const [index, group] of groups.entries()) {
    const size = sizes[index] ?? 0;
    const room = PAGE - messages.length;
    if (skip < size && room > 0) messages.push(...(await read(services, group, { skip, room, now })));
    skip = Math.max(0, skip - size);
  }
  return { ...place, messages };
}

/** A search has few results: they are sorted here, and read in full only for the page. */
async function listFound(
  services: Services,
  ids: string[],
  { state, page, now }: Pick<Asked, "state" | "page"> & { now: Date },
) {
  const { outbox } = services.db.tables;
  const { id, state: stored, attempts, lockedUntil, runAt } = outbox;
  const all = await services.db.read
    .select({ id, state: stored, attempts, lockedUntil, runAt })
    .from(outbox)
    .where(inArray(outbox.id, ids));
  const rank = { pending: 0, dead: 1, sent: 2 };
  const rows = all
    .filter((row) => !state || stateOf(row, now) === state)
    .sort((a, b) => {
      const later = a.runAt.getTime() - b.runAt.getTime();
      return rank[a.state] - rank[b.state] || (a.state === "pending" ? later : -later);
    });
  const place = placeOf(page, rows.length);
  const shown = rows.slice(place.skip, place.skip + PAGE).map((row) => row.id);
  const group = { where: inArray(outbox.id, shown), order: asc(outbox.id) };
  const messages = await read(services, group, { skip: 0, room: PAGE, now });
  messages.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  return { ...place, messages };
}

/** Which page that is, and how many rows come before it. */
function placeOf(page: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const current = Math.min(Math.max(page, 1), pages);
  return { total, pages, page: current, skip: (current - 1) * PAGE };
}

/** The latest dead letters. */
export function listDead(services: Services, now = new Date()): Promise<Message[]> {
  const dead = { where: inState(services, "dead", now), order: desc(services.db.tables.outbox.runAt) };
  return read(services, dead, { skip: 0, room: DEAD_SHOWN, now });
}

/** How many messages are in each state, and how many were sent today. */
export async function countMessages(services: Services, now = new Date()) {
  const { db, env } = services;
  const { outbox } = db.tables;
  const today = startOfDay(now.getTime(), env.BUSINESS_TIMEZONE);
  const sent = eq(outbox.state, "sent");
  const count = (where: SQL | undefined) => db.read.$count(outbox, where);
  // What was due today is counted in the index alone; of what was due before, few rows were late enough to matter.
  const late = and(lt(outbox.runAt, today), gte(outbox.runAt, new Date(today.getTime() - LATEST_MS)));
  const [inTime, afterMidnight, ...others] = await Promise.all([
    count(and(sent, gte(outbox.runAt, today))),
    count(and(sent, late, gte(outbox.finishedAt, today))),
    ...STATES.map((state) => (state === "sent" ? 0 : count(inState(services, state, now)))),
  ]);
  const counted = STATES.map((state, index) => (state === "sent" ? inTime + afterMidnight : others[index]));
  return Object.fromEntries(STATES.map((state, index) => [state, counted[index] ?? 0])) as Record<MessageState, number>;
}

function groupsOf(services: Services, state: MessageState | null, now: Date): Group[] {
  const { outbox } = services.db.tables;
  const soonest = asc(outbox.runAt);
  const latest = desc(outbox.runAt);
  if (!state)
    return [
      { where: eq(outbox.state, "pending"), order: soonest },
      { where: eq(outbox.state, "sent"), order: latest },
    ];
  const finished = state === "sent" || state === "dead";
  return [{ where: inState(services, state, now), order: finished ? latest : soonest }];
}

async function read(services: Services, group: Group, { skip, room, now }: { skip: number; room: number; now: Date }) {
  const { db } = services;
  const { outbox } = db.tables;
  // Page by page only the index is walked; payloads are read for what is shown.
  const rows = await db.read
    .select(messageColumns(db))
    .from(outbox)
    .where(group.where)
    .orderBy(group.order)
    .limit(room)
    .offset(skip);
  return toMessages(services, rows, now);
}
