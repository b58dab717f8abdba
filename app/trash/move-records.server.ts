import { randomUUID } from "node:crypto";
import { and, asc, inArray, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import { splitBatches } from "../server/list/split-batches.server";
import type { TrashEvent, TrashKind } from "../server/records/trash-kind.server";
import type { Services } from "../server/services.server";
import { getTrashKind } from "./get-trash-kind.server";

interface RecordSelection {
  ids: string[];
  actor: string;
}

type TrashServices = Pick<Services, "db" | "features">;

export function deleteRecords(services: TrashServices, kind: string, selection: RecordSelection): Promise<string[]> {
  return moveRecords(services, kind, selection, "deleted");
}

export function restoreRecords(services: TrashServices, kind: string, selection: RecordSelection): Promise<string[]> {
  return moveRecords(services, kind, selection, "restored");
}

async function moveRecords(
  { db, features }: TrashServices,
  name: string,
  { ids, actor }: RecordSelection,
  event: TrashEvent,
): Promise<string[]> {
  const kind = getTrashKind(features, name);
  const { table, id } = kind;
  const now = new Date();
  const change = event === "deleted" ? { ...kind.release, deletedAt: now } : { deletedAt: null };
  return db.transact(async (tx) => {
    const movedIds: string[] = [];
    for await (const batch of splitBatches(sortForLocking(ids))) {
      const rows = tx
        .select({ id: sql<string>`${id}` })
        .from(table)
        .where(and(inArray(id, batch), canMove(kind, event, now)))
        .orderBy(asc(id));
      // Inserts that only reference the record, such as notes, need not wait.
      const found = await lockRows(db, rows, "no key update");
      const foundIds = found.map((row) => row.id);
      if (foundIds.length === 0) continue;
      await tx.update(table).set(change).where(inArray(id, foundIds));
      if (kind.record) await kind.record(tx, event, foundIds, actor);
      else await recordEvents({ db }, tx, name, event, foundIds, actor);
      movedIds.push(...foundIds);
    }
    return movedIds;
  });
}

/** Every transaction locks records in this order; otherwise two could deadlock. */
export function sortForLocking(ids: string[]): string[] {
  return [...new Set(ids)].sort();
}

function canMove({ table, inUse }: TrashKind, event: TrashEvent, now: Date): SQL | undefined {
  if (event === "restored") return isNotNull(table.deletedAt);
  return and(isNull(table.deletedAt), inUse && not(inUse.where(now)));
}

async function recordEvents(
  { db }: Pick<Services, "db">,
  tx: Writer,
  recordKind: string,
  kind: TrashEvent,
  ids: string[],
  actor: string,
): Promise<void> {
  const createdAt = new Date();
  const events = ids.map((recordId) => ({ id: randomUUID(), recordKind, recordId, createdAt, actor, kind }));
  await tx.insert(db.tables.trashEvents).values(events);
}
