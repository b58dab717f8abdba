import { and, asc, eq, gt, lt, not, type SQL, sql } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { TrashKind } from "../server/records/trash-kind.server";
import type { Services } from "../server/services.server";
import { DAY } from "../server/time/durations";
import { getTrashKind } from "./get-trash-kind.server";

export const TRASH_DAYS = 30;

const BATCH_SIZE = 200;

type TrashServices = Pick<Services, "db" | "features" | "storage" | "log">;

/** Skips records that must stay, such as orders with a payment problem. A kind that fails does not stop the others. */
export async function sweepTrash(services: TrashServices, now = Date.now()): Promise<void> {
  const old = { before: new Date(now - TRASH_DAYS * DAY), skipsKept: true };
  for (const name of Object.keys(services.features.trash))
    await emptyTrash(services, name, old).catch((error: unknown) =>
      services.log.error({ err: error, kind: name }, "trash not emptied"),
    );
}

interface Emptying {
  before: Date;
  skipsKept: boolean;
}

/** @throws as `removeRecords` */
export async function emptyTrash(
  services: TrashServices,
  name: string,
  { before, skipsKept }: Emptying,
): Promise<number> {
  const { table, kept } = getTrashKind(services.features, name);
  const matching = and(lt(table.deletedAt, before), skipsKept && kept ? not(kept.where) : undefined);
  const removed = await removeRecords(services, name, matching);
  if (removed > 0) services.log.info({ emptied: removed, kind: name }, "records removed from the trash");
  return removed;
}

/** Each in its own transaction. Returns their number. @throws after all were tried, if some cannot be removed */
export async function removeRecords(
  services: TrashServices,
  name: string,
  matching: SQL | undefined,
  removeRow = deleteRow,
): Promise<number> {
  const { db, features, log } = services;
  const { table, id, afterRemoval } = getTrashKind(features, name);
  let [removed, failed, tried] = [0, 0, ""];
  for (;;) {
    const records = await db.read
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(and(matching, gt(id, tried)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE);
    for (const record of records) {
      tried = record.id;
      await removeRecord(services, name, { id: tried, matching, removeRow }).then(
        (isRemoved) => {
          if (isRemoved) removed++;
        },
        (error: unknown) => {
          failed++;
          log.error({ err: error, kind: name, record: tried }, "record not removed");
        },
      );
    }
    if (records.length === 0) break;
  }
  if (removed > 0) await afterRemoval?.();
  if (failed > 0) throw new Error(`${failed} of ${removed + failed} records could not be removed`);
  return removed;
}

export type RemoveRow = (services: TrashServices, kind: TrashKind, tx: Writer, id: string) => Promise<void>;

/** Rows that reference this one are deleted with it (`onDelete: "cascade"`). */
const deleteRow: RemoveRow = async (_, kind, tx, recordId) =>
  void (await tx.delete(kind.table).where(eq(kind.id, recordId)));

async function removeRecord(
  services: TrashServices,
  name: string,
  { id: recordId, matching, removeRow }: { id: string; matching: SQL | undefined; removeRow: RemoveRow },
) {
  const { db, features } = services;
  const kind = getTrashKind(features, name);
  const { outbox, summaryLines, trashEvents } = db.tables;
  return db.transact(async (tx) => {
    // Somebody may have restored the record meanwhile.
    const row = tx
      .select({ id: kind.id })
      .from(kind.table)
      .where(and(eq(kind.id, recordId), matching));
    if ((await lockRows(db, row)).length === 0) return false;
    await kind.remove?.(tx, recordId);
    await tx.delete(outbox).where(and(eq(outbox.aboutKind, name), eq(outbox.aboutId, recordId)));
    await tx.delete(summaryLines).where(and(eq(summaryLines.aboutKind, name), eq(summaryLines.aboutId, recordId)));
    await tx.delete(trashEvents).where(and(eq(trashEvents.recordKind, name), eq(trashEvents.recordId, recordId)));
    await removeRow(services, kind, tx, recordId);
    return true;
  });
}
