import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Env } from "../env/env.server";
import { type Secrets, sign } from "../secrets.server";
import { DAY, HOUR } from "../time/durations";
import { Held } from "./outbox-attempt.server";
import { updateInBatches } from "./outbox-queue.server";

const PURPOSE = "email recipient";
const UNCONFIRMED_RETENTION = 30 * DAY;
const CONFIRMED_RETENTION = 365 * DAY;
const MAX_HELD_DAYS = 7;

interface RecipientServices {
  db: Database;
  env: Pick<Env, "TEAM_EMAIL" | "UNCONFIRMED_EMAILS_PER_HOUR" | "UNCONFIRMED_EMAILS_PER_DAY">;
  secrets: Pick<Secrets, "session">;
  hasPaid: (address: string) => Promise<boolean>;
}

// Only emails to this address contain the token, and nobody can guess it.
function createToken({ secrets }: Pick<RecipientServices, "secrets">, address: string): string {
  return sign(secrets.session, PURPOSE, removeTag(normalize(address)));
}

const normalize = (address: string) => address.trim().toLowerCase();

// dana+anything@studio.example usually is the mailbox of dana@studio.example.
const removeTag = (address: string) => address.replace(/(?<=.)\+[^@]*(?=@)/, "");

const toId = (token: string): string => createHash("sha256").update(token).digest("base64url");

export type CheckRecipient = (message: { id: string; to: string }) => Promise<string | null>;

/** Limits emails to unconfirmed addresses. Returns the token for links, or null if confirmed. @throws Held */
export function createRecipientCheck(services: RecipientServices, now: () => number = services.db.now): CheckRecipient {
  const { db, env, hasPaid } = services;
  const { emailRecipients } = db.tables;
  const limits = [
    { count: env.UNCONFIRMED_EMAILS_PER_HOUR, ms: HOUR, name: "an hour" },
    { count: env.UNCONFIRMED_EMAILS_PER_DAY, ms: DAY, name: "a day" },
  ].filter(({ count }) => count > 0);

  return async (message) => {
    const isTeam = normalize(message.to) === env.TEAM_EMAIL.toLowerCase();
    if (isTeam || limits.length === 0) return null;
    const token = createToken(services, message.to);
    const id = toId(token);
    const [known] = await db.read
      .select({ confirmedAt: emailRecipients.confirmedAt })
      .from(emailRecipients)
      .where(eq(emailRecipients.id, id));
    if (known?.confirmedAt) return null;
    const at = now();
    const held = await db.transact(async (tx) => {
      const recipient = await lockRecipient(db, tx, id, at);
      if (recipient.confirmedAt) return null;
      const recent = recipient.recent.filter((sent) => sent.at > at - DAY);
      if (recent.some((sent) => sent.id === message.id)) return null;
      const exceeded = limits.flatMap(({ count, ms, name }) => {
        const nth = recent.filter((sent) => sent.at > at - ms).at(-count);
        return nth ? [{ until: nth.at + ms, limit: `${count} emails ${name}` }] : [];
      });
      if (exceeded.length > 0) return exceeded.reduce((a, b) => (b.until > a.until ? b : a));
      const values = { recent: [...recent, { id: message.id, at }], updatedAt: new Date(at) };
      await tx.update(emailRecipients).set(values).where(eq(emailRecipients.id, id));
      return null;
    });
    if (!held) return token;
    // The payment is older than this feature, or than the time for which confirmations are stored.
    if (!(await hasPaid(normalize(message.to))))
      throw new Held(describeWait(held.limit), { until: new Date(held.until), recipient: id });
    await db.transact((tx) => confirmAddress(services, tx, message.to));
    return null;
  };
}

const describeWait = (limit: string) =>
  `Waits until the recipient opens a link in one of our emails or pays. Until then, we send at most ${limit} to an address. We remove this email after ${MAX_HELD_DAYS} days.`;

async function lockRecipient(db: Database, tx: Writer, id: string, at: number) {
  const { emailRecipients } = db.tables;
  await tx
    .insert(emailRecipients)
    .values({ id, recent: [], updatedAt: new Date(at) })
    .onConflictDoNothing();
  const [recipient] = await lockRows(db, tx.select().from(emailRecipients).where(eq(emailRecipients.id, id)));
  if (!recipient) throw new Error("the recipient was removed meanwhile");
  return recipient;
}

