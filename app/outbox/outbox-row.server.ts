import { sql } from "drizzle-orm";
import { formatIsoDate, formatMoment } from "#app/server/business-time.server";
import type { Env } from "#app/server/env.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { describeRecords } from "./about.server";
import type { Message, MessageState } from "./messages";
import { labelOf, topicLabels } from "./topics.server";

/** The columns that a line of the list needs: of the payload only where it goes. */
export function messageColumns(db: Database) {
  const { id, kind, topic, aboutKind, aboutId, state, attempts, runAt, lockedUntil, lastError, finishedAt } =
    db.tables.outbox;
  const to = sql<string | null>`coalesce(${db.tables.outbox.payload} ->> 'to', ${db.tables.outbox.payload} ->> 'url')`;
  return { id, kind, topic, aboutKind, aboutId, state, attempts, runAt, lockedUntil, lastError, finishedAt, to };
}

type StoredState = Pick<Row<"outbox">, "id" | "state" | "attempts" | "lockedUntil">;
type MessageRow = Omit<Row<"outbox">, "payload" | "dedupeKey" | "lockedBy" | "createdAt"> & { to: string | null };

/** Rows as the list and the message's own screen show them. */
export async function toMessages(services: Services, rows: MessageRow[], now: Date): Promise<Message[]> {
  const { env, features } = services;
  const labels = topicLabels(features);
  const describe = await describeRecords(features, rows);
  return rows.map((row) => {
    const { id, kind, attempts, lastError: error } = row;
    const state = stateOf(row, now);
    const due = state === "sending" || row.runAt <= now;
    const when = row.finishedAt ? officeTime(env, row.finishedAt, now) : due ? "Now" : officeTime(env, row.runAt, now);
    const to = (kind === "webhook" ? hostOf(row.to) : row.to) ?? "Unknown";
    return { id, state, kind, name: labelOf(labels, row.topic), about: describe(row), to, attempts, when, error };
  });
}

/** Day and minute in BUSINESS_TIMEZONE; of today only the minute. */
export function officeTime({ BUSINESS_TIMEZONE: zone }: Env, at: Date, now: Date): string {
  const text = formatMoment(at, zone, now.getTime());
  return formatIsoDate(at, zone) === formatIsoDate(now, zone) ? (text.split(", ").at(-1) ?? text) : text;
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
