import { asc, desc, isNotNull, sql } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { formatDay, formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";
import { TRASH_DAYS } from "./empty-trash.server";
import { getTrashKind } from "./get-trash-kind.server";

/** Needs no paging, because everything is removed after 30 days. */
const MAX_SHOWN = 200;

type TrashServices = Pick<Services, "db" | "env" | "features">;

export async function listTrash({ db, env, features }: TrashServices, name: string, now = Date.now()) {
  const kind = getTrashKind(features, name);
  const { table, id, kept } = kind;
  const isTrashed = isNotNull(table.deletedAt);
  const found = await db.read
    .select({ id, at: table.deletedAt })
    .from(table)
    .where(isTrashed)
    .orderBy(...(kept ? [asc(sql`case when ${kept.where} then 0 else 1 end`)] : []), desc(table.deletedAt), desc(id))
    .limit(MAX_SHOWN);
  const rows = found as { id: string; at: Date }[];
  const [total, described] = await Promise.all([
    rows.length < MAX_SHOWN ? rows.length : db.read.$count(table, isTrashed),
    rows.length > 0 ? kind.describe(rows.map((row) => row.id)) : [],
  ]);
  const records = new Map(described.map((record) => [record.id, record]));
  return {
    total,
    rows: rows.flatMap((row) => {
      const record = records.get(row.id);
      if (!record) return [];
      const deleted = formatMoment(row.at, env.BUSINESS_TIMEZONE, now);
      const daysLeft = Math.max(0, Math.ceil(TRASH_DAYS - (now - row.at.getTime()) / DAY));
      const removed = formatDay(new Date(row.at.getTime() + TRASH_DAYS * DAY), env.BUSINESS_TIMEZONE, now);
      return [{ ...record, deleted, daysLeft, removed }];
    }),
  };
}

export async function countTrash({
  db,
  features,
}: Pick<TrashServices, "db" | "features">): Promise<Map<string, number>> {
  const counted = Object.entries(features.trash).map(
    async ([name, { table }]) => [name, await db.read.$count(table, isNotNull(table.deletedAt))] as const,
  );
  return new Map(await Promise.all(counted));
}
