import { inArray, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { needsMailServer } from "../server/email/email.server";
import { describeEmail, isStillWanted } from "../server/email/email-topics.server";
import { isUnanswered } from "../server/email/explain-failure.server";
import type { RecordLink } from "../server/feature.server";
import {
  getMessageState,
  type MessageState,
  NO_MAIL_SERVER,
  NOT_NEEDED,
  stateLabels,
} from "../server/outbox/message-states";
import type { Services } from "../server/services.server";
import { formatOfficeTime } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";
import { describeRecords } from "./message-records.server";
import { getTopicLabel, getTopicLabels } from "./topics.server";

export interface Message {
  id: string;
  state: MessageState;
  stateLabel: string;
  /** Waits for more than a day. */
  isLater: boolean;
  lacksMailServer: boolean;
  isNotNeeded: boolean;
  kind: "mail" | "webhook";
  name: string;
  detail: string;
  about: RecordLink | null;
  /** Empty where the record's name or the address already names the person. */
  person: string;
  to: string;
  attempts: number;
  when: string;
  error: string | null;
  isUnanswered: boolean;
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
  const [describe, payloads] = await Promise.all([
    describeRecords(features.records, rows),
    readPayloads(services, rows),
  ]);
  const notNeeded = await findNotNeeded(services, rows, payloads);
  return rows.map((row) => {
    const { id, kind, attempts, lastError: error } = row;
    const state = getMessageState(row, now);
    const isNotNeeded = notNeeded.has(id) && state !== "sending";
    const lacksMailServer = !isNotNeeded && needsMailServer(env, { kind, state });
    const due = state === "sending" || row.runAt <= now;
    const when = row.finishedAt
      ? formatOfficeTime(row.finishedAt, env.BUSINESS_TIMEZONE, now)
      : isNotNeeded
        ? "Never"
        : lacksMailServer
          ? "Not yet"
          : due
            ? "Now"
            : formatOfficeTime(row.runAt, env.BUSINESS_TIMEZONE, now);
    const stateLabel = isNotNeeded ? NOT_NEEDED : lacksMailServer ? NO_MAIL_SERVER : stateLabels[state];
    const to = (kind === "webhook" ? getHost(row.to) : row.to) ?? "Unknown";
    const [name, about] = [getTopicLabel(labels, row.topic), describe(row)];
    const { person = "" } = about ?? {};
    const isHeld = row.heldFor !== null;
    return {
      id,
      state,
      stateLabel,
      isLater: state === "waiting" && row.runAt.getTime() > now.getTime() + DAY,
      lacksMailServer,
      isNotNeeded,
      isHeld,
      kind,
      name,
      detail: describeEmail(features.emails, { topic: row.topic, payload: payloads.get(id) }),
      about,
      person: person === to ? "" : person,
      to,
      attempts,
      when,
      error,
      isUnanswered: error !== null && isUnanswered(error),
    };
  });
}

async function readPayloads({ db, features }: Services, rows: MessageRow[]): Promise<Map<string, unknown>> {
  const ids = rows.flatMap(({ id, topic }) => {
    const { isWanted, describe } = features.emails[topic] ?? {};
    return isWanted || describe ? [id] : [];
  });
  if (ids.length === 0) return new Map();
  const { id, payload } = db.tables.outbox;
  const found = await db.read.select({ id, payload }).from(db.tables.outbox).where(inArray(id, ids));
  return new Map(found.map((row) => [row.id, row.payload]));
}

async function findNotNeeded(
  { features }: Services,
  rows: MessageRow[],
  payloads: Map<string, unknown>,
): Promise<Set<string>> {
  const notNeeded = new Set<string>();
  for (const { id, topic, state } of rows) {
    if (state !== "pending" || !payloads.has(id)) continue;
    const message = { topic, payload: payloads.get(id) };
    if (!(await isStillWanted(features.emails, message).catch(() => true))) notNeeded.add(id);
  }
  return notNeeded;
}

function getHost(url: string | null): string | null {
  return url && URL.canParse(url) ? new URL(url).host : url;
}
