import { and, asc, desc, eq, gte, inArray, type SQL } from "drizzle-orm";
import { startOfDay } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { type Message, type MessageState, STATES } from "./messages";
import { messageColumns, toMessage } from "./outbox-row.server";
import { inState, matching } from "./outbox-search.server";

const PAGE = 50;
/** Dead letters that stand above the list. */
const DEAD_SHOWN = 5;
const DAY = 24 * 3_600_000;

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
  const { outbox } = services.db.tables;
  const search = await matching(services, typed);
  const groups = groupsOf(services, state, search !== undefined, now).map(({ where, order }) => ({
    where: and(where, search),
    order,
  }));
  const sizes = await Promise.all(groups.map(({ where }) => services.db.read.$count(outbox, where)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const current = Math.min(Math.max(page, 1), pages);
  let skip = (current - 1) * PAGE;
  const messages: Message[] = [];
  for (const [index, group] of groups.entries()) {
    const size = sizes[index] ?? 0;
    const room = PAGE - messages.length;
    if (skip < size && room > 0) messages.push(...(await read(services, group, { skip, room, now })));
    skip = Math.max(0, skip - size);
  }
  return { messages, total, page: current, pages };
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
  const sentToday = and(
    eq(outbox.state, "sent"),
    // Finds them by the index: nothing is sent later than a week after it was due but after a very long outage.
    gte(outbox.runAt, new Date(today.getTime() - 7 * DAY)),
    gte(outbox.finishedAt, today),
  );
  const counted = await Promise.all(
    STATES.map((state) => db.read.$count(outbox, state === "sent" ? sentToday : inState(services, state, now))),
  );
  return Object.fromEntries(STATES.map((state, index) => [state, counted[index] ?? 0])) as Record<MessageState, number>;
}

function groupsOf(services: Services, state: MessageState | null, searching: boolean, now: Date): Group[] {
  const { outbox } = services.db.tables;
  const soonest = asc(outbox.runAt);
  const latest = desc(outbox.runAt);
  if (state) {
    const finished = state === "sent" || state === "dead";
    return [{ where: inState(services, state, now), order: finished ? latest : soonest }];
  }
  return [
    { where: eq(outbox.state, "pending"), order: soonest },
    ...(searching ? [{ where: eq(outbox.state, "dead"), order: latest }] : []),
    { where: eq(outbox.state, "sent"), order: latest },
  ];
}

async function read(services: Services, group: Group, { skip, room, now }: { skip: number; room: number; now: Date }) {
  const { db, env } = services;
  const { outbox, formSubmissions } = db.tables;
  // Page by page only the index is walked; payloads are read for what is shown.
  const rows = await db.read
    .select(messageColumns(db))
    .from(outbox)
    .where(group.where)
    .orderBy(group.order)
    .limit(room)
    .offset(skip);
  const about = rows.map(({ dedupeKey }) => dedupeKey.split(":")[1] ?? "");
  const orders = await db.read
    .select({ id: formSubmissions.id, number: formSubmissions.submissionId })
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, about));
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return rows.map((row, index) => toMessage(env, row, numbers.get(about[index] ?? "") ?? null, now));
}
