import { and, asc, eq, type InferSelectModel, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import type { Services } from "../services.server";
import { DAY } from "../time/durations";

const BATCH_SIZE = 500;

export type FileServices = Pick<Services, "db" | "storage" | "log">;
type TableWithFiles = PgTable & Record<"id" | "size" | "state", PgColumn>;

/** A table of files. A row is written before its file and removed after it, so that a crash leaves no unknown file. */
export interface FileTable<Table extends TableWithFiles = TableWithFiles> {
  table: Table;
  path: PgColumn;
  /** A day after this time, files that are still free are removed. */
  time: PgColumn;
  /** Nothing has taken the file yet. If absent, whatever takes a file deletes its row. */
  isFree?: SQL;
  /** Several rows may share an object, which is removed with the last of them. Needs an index on the path. */
  sharesObjects?: boolean;
  /** Objects made from the file, such as a thumbnail, which are removed with it. */
  listCopies?(path: string): string[];
}

/** Whatever takes a file must check this in the same statement. */
export const isStaged = ({ table, isFree }: FileTable) => and(eq(table.state, "stored"), isFree);

/** Ordered like `ids`. Omits files that are not stored or do not match `where`. */
export async function listFiles<Table extends TableWithFiles>(
  { db }: Pick<Services, "db">,
  { table }: FileTable<Table>,
  ids: string[],
  where?: SQL,
): Promise<InferSelectModel<Table>[]> {
  if (ids.length === 0) return [];
  const rows = await db.read
    .select()
    .from(table as PgTable)
    .where(and(inArray(table.id, ids), eq(table.state, "stored"), where));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) as InferSelectModel<Table>[];
}

export async function removeFiles(
  services: FileServices,
  files: FileTable,
  removed: readonly { id: string }[],
  where?: SQL,
): Promise<void> {
  for (const { id } of removed) await removeFile(services, files, id, where);
}

export async function sweepFiles(services: FileServices, files: FileTable, now = Date.now()): Promise<number> {
  const { table, time, isFree } = files;
  const abandoned = await services.db.read
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(and(isFree, lt(time, new Date(now - DAY))))
    .orderBy(asc(time))
    .limit(BATCH_SIZE);
  await removeFiles(services, files, abandoned);
  return abandoned.length;
}

// Marks the row first, so that nothing can take the file meanwhile. If the storage fails, the sweeper tries again.
async function removeFile({ db, storage, log }: FileServices, files: FileTable, id: string, where?: SQL) {
  const { table } = files;
  try {
    const path = await db.transact((tx) => releaseObject(db, tx, files, and(eq(table.id, id), where)));
    if (path === null) return;
    await storage.delete(path);
    for (const copy of files.listCopies?.(path) ?? []) await storage.delete(copy);
    await db.transact((tx) => tx.delete(table).where(eq(table.id, id)));
  } catch (error) {
    log.warn({ err: error, file: id }, "stored file not removed yet");
  }
}

async function releaseObject(db: Database, tx: Writer, files: FileTable, isFile: SQL | undefined) {
  const { table, path, isFree, sharesObjects } = files;
  const [marked] = await tx
    .update(table as PgTable)
    .set({ state: "removing" })
    .where(and(isFile, isFree))
    .returning({ id: sql<string>`${table.id}`, path: sql<string>`${path}` });
  if (!marked) return null;
  if (!sharesObjects) return marked.path;
  // Two rows of one object may be removed at the same time.
  await lockValue(db, tx, `object ${marked.path}`);
  const isShared = and(eq(path, marked.path), ne(table.id, marked.id));
  if ((await tx.$count(table, isShared)) === 0) return marked.path;
  await tx.delete(table).where(eq(table.id, marked.id));
  return null;
}
