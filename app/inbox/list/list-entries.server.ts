import { and, count, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { mayOpen, type OfficeUser } from "#app/office-rights";
import type { InboxEntry, InboxSource, InboxStatus } from "#app/server/inbox-source.server";
import { contains } from "#app/server/list/contains.server";
import { comesAfter, scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";
import { HOUR } from "#app/server/time/durations";
import { business } from "#app/site";
import { type Filters, NOBODY, noFilters } from "../filters";
import { inboxStatuses } from "../statuses";

type Inbox = Pick<Services, "db" | "features">;

/** Leaves out entries of screens that the user may not open, such as questions about orders. */
export function limitEntries<Limited extends Inbox>(services: Limited, user: OfficeUser): Limited {
  const visible = Object.entries(services.features.inboxEntries).filter(([, { right }]) => mayOpen(user, right));
  return { ...services, features: { ...services.features, inboxEntries: Object.fromEntries(visible) } };
}

export interface EntryKey {
  kind: string;
  id: string;
  time: Date;
}

export async function findLateMoment({ settings }: Pick<Services, "settings">, now = Date.now()): Promise<Date> {
  const { reply_hours } = await settings.read(business);
  return new Date(now - Number(reply_hours) * HOUR);
}

export function describeLateness(status: InboxStatus, createdAt: Date, lateMoment: Date): string | null {
  if (status !== "new" || createdAt > lateMoment) return null;
  const hours = Math.floor((lateMoment.getTime() - createdAt.getTime()) / HOUR);
  if (hours < 1) return "Late";
  return hours < 48 ? `${hours} ${hours === 1 ? "hour" : "hours"} late` : `${Math.floor(hours / 24)} days late`;
}

export async function countByStatus({ db, features }: Inbox, filters: Filters): Promise<Record<InboxStatus, number>> {
  const counted = await Promise.all(
    Object.values(features.inboxEntries).map(({ table, status, ...source }) =>
      db.read
        // `count()` is first, because tests/support/database/query-plans.ts recognizes a count by it.
        .select({ entries: count(), status: sql<InboxStatus>`${status}` })
        .from(table)
        .where(and(source.where, isAssigned(source, filters)))
        .groupBy(status),
    ),
  );
  const counts = { new: 0, answered: 0, spam: 0 };
  for (const { status, entries } of counted.flat()) counts[status] += entries;
  return counts;
}

/** Counts without reading answered entries. */
export async function countNew({ db, features }: Inbox, filters: Filters = noFilters, until?: Date): Promise<number> {
  const counts = Object.values(features.inboxEntries).map(({ table, status, time, where, ...source }) =>
    db.read.$count(table, and(where, sql`${status} = 'new'`, isAssigned(source, filters), until && lte(time, until))),
  );
  return (await Promise.all(counts)).reduce((sum, found) => sum + found, 0);
}

interface Slice {
  limit: number;
  offset?: number;
  after?: EntryKey;
  until?: Date;
  /** Cannot be used with `after`, which continues the newest-first order. */
  isOldestFirst?: boolean;
  /** New messages come first, the oldest of them at the top. Cannot be used with `after`, either. */
  isNewFirst?: boolean;
}

const newOrder = [sql`case when place = 0 then time end`, sql`case when place = 0 then id end`];

/** Each branch reads its index in the order of the list, and no more rows than the page can show. */
export async function listKeys(
  { db, features }: Inbox,
  filters: Filters,
  { limit, offset = 0, after: last, until, isOldestFirst = false, isNewFirst = false }: Slice,
): Promise<EntryKey[]> {
  const parts = selectedStatuses(filters).map((status) => ({ status, place: isNewFirst && status === "new" ? 0 : 1 }));
  const branches = Object.entries(features.inboxEntries).flatMap(([kind, source]) =>
    parts.map(({ status, place }) => {
      const direction = sql.raw(isOldestFirst || place === 0 ? "asc" : "desc");
      const after = last && comesAfter(source, last);
      const before = until && lte(source.time, until);
      const where = and(source.where, sql`${source.status} = ${status}`, isAssigned(source, filters), after, before);
      return sql`select * from (select ${source.id} as id, ${source.time} as time, cast(${kind} as text) as kind, ${sql.raw(String(place))} as place
        from ${source.table} where ${where} order by ${source.time} ${direction}, ${source.id} ${direction} limit ${limit + offset}) branch`;
    }),
  );
  if (branches.length === 0) return [];
  const { createdAt } = db.tables.contactMessages;
  return db.read
    .select({ kind: sql<string>`kind`, id: sql<string>`id`, time: sql<Date>`time`.mapWith(createdAt) })
    .from(sql`(${sql.join(branches, sql` union all `)}) entries`)
    .orderBy(sql`place`, ...(isOldestFirst ? [sql`time`, sql`id`] : [...newOrder, sql`time desc`, sql`id desc`]))
    .limit(limit)
    .offset(offset);
}

export type FoundKey = EntryKey & { status: InboxStatus };

export async function searchKeys({ db, features }: Inbox, filters: Filters): Promise<FoundKey[]> {
  const found = await Promise.all(
    Object.entries(features.inboxEntries).map(async ([kind, { table, time, id, where, status, search, assignee }]) => {
      const condition = and(contains(search, filters.q), isAssigned({ assignee }, filters)) as SQL;
      const rows = await scanRows(db, { table, time, id, kind: status, indexed: where, condition });
      return rows.map((row) => ({ kind, id: row.id, time: row.time, status: row.kind as InboxStatus }));
    }),
  );
  return found.flat().sort((a, b) => +b.time - +a.time || (a.id < b.id ? 1 : -1));
}

export async function describeEntries(
  { features }: Pick<Services, "features">,
  keys: readonly EntryKey[],
): Promise<(InboxEntry & Pick<EntryKey, "kind" | "id">)[]> {
  const described = new Map<string, InboxEntry>();
  await Promise.all(
    Object.entries(features.inboxEntries).map(async ([kind, source]) => {
      const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return;
      for (const [id, entry] of await source.describe(ids)) described.set(`${kind} ${id}`, entry);
    }),
  );
  return keys.flatMap(({ kind, id }) => {
    const entry = described.get(`${kind} ${id}`);
    return entry ? [{ ...entry, kind, id }] : [];
  });
}

export function isShown({ status, time }: FoundKey, filters: Pick<Filters, "status">, lateMoment: Date): boolean {
  return selectedStatuses(filters).includes(status) && (filters.status !== "late" || time <= lateMoment);
}

function selectedStatuses({ status }: Pick<Filters, "status">): InboxStatus[] {
  const shown = status === "late" ? "new" : status;
  return inboxStatuses.filter((one) => (shown ? one === shown : one !== "spam"));
}

function isAssigned({ assignee }: Pick<InboxSource, "assignee">, filters: Filters): SQL | undefined {
  if (!filters.assignee) return undefined;
  if (filters.assignee === NOBODY) return assignee && isNull(assignee);
  return assignee ? eq(assignee, filters.assignee) : sql`1 = 0`;
}
