import { sql } from "drizzle-orm";
import { dayOf, formatMoment } from "#app/server/business-time.server";
import type { Env } from "#app/server/env.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type Message, type MessageState, nameOf } from "./messages";

/** What a line needs of a row: of the payload only where it goes. */
export function messageColumns(db: Database) {
  const { id, kind, dedupeKey, state, attempts, runAt, lockedUntil, lastError, finishedAt, payload } = db.tables.outbox;
  const to = sql<string | null>`coalesce(${payload} ->> 'to', ${payload} ->> 'url')`;
  return { id, kind, dedupeKey, state, attempts, runAt, lockedUntil, lastError, finishedAt, to };
}

type StoredState = Pick<Row<"outbox">, "id" | "state" | "attempts" | "lockedUntil">;
type MessageRow = Pick<
  Row<"outbox">,
  "id" | "kind" | "dedupeKey" | "state" | "attempts" | "runAt" | "lockedUntil" | "lastError" | "finishedAt"
> & { to: string | null };

/** A row as the list and the message's own screen show it. `order` is the number of the order it is about. */
export function toMessage(env: Env, row: MessageRow, order: string | null, now: Date): Message {
  const { id, kind, attempts } = row;
  const state = stateOf(row, now);
  const due = state === "sending" || row.runAt <= now;
  const when = row.finishedAt ? officeTime(env, row.finishedAt, now) : due ? "Now" : officeTime(env, row.runAt, now);
  const to = (kind === "webhook" ? hostOf(row.to) : row.to) ?? "Unknown";
  return { id, state, kind, name: nameOf(row.dedupeKey), order, to, attempts, when, error: row.lastError };
}

/** Day and minute in BUSINESS_TIMEZONE; of today only the minute. */
export function officeTime({ BUSINESS_TIMEZONE: zone }: Env, at: Date, now: Date): string {
  const text = formatMoment(at, zone, now.getTime());
  return dayOf(at, zone) === dayOf(now, zone) ? (text.split(", ").at(-1) ?? text) : text;
}

/** The stored state; pending ones are told apart by attempts and lease. */
export function stateOf({ state, attempts, lockedUntil }: Omit<StoredState, "id">, now: Date): MessageState {
  if (state !== "pending") return state;
  if (lockedUntil && lockedUntil > now) return "sending";
  return attempts === 0 ? "waiting" : "retrying";
}

/** The address may hold a key in its path or query: the host says enough. */
function hostOf(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).host : url;
}
