import { inArray, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { needsMailServer } from "../server/email/email.server";
import { isStillWanted } from "../server/email/email-topics.server";
import { isUnanswered } from "../server/email/explain-failure.server";
import type { Env } from "../server/env.server";
import type { RecordLink } from "../server/feature.server";
import {
  getMessageState,
  type MessageState,
  NO_MAIL_SERVER,
  NOT_NEEDED,
  stateLabels,
} from "../server/outbox/message-states";
import type { Services } from "../server/services.server";
import { formatIsoDate, formatMoment } from "../server/time/business-time.server";
import { describeRecords } from "./message-records.server";
import { getTopicLabel, getTopicLabels } from "./topics.server";

export interface Message {
  id: string;
  state: MessageState;
  stateLabel: string;
  lacksMailServer: boolean;
  isNotNeeded: boolean;
  kind: "mail" | "webhook";
  name: string;
  about: RecordLink | null;
  to: string;
  attempts: number;
  when: string;
  error: string | null;
  /** `error` only says that nobody answered. */
  isUnanswered: boolean;
  /** `error` only says why the email waits. */
  isHeld: boolean;
}

export function selectMessageColumns(db: Database) {
  const { id, kind, topic, aboutKind, aboutId, state, attempts, runAt, lockedUntil, lastError, heldFor, finishedAt } =
    db.tables.outbox;
  const to = sql<string | null>`coalesce(${db.tables.outbox.payload} ->> 'to', ${db.tables.outbox.payload} ->> 'url')`;
  return {
    id,
    kind,
    topic,
    aboutKind,
    aboutId,
    state,
    attempts,
    runAt,
    lockedUntil,
    lastError,
    heldFor,
    finishedAt,
    to,
  };
}

type MessageRow = Omit<Row<"outbox">, "payload" | "dedupeKey" | "answer" | "lockedBy" | "createdAt" | "heldSince"> & {
  to: string | null;
};

export async function toMessages(services: Services, rows: MessageRow[], now: Date): Promise<Message[]> {
  const { env, features } = services;
  const labels = getTopicLabels(features);
  const [describe, notNeeded] = await Promise.all([
    describeRecords(features.records, rows),
    findNotNeeded(services, rows),
  ]);
  return rows.map((row) => {
    const { id, kind, attempts, lastError: error } = row;
    const state = getMessageState(row, now);
    const isNotNeeded = notNeeded.has(id) && state !== "sending";
    const lacksMailServer = !isNotNeeded && needsMailServer(env, { kind, state });
    const due = state === "sending" || row.runAt <= now;
    const when = row.finishedAt
      ? formatOfficeTime(env, row.finishedAt, now)
      : isNotNeeded
        ? "Never"
        : lacksMailServer
          ? "Not yet"
          : due
            ? "Now"
            : formatOfficeTime(env, row.runAt, now);
    const stateLabel = isNotNeeded ? NOT_NEEDED : lacksMailServer ? NO_MAIL_SERVER : stateLabels[state];
    const to = (kind === "webhook" ? getHost(row.to) : row.to) ?? "Unknown";
    const [name, about] = [getTopicLabel(labels, row.topic), describe(row)];
    const isHeld = row.heldFor !== null;
    return {
      id,
      state,
      stateLabel,
      lacksMailServer,
      isNotNeeded,
      isHeld,
      kind,
      name,
      about,
      to,
      attempts,
      when,
      error,
      isUnanswered: error !== null && isUnanswered(error),
    };
  });
}

/** Only topics with `isWanted` can tell. */
async function findNotNeeded(
  { db, features }: Services,
  rows: Pick<MessageRow, "id" | "topic" | "state">[],
): Promise<Set<string>> {
  const asked = rows.filter(({ state, topic }) => state === "pending" && features.emails[topic]?.isWanted);
  if (asked.length === 0) return new Set();
  const { id, topic, payload } = db.tables.outbox;
  const ids = asked.map((row) => row.id);
  const messages = await db.read.select({ id, topic, payload }).from(db.tables.outbox).where(inArray(id, ids));
  const notNeeded = new Set<string>();
  for (const message of messages)
    if (!(await isStillWanted(features.emails, message).catch(() => true))) notNeeded.add(message.id);
  return notNeeded;
}

export function formatOfficeTime({ BUSINESS_TIMEZONE: zone }: Env, at: Date, now: Date): string {
  const text = formatMoment(at, zone, now.getTime());
  return formatIsoDate(at, zone) === formatIsoDate(now, zone) ? (text.split(", ").at(-1) ?? text) : text;
}

/** The path or query may contain a key. */
function getHost(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).host : url;
}
