import { and, count, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { mayOpen, type OfficeUser } from "#app/office-rights";
import type { InboxEntry, InboxSource, InboxStatus } from "#app/server/inbox-source.server";
import { contains } from "#app/server/list/contains.server";
import { comesAfter, scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";
import { HOUR } from "#app/server/time/durations";
import { business } from "#app/site";
import { type Filters, NOBODY } from "../filters";
import { inboxStatuses, type TabCounts } from "../statuses";

type Inbox = Pick<Services, "db" | "features">;

/** Without the entries of screens that the user may not open, such as questions about orders. */
export function limitEntries<Limited extends Inbox>(services: Limited, user: OfficeUser): Limited {
  const visible = Object.entries(services.features.inboxEntries).filter(([, { right }]) => mayOpen(user, right));
  return { ...services, features: { ...services.features, inboxEntries: Object.fromEntries(visible) } };
}

export interface EntryKey {
  kind: string;
  id: string;
  time: Date;
}

export interface Query extends Filters {
  /** A new entry of this time or an earlier one is late. */
  lateFrom: Date;
}

export async function prepareQuery(
  { settings }: Pick<Services, "settings">,
  filters: Filters,
  now = Date.now(),
): Promise<Query> {
  const { reply_hours } = await settings.read(business);
  return { ...filters, lateFrom: new Date(now - Number(reply_hours) * HOUR) };
}

export async function countEntries({ db, features }: Inbox, query: Query): Promise<TabCounts> {
  const counted = await Promise.all(
    Object.values(features.inboxEntries).map(({ table, time, status, ...source }) =>
      db.read
        // `count()` comes first, because tests/support/database/query-plans.ts recognizes a count by that.
        .select({
          entries: count(),
          status: sql<InboxStatus>`${status}`,
          overdue: sql`sum(case when ${lte(time, query.lateFrom)} then 1 else 0 end)`.mapWith(Number),
        })
        .from(table)
        .where(and(source.where, isAssigned(source, query)))
        .groupBy(status),
    ),
  );
  const counts: TabCounts = { new: 0, late: 0, answered: 0, spam: 0 };
  for (const { status, entries, overdue } of counted.flat()) {
    counts[status] += entries;
    if (status === "new") counts.late += overdue;
  }
  return counts;
}

/** The count on the "New" tab, without reading answered entries. */
export async function countNew({ db, features }: Inbox): Promise<number> {
  const counts = Object.values(features.inboxEntries).map(({ table, status, where }) =>
    db.read.$count(table, and(where, sql`${status} = 'new'`)),
  );
  return (await Promise.all(counts)).reduce((sum, found) => sum + found, 0);
}

interface Slice {
  limit: number;
  offset?: number;
  after?: EntryKey;
  /** Not together with `after`, which continues the newest-first order. */
  isOldestFirst?: boolean;
}

/** Each branch reads its index in the order of the list and no more rows than the page can show. */
export async function listKeys(
  { db, features }: Inbox,
  query: Query,
  { limit, offset = 0, after: last, isOldestFirst = false }: Slice,
): Promise<EntryKey[]> {
  const direction = sql.raw(isOldestFirst ? "asc" : "desc");
  const branches = Object.entries(features.inboxEntries).flatMap(([kind, source]) =>
    selectedStatuses(query).map((status) => {
      const after = last && comesAfter(source, last);
      const late = query.status === "late" ? lte(source.time, query.lateFrom) : undefined;
      const where = and(source.where, sql`${source.status} = ${status}`, isAssigned(source, query), late, after);
      return sql`select * from (select ${source.id} as id, ${source.time} as time, cast(${kind} as text) as kind
        from ${source.table} where ${where} order by ${source.time} ${direction}, ${source.id} ${direction} limit ${limit + offset}) branch`;
    }),
  );
  if (branches.length === 0) return [];
  const { createdAt } = db.tables.contactMessages;
  return db.read
    .select({ kind: sql<string>`kind`, id: sql<string>`id`, time: sql<Date>`time`.mapWith(createdAt) })
    .from(sql`(${sql.join(branches, sql` union all `)}) entries`)
    .orderBy(sql`time ${direction}`, sql`id ${direction}`)
    .limit(limit)
    .offset(offset);
}

export type FoundKey = EntryKey & { status: InboxStatus };

/** Matches of every status, newest first. */
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

function selectedStatuses({ status }: Filters): InboxStatus[] {
  if (status === "late") return ["new"];
  return inboxStatuses.filter((one) => (status ? one === status : one !== "spam"));
}

export const isLate = ({ status, time }: FoundKey, { lateFrom }: Query): boolean =>
  status === "new" && time <= lateFrom;

export const isSelected = (key: FoundKey, query: Query): boolean =>
  query.status === "late" ? isLate(key, query) : selectedStatuses(query).includes(key.status);

function isAssigned({ assignee }: Pick<InboxSource, "assignee">, filters: Filters): SQL | undefined {
  if (!filters.assignee) return undefined;
  if (filters.assignee === NOBODY) return assignee && isNull(assignee);
  return assignee ? eq(assignee, filters.assignee) : sql`1 = 0`;
}
