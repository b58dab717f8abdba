import { and, asc, desc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import { startOfDay } from "#app/server/business-time.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import type { Filters } from "./filters";
import { type Message, messageColumns, stateOf, toMessages } from "./message-rows.server";
import { type MessageState, messageStates } from "./message-states";
import { isInState, searchMessages } from "./search-messages.server";

const MAX_DEAD_LETTERS = 5;
/** A message that was due before midnight and sent after it, unless nothing was sent for longer than this. */
const MAX_DELAY_MS = 6 * 3_600_000;

/** Rows of one stored state in the order in which they are shown. */
interface Group {
  where: SQL | undefined;
  order: SQL;
}

interface MessagePage {
  messages: Message[];
  total: number;
  page: number;
  pages: number;
}

/**
 * A page of the list. Unsent messages come first, soonest first; then sent ones, latest first. Dead letters are on it
 * only if they are filtered or searched for; otherwise they are shown above the list.
 */
export async function listMessages(services: Services, filters: Filters, now = new Date()): Promise<MessagePage> {
  const found = await searchMessages(services, filters.q);
  if (found) return listFound(services, found, filters, now);
  const { outbox } = services.db.tables;
  const groups = groupsIn(services, filters.state, now);
  const sizes = await Promise.all(groups.map(({ where }) => services.db.read.$count(outbox, where)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const { page, pages, offset } = paginate(total, filters.page);
  let skip = offset;
  const messages: Message[] = [];
  for (const [index, group] of groups.entries()) {
    const size = sizes[index] ?? 0;
    const limit = PAGE_SIZE - messages.length;
    if (skip < size && limit > 0) messages.push(...(await readMessages(services, group, { offset: skip, limit, now })));
    skip = Math.max(0, skip - size);
  }
  return { messages, total, page, pages };
}

/** A search finds few messages: they are sorted here, and only those of the page are read in full. */
async function listFound(services: Services, ids: string[], filters: Filters, now: Date): Promise<MessagePage> {
  const { outbox } = services.db.tables;
  const { id, state: stored, attempts, lockedUntil, runAt } = outbox;
  const all = await services.db.read
    .select({ id, state: stored, attempts, lockedUntil, runAt })
    .from(outbox)
    .where(inArray(outbox.id, ids));
  const rank = { pending: 0, dead: 1, sent: 2 };
  const rows = all
    .filter((row) => !filters.state || stateOf(row, now) === filters.state)
    .sort((a, b) => {
      const later = a.runAt.getTime() - b.runAt.getTime();
      return rank[a.state] - rank[b.state] || (a.state === "pending" ? later : -later);
    });
  const { page, pages, offset } = paginate(rows.length, filters.page);
  const shown = rows.slice(offset, offset + PAGE_SIZE).map((row) => row.id);
  const group = { where: inArray(outbox.id, shown), order: asc(outbox.id) };
  const messages = await readMessages(services, group, { offset: 0, limit: PAGE_SIZE, now });
  messages.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  return { messages, total: rows.length, page, pages };
}

/** The latest dead letters. */
export function listDeadLetters(services: Services, now = new Date()): Promise<Message[]> {
  const dead = { where: isInState(services, "dead", now), order: desc(services.db.tables.outbox.runAt) };
  return readMessages(services, dead, { offset: 0, limit: MAX_DEAD_LETTERS, now });
}

/** How many messages are in each state, and how many were sent today. */
export async function countMessages(services: Services, now = new Date()) {
  const { db, env } = services;
  const { outbox } = db.tables;
  const today = startOfDay(now.getTime(), env.BUSINESS_TIMEZONE);
  const sent = eq(outbox.state, "sent");
  const count = (where: SQL | undefined) => db.read.$count(outbox, where);
  // What was due today is counted in the index alone; of what was due before, few rows were late enough to matter.
  const late = and(lt(outbox.runAt, today), gte(outbox.runAt, new Date(today.getTime() - MAX_DELAY_MS)));
  const [onTime, afterMidnight, ...others] = await Promise.all([
    count(and(sent, gte(outbox.runAt, today))),
    count(and(sent, late, gte(outbox.finishedAt, today))),
    ...messageStates.map((state) => (state === "sent" ? 0 : count(isInState(services, state, now)))),
  ]);
  const counts = messageStates.map((state, index) => (state === "sent" ? onTime + afterMidnight : others[index]));
  return Object.fromEntries(messageStates.map((state, index) => [state, counts[index] ?? 0])) as Record<
    MessageState,
    number
  >;
}

function groupsIn(services: Services, state: MessageState | null, now: Date): Group[] {
  const { outbox } = services.db.tables;
  const soonest = asc(outbox.runAt);
  const latest = desc(outbox.runAt);
  if (!state)
    return [
      { where: eq(outbox.state, "pending"), order: soonest },
      { where: eq(outbox.state, "sent"), order: latest },
    ];
  const finished = state === "sent" || state === "dead";
  return [{ where: isInState(services, state, now), order: finished ? latest : soonest }];
}

async function readMessages(
  services: Services,
  group: Group,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<Message[]> {
  const { db } = services;
  const { outbox } = db.tables;
  const rows = await db.read
    .select(messageColumns(db))
    .from(outbox)
    .where(group.where)
    .orderBy(group.order)
    .limit(limit)
    .offset(offset);
  return toMessages(services, rows, now);
}
