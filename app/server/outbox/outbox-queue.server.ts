import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, notInArray, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { prepareInsert } from "#drizzle/prepared-insert";
import type { Row } from "#drizzle/schema";
import { newId } from "../new-id.server";
import type { JsonValue, MailPayload } from "./outbox-payload.server";

/** A message to be sent. */
export type OutboxMessage = {
  /** What it says, such as `order-team`: one of the mails or webhooks that a feature declares. */
  topic: string;
  /** The record that it is about, if any: a kind that a feature declares, and an id of it. */
  about?: { kind: string; id: string };
  /** A key is queued once, ever. */
  dedupeKey: string;
} & ({ kind: "mail"; payload: MailPayload } | { kind: "webhook"; payload: { url: string; body: JsonValue } });

/** A row that this process may send until `lockedUntil`. */
export type Claimed = Row<"outbox"> & { lockedBy: string; lockedUntil: Date };

/** Milliseconds. Whoever does not report within it is taken for dead, and another worker takes the row. */
export const LEASE = 60_000;
/** Rows a claim takes at most: on SQLite a bigger batch would keep requests waiting. */
const BATCH = 10;
/** Rows postponed in one transaction, for the same reason. */
const POSTPONED = 500;
const ERROR_LENGTH = 200;

const insertMessage = prepareInsert("insert_message", "outbox", (insert, { tables }) =>
  insert.onConflictDoNothing({ target: tables.outbox.dedupeKey }),
);

/**
 * Writes a message to be sent once the caller's transaction is kept; when it is rolled back there is no message.
 * A message whose `dedupeKey` is there already is left out. Call `worker.wake()` after the commit.
 */
export async function enqueue(db: Database, tx: Writer, message: OutboxMessage, now = new Date()): Promise<void> {
  const { about, ...columns } = message;
  await insertMessage(db, tx, {
    id: newId(),
    ...columns,
    aboutKind: about?.kind,
    aboutId: about?.id,
    runAt: now,
    createdAt: now,
  });
}

/**
 * Makes the check whether anything of a kind is due. It costs one index read, so the worker makes it before every claim,
 * which would take SQLite's write lock for nothing.
 */
export function prepareDueCheck(db: Database, kind: Claimed["kind"]): (now: Date) => Promise<boolean> {
  const { outbox } = db.tables;
  const query = db.read
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(db, kind, sql.placeholder("now"), undefined))
    .limit(1)
    .prepare(`outbox_due_${kind}`);
  return async (now) => (await query.execute({ now: outbox.runAt.mapToDriverValue(now) })).length > 0;
}

/**
 * Claims due rows of a kind, oldest first, for the length of a lease, except webhooks to `others`. Two workers never
 * get the same row.
 */
export async function claim(db: Database, kind: Claimed["kind"], now: Date, others: string[]): Promise<Claimed[]> {
  const { outbox } = db.tables;
  const due = isDue(db, kind, now, others.length > 0 ? notInArray(addressIn(db), others) : undefined);
  const rows = await db.transact((tx) =>
    tx
      .update(outbox)
      .set({
        lockedBy: randomUUID(),
        lockedUntil: new Date(now.getTime() + LEASE),
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(inArray(outbox.id, oldest(db, tx, due, BATCH)))
      .returning(),
  );
  return rows.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1)) as Claimed[];
}

/** Rows of a kind that may be claimed. */
function isDue(db: Database, kind: Claimed["kind"], now: Date | Placeholder, more: SQL | undefined): SQL | undefined {
  const { outbox } = db.tables;
  const free = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now));
  // Written out, because SQLite does not use the partial index for a parameter.
  return and(sql`${outbox.state} = 'pending'`, eq(outbox.kind, kind), lte(outbox.runAt, now), free, more);
}

/** The ids of the rows that have been due the longest, skipping those that another worker is claiming. */
function oldest(db: Database, tx: Writer, due: SQL | undefined, most: number) {
  const { outbox } = db.tables;
  const ids = tx.select({ id: outbox.id }).from(outbox).where(due).orderBy(asc(outbox.runAt), asc(outbox.id));
  return db.dialect === "postgres" ? ids.limit(most).for("update", { skipLocked: true }) : ids.limit(most);
}

/** The URL of a webhook; empty for a mail, and for a webhook without one. */
export function addressOf(payload: unknown): string {
  const { url } = (payload ?? {}) as { url?: unknown };
  return typeof url === "string" ? url : "";
}

/** The same in SQL. */
const addressIn = ({ tables }: Database) => sql<string>`coalesce(${tables.outbox.payload} ->> 'url', '')`;

interface Postponed {
  kind: Claimed["kind"];
  /** The URLs of the webhooks to postpone; of mails, all are postponed. */
  addresses: string[];
  now: Date;
  until: Date;
  /** Why they wait, as the office shows it. */
  error: string;
}

/** Postpones due rows without counting an attempt. */
export async function postpone(db: Database, { kind, addresses, now, until, error }: Postponed): Promise<void> {
  const { outbox } = db.tables;
  const due = isDue(db, kind, now, kind === "mail" ? undefined : inArray(addressIn(db), addresses));
  for (let count = POSTPONED; count === POSTPONED; ) {
    const rows = await db.transact((tx) =>
      tx
        .update(outbox)
        .set({ runAt: until, lastError: oneLine(error) })
        .where(inArray(outbox.id, oldest(db, tx, due, POSTPONED)))
        .returning({ id: outbox.id }),
    );
    count = rows.length;
  }
}

/** Gives rows back that were claimed and not tried. */
export async function release(db: Database, rows: Claimed[]): Promise<void> {
  const { outbox } = db.tables;
  if (rows.length === 0) return;
  await db.transact((tx) =>
    tx
      .update(outbox)
      .set({ lockedBy: null, lockedUntil: null, attempts: sql`${outbox.attempts} - 1` })
      .where(or(...rows.map((row) => ours(db, row)))),
  );
}

/** What became of an attempt: sent, dead, or to be tried again at `runAt`. */
export type Outcome =
  | { state: "sent"; finishedAt: Date }
  | { state: "dead"; finishedAt: Date; error: string }
  | { state: "pending"; runAt: Date; error: string };

/** Writes the outcome while the lease is still ours; false when another worker has taken the row over. */
export async function settle(db: Database, row: Claimed, outcome: Outcome): Promise<boolean> {
  const { outbox } = db.tables;
  const { error, ...columns } = { error: null, ...outcome };
  const kept = await db.transact((tx) =>
    tx
      .update(outbox)
      .set({ ...columns, lastError: error && oneLine(error), lockedBy: null, lockedUntil: null })
      .where(ours(db, row))
      .returning({ id: outbox.id }),
  );
  return kept.length > 0;
}

/** `lockedBy` is new with every claim, so that a worker does not take its own lapsed lease for a valid one. */
function ours(db: Database, row: Claimed) {
  const { outbox } = db.tables;
  return and(eq(outbox.id, row.id), eq(outbox.lockedBy, row.lockedBy), eq(outbox.state, "pending"));
}

/** PostgreSQL's text refuses NUL, and nobody reads the rest of a long answer. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, ERROR_LENGTH);
}
