import { sql } from "drizzle-orm";
import { formatIsoDate, formatMoment } from "#app/server/business-time.server";
import type { Env } from "#app/server/env.server";
import type { RecordLink } from "#app/server/feature.server";
import { getMessageState, type MessageState } from "#app/server/outbox/message-states";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { describeRecords } from "./message-records.server";
import { getTopicLabel, getTopicLabels } from "./topics.server";

export interface Message {
  id: string;
  state: MessageState;
  kind: "mail" | "webhook";
  name: string;
  about: RecordLink | null;
  to: string;
  attempts: number;
  when: string;
  error: string | null;
}

export function selectMessageColumns(db: Database) {
  const { id, kind, topic, aboutKind, aboutId, state, attempts, runAt, lockedUntil, lastError, finishedAt } =
    db.tables.outbox;
  const to = sql<string | null>`coalesce(${db.tables.outbox.payload} ->> 'to', ${db.tables.outbox.payload} ->> 'url')`;
  return { id, kind, topic, aboutKind, aboutId, state, attempts, runAt, lockedUntil, lastError, finishedAt, to };
}

type MessageRow = Omit<Row<"outbox">, "payload" | "dedupeKey" | "lockedBy" | "createdAt"> & { to: string | null };

export async function toMessages(services: Services, rows: MessageRow[], now: Date): Promise<Message[]> {
  const { env, features } = services;
  const labels = getTopicLabels(features);
  const describe = await describeRecords(features.records, rows);
  return rows.map((row) => {
    const { id, kind, attempts, lastError: error } = row;
    const state = getMessageState(row, now);
    const due = state === "sending" || row.runAt <= now;
    const when = row.finishedAt
      ? formatOfficeTime(env, row.finishedAt, now)
      : due
        ? "Now"
        : formatOfficeTime(env, row.runAt, now);
    const to = (kind === "webhook" ? getHost(row.to) : row.to) ?? "Unknown";
    return { id, state, kind, name: getTopicLabel(labels, row.topic), about: describe(row), to, attempts, when, error };
  });
}

export function formatOfficeTime({ BUSINESS_TIMEZONE: zone }: Env, at: Date, now: Date): string {
  const text = formatMoment(at, zone, now.getTime());
  return formatIsoDate(at, zone) === formatIsoDate(now, zone) ? (text.split(", ").at(-1) ?? text) : text;
}

/** Only the host, because the path or query may contain a key. */
function getHost(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).host : url;
}
