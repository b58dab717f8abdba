import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { mayOpen, type OfficeUser, readRights, type ScreenGroup } from "../office-rights";
import { describeRecords } from "../outbox/message-records.server";
import { paths } from "../paths";
import type { SummaryEntry } from "../server/figure-group";
import { enqueue } from "../server/outbox/outbox.server";
import { isReachable } from "../server/outbox/team-recipient.server";
import type { Services } from "../server/services.server";
import { findHour, formatIsoDate } from "../server/time/business-time.server";
import { isBusinessDay, readTurnaround } from "../server/time/turnaround.server";
import type { Summary, SummaryLines } from "./summary-email.server";
import { listUnansweredGroups } from "./unanswered.server";

type Line = Row<"summaryLines">;

interface Read {
  group: ScreenGroup;
  entries: SummaryEntry[];
}

/** Sends each person at most one summary a day, even if two processes run at the same time. */
export async function sendSummaries(services: Services, now: number): Promise<void> {
  const zone = services.env.BUSINESS_TIMEZONE;
  const today = formatIsoDate(new Date(now), zone);
  if (!isBusinessDay(today, readTurnaround(services))) return;
  const people = await listWaiting(services, today);
  const due = people.filter(({ summaryHour }) => summaryHour === null || +findHour(now, zone, summaryHour) <= now);
  if (due.length === 0) return;
  const groups = await readGroups(services, now);
  for (const { userId } of due)
    await sendSummary(services, { userId, today, groups }).catch((error: unknown) =>
      services.log.error({ err: error, user: userId }, "daily summary not made, tried again later"),
    );
}

// People who can get today's summary, or whose lines waited for one when they switched it off.
const isWaiting = ({ db }: Pick<Services, "db">, today: string) => {
  const { adminUsers, summaryLines } = db.tables;
  const { summaryDay, summaryHour } = adminUsers;
  const isDaily = and(isNotNull(summaryHour), or(isNull(summaryDay), lt(summaryDay, today)));
  const lines = db.read
    .select({ id: summaryLines.id })
    .from(summaryLines)
    .where(eq(summaryLines.userId, adminUsers.userId));
  return and(isReachable(db), or(isDaily, and(isNull(summaryHour), exists(lines))));
};

const listWaiting = (services: Services, today: string) => {
  const { userId, summaryHour } = services.db.tables.adminUsers;
  return services.db.read
    .select({ userId, summaryHour })
    .from(services.db.tables.adminUsers)
    .where(isWaiting(services, today));
};

async function readGroups(services: Services, now: number): Promise<Read[]> {
  const groups = [...Object.values(services.features.summary), ...listUnansweredGroups(services)];
  return Promise.all(groups.map(async ({ group, read }) => ({ group, entries: await read(now) })));
}

async function sendSummary(
  services: Services,
  { userId, today, groups }: { userId: string; today: string; groups: Read[] },
): Promise<void> {
  const { db, features } = services;
  const { adminUsers, summaryLines } = db.tables;
  const lines = await db.read
    .select()
    .from(summaryLines)
    .where(eq(summaryLines.userId, userId))
    .orderBy(asc(summaryLines.createdAt), asc(summaryLines.id));
  const describe = await describeRecords(features.records, lines);
  await db.transact(async (tx) => {
    const [person] = await tx
      .update(adminUsers)
      .set({ summaryDay: today })
      .where(and(eq(adminUsers.userId, userId), isWaiting(services, today)))
      .returning();
    if (!person) return;
    const user: OfficeUser = { role: person.role, rights: readRights(person.rights) };
    const taken = await takeLines(services, tx, lines);
    const isOff = person.summaryHour === null;
    const shown = isOff ? [] : groups.filter(({ group, entries }) => mayOpen(user, group) && entries.length > 0);
    const arrived = groupLines(services, user, taken, (line) => describe(line)?.href ?? null);
    if (shown.length === 0 && arrived.length === 0) return;
    const toUrl = (href: string) => services.linkOrigin + href;
    const data: Summary = {
      day: today,
      entries: shown.flatMap(({ entries }) =>
        entries.map(({ label, count, href, first }) => ({
          ...{ label, count, url: toUrl(href) },
          first: first.map(({ text, href }) => ({ text, url: toUrl(href) })),
        })),
      ),
      arrived: arrived.map(({ label, lines }) => ({ label, lines })),
    };
    const team = {
      userId,
      groups: [...new Set([...shown, ...arrived].map(({ group }) => group))],
      choicesUrl: `${services.linkOrigin}${paths.adminAccount}#notifications`,
    };
    await enqueue(db, tx, {
      kind: "mail",
      topic: "team-summary",
      dedupeKey: `team-summary:${userId}:${isOff ? taken[0]?.id : today}`,
      payload: { to: person.email, team, data },
    });
  });
}

// A line that was added meanwhile is in the next summary.
async function takeLines({ db }: Services, tx: Writer, lines: Line[]): Promise<Line[]> {
  if (lines.length === 0) return [];
  const { summaryLines } = db.tables;
  const ids = lines.map(({ id }) => id);
  const taken = await tx.delete(summaryLines).where(inArray(summaryLines.id, ids)).returning({ id: summaryLines.id });
  const known = new Set(taken.map(({ id }) => id));
  return lines.filter(({ id }) => known.has(id));
}

function groupLines(
  { features, linkOrigin }: Services,
  user: OfficeUser,
  lines: Line[],
  findHref: (line: Line) => string | null,
): (SummaryLines & { group: ScreenGroup })[] {
  return Object.entries(features.notifications).flatMap(([name, { label, group }]) => {
    const own = mayOpen(user, group) ? lines.filter(({ kind }) => kind === name) : [];
    if (own.length === 0) return [];
    const shown = own.map((line) => {
      const href = findHref(line);
      return { text: line.text, url: href && linkOrigin + href };
    });
    return [{ label, group, lines: shown }];
  });
}
