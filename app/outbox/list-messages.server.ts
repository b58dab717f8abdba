import { and, asc, desc, eq, gt, inArray, lt, or, type SQL } from "drizzle-orm";
import { PAGE_SIZE, paginate } from "../server/list/page.server";
import { type MessageState, messageStates } from "../server/outbox/message-states";
import type { Services } from "../server/services.server";
import type { Filters, StateFilter } from "./filters";
import { type Message, selectMessageColumns, toMessages } from "./message-rows.server";
import { isInState, searchMessages } from "./search-messages.server";

const MAX_DEAD_LETTERS = 5;

interface Group {
  where: SQL | undefined;
  /** Ends with the ID, so that messages of one instant stay on their page. */
  order: SQL[];
}

interface MessagePage {
  messages: Message[];
  total: number;
  page: number;
  pages: number;
  offset: number;
}

/** Unsent messages, soonest first, then sent ones, newest first. Dead messages have their own section. */
export async function listMessages(services: Services, filters: Filters, now = new Date()): Promise<MessagePage> {
  const found = await searchMessages(services, filters.q);
  if (found) return listSearchResults(services, found, filters, now);
  const { outbox } = services.db.tables;
  const groups = getGroups(services, filters.state, now);
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
  return { messages, total, page, pages, offset };
}

/** The page of the list with the message. Without filters, the message decides it, because a link in an email has no page. */
export async function listPageWithMessage(services: Services, id: string, filters: Filters): Promise<MessagePage> {
  const now = new Date();
  const list = await listMessages(services, filters, now);
  if (filters.q || filters.state || list.messages.some((message) => message.id === id)) return list;
  const { read, tables } = services.db;
  const { outbox } = tables;
  const [open] = await read.select({ state: outbox.state, runAt: outbox.runAt }).from(outbox).where(eq(outbox.id, id));
  if (!open || open.state === "dead") return list;
  const isPending = eq(outbox.state, "pending");
  const isSameTime = eq(outbox.runAt, open.runAt);
  const before =
    open.state === "pending"
      ? and(isPending, or(lt(outbox.runAt, open.runAt), and(isSameTime, lt(outbox.id, id))))
      : or(
          isPending,
          and(eq(outbox.state, "sent"), or(gt(outbox.runAt, open.runAt), and(isSameTime, gt(outbox.id, id)))),
        );
  const page = Math.floor((await read.$count(outbox, before)) / PAGE_SIZE) + 1;
  return listMessages(services, { ...filters, page }, now);
}

// A search finds few messages, so they are sorted in memory, and only one page is read in full.
async function listSearchResults(services: Services, ids: string[], filters: Filters, now: Date): Promise<MessagePage> {
  const { outbox } = services.db.tables;
  const { id, state, runAt } = outbox;
  const all = await services.db.read
    .select({ id, state, runAt })
    .from(outbox)
    .where(and(inArray(outbox.id, ids), filters.state ? isInState(services, filters.state, now) : undefined));
  const rank = { pending: 0, dead: 1, sent: 2 };
  const rows = all.toSorted((a, b) => {
    const difference = a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1);
    return rank[a.state] - rank[b.state] || (a.state === "pending" ? difference : -difference);
  });
  const { page, pages, offset } = paginate(rows.length, filters.page);
  const shown = rows.slice(offset, offset + PAGE_SIZE).map((row) => row.id);
  const group = { where: inArray(outbox.id, shown), order: [asc(outbox.id)] };
  const messages = await readMessages(services, group, { offset: 0, limit: PAGE_SIZE, now });
  messages.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  return { messages, total: rows.length, page, pages, offset };
}

export function listDeadLetters(services: Services, now = new Date()): Promise<Message[]> {
  const dead = { where: isInState(services, "dead", now), order: [desc(services.db.tables.outbox.runAt)] };
  return readMessages(services, dead, { offset: 0, limit: MAX_DEAD_LETTERS, now });
}

export async function countMessages(services: Services, now = new Date()): Promise<Record<MessageState, number>> {
  const { db } = services;
  const counts = await Promise.all(
    messageStates.map((state) =>
      db.read.$count(db.tables.outbox, isInState(services, state === "sent" ? "sent-today" : state, now)),
    ),
  );
  return Object.fromEntries(messageStates.map((state, index) => [state, counts[index] ?? 0])) as Record<
    MessageState,
    number
  >;
}

function getGroups(services: Services, state: StateFilter | null, now: Date): Group[] {
  const { outbox } = services.db.tables;
  const soonest = [asc(outbox.runAt), asc(outbox.id)];
  const latest = [desc(outbox.runAt), desc(outbox.id)];
  if (!state)
    return [
      { where: eq(outbox.state, "pending"), order: soonest },
      { where: eq(outbox.state, "sent"), order: latest },
    ];
  const finished = state === "sent" || state === "sent-today" || state === "dead";
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
    .select(selectMessageColumns(db))
    .from(outbox)
    .where(group.where)
    .orderBy(...group.order)
    .limit(limit)
    .offset(offset);
  return toMessages(services, rows, now);
}
