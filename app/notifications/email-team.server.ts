import { isNotNull, sql } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { keepPrepared } from "#drizzle/prepare";
import type { Row } from "#drizzle/schema";
import { mayOpen, readRights } from "../office-rights";
import { paths } from "../paths";
import type { EmailTopic } from "../server/email/email-topics.server";
import type { NotificationKind } from "../server/feature.server";
import { enqueue } from "../server/outbox/outbox.server";
import type { JsonValue } from "../server/outbox/outbox-payload.server";
import { isReachable } from "../server/outbox/team-recipient.server";
import type { Services } from "../server/services.server";
import { cleanLine, shortenText } from "../server/text/clean-text";
import { DAY } from "../server/time/durations";
import { type Business, business } from "../site";
import { type Choice, readChoice } from "./choices";
import { teamAddress } from "./team-address";

export interface EmailToTeam {
  topic: string;
  about?: { kind: string; id: string };
  dedupeKey: string;
  replyTo?: string;
  data: JsonValue;
}

type TeamServices = Pick<Services, "db" | "env" | "features" | "linkOrigin" | "settings">;

// Longer than any business is closed.
const LINE_RETENTION = 60 * DAY;
const LINE_LENGTH = 200;

// Includes people who chose emails but cannot get them now.
const selectPeople = keepPrepared((db, tx) => {
  const { userId, email, role, rights, notifications, summaryHour } = db.tables.adminUsers;
  return tx
    .select({ userId, email, role, rights, notifications, summaryHour, isReachable: sql<unknown>`${isReachable(db)}` })
    .from(db.tables.adminUsers)
    .where(isNotNull(notifications))
    .prepare("people_to_notify");
});

/**
 * Queues an email to TEAM_EMAIL and to each person who wants it, or adds it to their next daily summary. If
 * those who want it cannot get it anymore, it goes to TEAM_EMAIL even if that is switched off.
 */
export async function emailTeam(services: TeamServices, tx: Writer, email: EmailToTeam): Promise<void> {
  const { db, env, features, linkOrigin, settings } = services;
  const { topic, about, dedupeKey, ...payload } = email;
  const [name, kind] = findKind(features.notifications, topic) ?? [];
  const people = name && kind ? await selectPeople(db, tx).execute() : [];
  const readers = people.flatMap((person) => {
    const choice = name && kind && person.isReachable ? findChoice(person, name, kind) : "none";
    return choice === "none" ? [] : [{ person, choice }];
  });
  const sent = new Set<string>();
  // The people who wanted the email may be switched off by now, or have lost the right.
  const isLost =
    readers.length === 0 && people.some((person) => readChoice(person.notifications, name ?? "") !== "none");
  if (!kind || isLost || settings.recall(teamAddress).team_address) {
    sent.add(env.TEAM_EMAIL.toLowerCase());
    const team = { groups: [], choicesUrl: linkOrigin + paths.adminSettingSection(teamAddress.name) };
    await enqueue(db, tx, { kind: "mail", topic, about, dedupeKey, payload: { to: env.TEAM_EMAIL, team, ...payload } });
  }
  if (!name || !kind) return;
  for (const { person, choice } of readers) {
    const [to, key] = [person.email, `${dedupeKey}:to:${person.userId}`];
    if (choice === "summary") await addLine(services, tx, { ...email, key, kind: name, userId: person.userId });
    if (choice !== "now" || sent.has(to.toLowerCase())) continue;
    sent.add(to.toLowerCase());
    const team = {
      userId: person.userId,
      groups: [kind.group],
      choicesUrl: `${linkOrigin}${paths.adminAccount}#notifications`,
    };
    await enqueue(db, tx, { kind: "mail", topic, about, dedupeKey: key, payload: { to, team, ...payload } });
  }
}

export function findKind(
  kinds: TeamServices["features"]["notifications"],
  topic: string,
): [name: string, kind: NotificationKind] | undefined {
  return Object.entries(kinds).find(([, { topics }]) => topics.includes(topic));
}

type Person = Pick<Row<"adminUsers">, "role" | "rights" | "notifications" | "summaryHour">;

/** What a person chose, as far as they may open the screens. Without an hour for a summary, nothing waits for one. */
export function findChoice(person: Person, name: string, { group }: Pick<NotificationKind, "group">): Choice {
  const { role, rights, notifications, summaryHour } = person;
  if (!mayOpen({ role, rights: readRights(rights) }, group)) return "none";
  const choice = readChoice(notifications, name);
  return choice === "summary" && summaryHour === null ? "now" : choice;
}

// Null if this version cannot write the email. An error must not undo what the email is about.
function tryWriteSubject(topic: EmailTopic | undefined, data: JsonValue, agency: Business): string | null {
  try {
    return topic?.write?.(data, agency).subject ?? null;
  } catch {
    return null;
  }
}

async function addLine(
  { db, features, settings }: TeamServices,
  tx: Writer,
  { topic, data, about, key, kind, userId }: EmailToTeam & { key: string; kind: string; userId: string },
): Promise<void> {
  const subject = tryWriteSubject(features.emails[topic], data, settings.recall(business)) ?? topic;
  const now = new Date();
  await tx
    .insert(db.tables.summaryLines)
    .values({
      id: key,
      ...{ userId, kind },
      text: shortenText(cleanLine(subject), LINE_LENGTH),
      aboutKind: about?.kind ?? null,
      aboutId: about?.id ?? null,
      createdAt: now,
      keptUntil: new Date(+now + LINE_RETENTION),
    })
    .onConflictDoNothing();
}
