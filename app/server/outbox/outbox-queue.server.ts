import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, notInArray, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export type ClaimedRow = Row<"outbox"> & { lockedBy: string; lockedUntil: Date };

export const LEASE_MS = 60_000;
// On SQLite a bigger batch would delay requests.
const CLAIM_BATCH = 10;
const UPDATE_BATCH = 500;
const ERROR_LENGTH = 200;

/** Only reads, because every claim takes SQLite's write lock even when nothing is due. */
export function prepareDueCheck(db: Database, kind: ClaimedRow["kind"]): (now: Date) => Promise<boolean> {
  const { outbox } = db.tables;
  const query = db.read
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(db, kind, sql.placeholder("now"), undefined))
    .limit(1)
    .prepare(`outbox_due_${kind}`);
  return async (now) => (await query.execute({ now: outbox.runAt.mapToDriverValue(now) })).length > 0;
}

export async function claim(
  db: Database,
  kind: ClaimedRow["kind"],
  now: Date,
  excludedUrls: string[],
): Promise<ClaimedRow[]> {
  const { outbox } = db.tables;
  const notExcluded = excludedUrls.length > 0 ? notInArray(webhookUrlColumn(db), excludedUrls) : undefined;
  const due = isDue(db, kind, now, notExcluded);
  const rows = await db.transact((tx) =>
    tx
      .update(outbox)
      .set({
        lockedBy: randomUUID(),
        lockedUntil: new Date(now.getTime() + LEASE_MS),
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(inArray(outbox.id, selectOldest(db, tx, due, CLAIM_BATCH)))
      .returning(),
  );
  return rows.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1)) as ClaimedRow[];
}

function isDue(
  db: Database,
  kind: ClaimedRow["kind"],
  now: Date | Placeholder,
  extra: SQL | undefined,
): SQL | undefined {
  const { outbox } = db.tables;
  const free = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now));
  // A literal, because SQLite does not use the partial index for a parameter.
  return and(sql`${outbox.state} = 'pending'`, eq(outbox.kind, kind), lte(outbox.runAt, now), free, extra);
}

function selectOldest(db: Database, tx: Writer, due: SQL | undefined, limit: number) {
  const { outbox } = db.tables;
  const ids = tx.select({ id: outbox.id }).from(outbox).where(due).orderBy(asc(outbox.runAt), asc(outbox.id));
  return db.dialect === "postgres" ? ids.limit(limit).for("update", { skipLocked: true }) : ids.limit(limit);
}

export function getWebhookUrl(payload: unknown): string {
  const { url } = (payload ?? {}) as { url?: unknown };
  return typeof url === "string" ? url : "";
}

const webhookUrlColumn = ({ tables }: Database) => sql<string>`coalesce(${tables.outbox.payload} ->> 'url', '')`;

interface PostponeOptions {
  kind: ClaimedRow["kind"];
  urls: string[];
  now: Date;
  until: Date;
  error: string;
}

/** Does not count an attempt. */
export async function postpone(db: Database, { kind, urls, now, until, error }: PostponeOptions): Promise<void> {
  const due = isDue(db, kind, now, kind === "mail" ? undefined : inArray(webhookUrlColumn(db), urls));
  await updateInBatches(db, due, { runAt: until, lastError: toOneLine(error) });
}

/** Updated rows must no longer match `where`; otherwise the loop never ends. */
export async function updateInBatches(
  db: Database,
  where: SQL | undefined,
  values: Partial<Row<"outbox">>,
): Promise<void> {
  const { outbox } = db.tables;
  for (let count = UPDATE_BATCH; count === UPDATE_BATCH; ) {
    const rows = await db.transact((tx) =>
      tx
        .update(outbox)
        .set(values)
        .where(inArray(outbox.id, selectOldest(db, tx, where, UPDATE_BATCH)))
        .returning({ id: outbox.id }),
    );
    count = rows.length;
  }
}

export async function release(db: Database, rows: ClaimedRow[]): Promise<void> {
  const { outbox } = db.tables;
  if (rows.length === 0) return;
  await db.transact((tx) =>
    tx
      .update(outbox)
      .set({ lockedBy: null, lockedUntil: null, attempts: sql`${outbox.attempts} - 1` })
      .where(or(...rows.map((row) => holdsLease(db, row)))),
  );
}

export type Outcome =
  | { state: "sent"; finishedAt: Date; answer: string | null }
  | { state: "removed" }
  | { state: "dead"; finishedAt: Date; error: string }
  | { state: "pending"; runAt: Date; error: string; heldFor?: string; heldSince?: Date; attempts?: number };

export async function settle(db: Database, row: ClaimedRow, outcome: Outcome): Promise<boolean> {
  const { outbox } = db.tables;
  if (outcome.state === "removed") {
    const removed = await db.transact((tx) =>
      tx.delete(outbox).where(holdsLease(db, row)).returning({ id: outbox.id }),
    );
    return removed.length > 0;
  }
  const { error, answer, ...columns } = { error: null, answer: null, heldFor: null, ...outcome };
  const updated = await db.transact((tx) =>
    tx
      .update(outbox)
      .set({
        ...columns,
        lastError: error && toOneLine(error),
        answer: answer && toOneLine(answer),
        lockedBy: null,
        lockedUntil: null,
      })
      .where(holdsLease(db, row))
      .returning({ id: outbox.id }),
  );
  return updated.length > 0;
}

/** `lockedBy` is new with every claim, so that a worker cannot use its own expired lease. */
function holdsLease(db: Database, row: ClaimedRow) {
  const { outbox } = db.tables;
  return and(eq(outbox.id, row.id), eq(outbox.lockedBy, row.lockedBy), eq(outbox.state, "pending"));
}

// PostgreSQL's text refuses NUL.
function toOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, ERROR_LENGTH);
}