/** For an opened link. If it returns true, emails were waiting: call `worker.wake()`. */
export async function confirmToken({ db }: Pick<RecipientServices, "db">, token: string): Promise<boolean> {
  const { emailRecipients } = db.tables;
  const isUnconfirmed = and(eq(emailRecipients.id, toId(token)), isNull(emailRecipients.confirmedAt));
  if ((await db.read.$count(emailRecipients, isUnconfirmed)) === 0) return false;
  return db.transact(async (tx) => {
    const at = new Date(db.now());
    const values = { recent: [], confirmedAt: at, updatedAt: at };
    await tx.update(emailRecipients).set(values).where(isUnconfirmed);
    return releaseHeld(db, tx, toId(token));
  });
}

/** For the transaction of a payment with this address. Call `worker.wake()` afterward. */
export async function confirmAddress(
  { db, secrets }: Pick<RecipientServices, "db" | "secrets">,
  tx: Writer,
  address: string,
): Promise<void> {
  const { emailRecipients } = db.tables;
  const id = toId(createToken({ secrets }, address));
  const at = new Date(db.now());
  const values = { recent: [], confirmedAt: at, updatedAt: at };
  await tx
    .insert(emailRecipients)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: emailRecipients.id, set: values });
  await releaseHeld(db, tx, id);
}

async function releaseHeld({ tables: { outbox }, now }: Database, tx: Writer, recipient: string): Promise<boolean> {
  const released = await tx
    .update(outbox)
    .set({ runAt: new Date(now()), heldFor: null, lastError: null })
    .where(and(eq(outbox.heldFor, recipient), eq(outbox.state, "pending")))
    .returning({ id: outbox.id });
  return released.length > 0;
}

/** All emails to one address wait until the same time: checking each would delay emails to others. */
export async function postponeHeld(db: Database, { recipient, until }: Held["wait"]): Promise<void> {
  const { heldFor, lockedBy, runAt } = db.tables.outbox;
  const isEarlier = and(eq(heldFor, recipient), isNull(lockedBy), lt(runAt, until));
  await updateInBatches(db, isEarlier, { runAt: until });
}

export async function exemptFromLimit(
  db: Database,
  tx: Writer,
  message: { id: string; heldFor: string },
): Promise<void> {
  const { emailRecipients } = db.tables;
  const { recent } = await lockRecipient(db, tx, message.heldFor, db.now());
  await tx
    .update(emailRecipients)
    .set({ recent: [...recent, { id: message.id, at: db.now() }] })
    .where(eq(emailRecipients.id, message.heldFor));
}

export async function findRecipient({ db, secrets }: Pick<RecipientServices, "db" | "secrets">, address: string) {
  const { emailRecipients } = db.tables;
  const id = toId(createToken({ secrets }, address));
  const [row] = await db.read.select().from(emailRecipients).where(eq(emailRecipients.id, id));
  return row ?? null;
}

export async function sweepRecipients(db: Database, now: number): Promise<void> {
  const { updatedAt, confirmedAt } = db.tables.emailRecipients;
  const isUnconfirmed = and(isNull(confirmedAt), lt(updatedAt, new Date(now - UNCONFIRMED_RETENTION)));
  const isOld = lt(confirmedAt, new Date(now - CONFIRMED_RETENTION));
  await db.transact((tx) => tx.delete(db.tables.emailRecipients).where(or(isUnconfirmed, isOld)));
}

export async function sweepHeld(db: Database, now: number): Promise<number> {
  const { id, createdAt, heldFor, heldSince, lockedUntil } = db.tables.outbox;
  const isFree = or(isNull(lockedUntil), lt(lockedUntil, new Date(now)));
  // Emails that an earlier version held have no `heldSince`.
  const isOld = lt(
    sql`coalesce(${heldSince}, ${createdAt})`,
    heldSince.mapToDriverValue(new Date(now - MAX_HELD_DAYS * DAY)),
  );
  const removed = await db.transact((tx) =>
    tx
      .delete(db.tables.outbox)
      .where(and(isNotNull(heldFor), isFree, isOld))
      .returning({ id }),
  );
  return removed.length;
}
