import { data } from "@remix-run/node";
import { and, asc, eq, inArray, max } from "drizzle-orm";
import { officeRights, readRights } from "#app/office-rights";
import type { Services } from "#app/server/services.server";
import { formatMoment, formatOfficeTime } from "#app/server/time/business-time.server";
import { accountEventLabels, listAccountEvents } from "../account-events.server";
import { type AccountRow, getAccountState, isLastAdmin } from "../lock-accounts.server";
import { describeChoice, labelChoice, toChoiceTexts } from "../notifications/choice-texts";
import { loadChoices } from "../notifications/load-choices.server";
import { describeLastAdmin } from "./people.server";
import { toPersonTexts } from "./person-columns.server";
import { describePersonText, type PersonName, type PersonTexts, personLabels } from "./person-fields";

export async function loadPeople(services: Services) {
  const { db } = services;
  const { accountLinks, adminUsers } = db.tables;
  const [rows, events] = await Promise.all([
    db.read.select().from(adminUsers).orderBy(asc(adminUsers.name), asc(adminUsers.userId)),
    listAccountEvents(db),
  ]);
  const ids = rows.map(({ userId }) => userId);
  const links = await db.read
    .select({ userId: accountLinks.userId, until: max(accountLinks.expiresAt) })
    .from(accountLinks)
    .where(and(inArray(accountLinks.userId, ids), eq(accountLinks.kind, "invitation")))
    .groupBy(accountLinks.userId);
  const untils = new Map(links.map(({ userId, until }) => [userId, until]));
  const names = new Map(rows.map(({ userId, name }) => [userId, name || userId]));
  return {
    people: rows.map((row) => describePerson(services, row, untils.get(row.userId) ?? null)),
    edits: events.map((event) => ({
      ...describeEvent(services, event),
      title: `${names.get(event.userId) ?? nameRemoved(event)}: ${labelOf(event)}`,
      isCurrent: false,
    })),
  };
}

export type ListedPerson = Awaited<ReturnType<typeof loadPeople>>["people"][number];

function describePerson({ db, env }: Pick<Services, "db" | "env">, row: AccountRow, invitedUntil: Date | null) {
  const { userId, name, email, role, rights, lastSignInAt, totpSecret } = row;
  const format = (at: Date | null) => at && formatMoment(at, env.BUSINESS_TIMEZONE);
  const state = getAccountState(row);
  return {
    ...{ userId, name: name || userId, email, state },
    role: describePersonText("role", role),
    rights: role === "admin" ? null : readRights(rights).map((right) => officeRights[right]),
    lastSignIn: lastSignInAt && formatOfficeTime(lastSignInAt, env.BUSINESS_TIMEZONE, new Date(db.now())),
    hasSecondFactor: totpSecret !== null,
    invitation:
      state !== "invited"
        ? null
        : { until: format(invitedUntil), isOver: !invitedUntil || Number(invitedUntil) <= db.now() },
  };
}

type Event = Awaited<ReturnType<typeof listAccountEvents>>[number];

function describeEvent({ env, features }: Pick<Services, "env" | "features">, event: Event) {
  const { id, createdAt, actor } = event;
  const changes =
    event.event === "edited"
      ? describeChanges(event, (field) => personLabels[field as PersonName] ?? field, describePersonText)
      : event.event === "notifications"
        ? describeChanges(event, (field) => labelChoice(features.notifications, field), describeChoice)
        : [];
  return { id, actor, at: formatMoment(createdAt, env.BUSINESS_TIMEZONE), title: labelOf(event), changes };
}

const labels = new Map<string, string>(Object.entries(accountEventLabels));

// A newer version may have recorded events that this one does not know.
const labelOf = ({ event }: Event): string => labels.get(event) ?? event;

const nameRemoved = ({ userId, before, after }: Event): string => after?.name || before?.name || userId;

const describeChanges = (
  { before, after }: Pick<Event, "before" | "after">,
  label: (field: string) => string,
  describe: (field: string, text: string) => string,
) =>
  Object.keys(after ?? {}).map((field) => ({
    label: label(field),
    before: describe(field, before?.[field] ?? ""),
    after: describe(field, after?.[field] ?? ""),
  }));

const isUndone = ({ after }: Pick<Event, "after">, saved: Record<string, string>) =>
  Object.entries(after ?? {}).some(([name, text]) => saved[name] !== text);

/** @throws 404 */
export async function loadPerson(services: Services, userId: string) {
  const { db } = services;
  const { accountLinks, adminUsers } = db.tables;
  const [[row], [link], events] = await Promise.all([
    db.read.select().from(adminUsers).where(eq(adminUsers.userId, userId)),
    db.read
      .select({ until: max(accountLinks.expiresAt) })
      .from(accountLinks)
      .where(eq(accountLinks.userId, userId)),
    listAccountEvents(db, userId),
  ]);
  if (!row) throw data(null, { status: 404 });
  const texts: PersonTexts = toPersonTexts(row);
  const choices = loadChoices(services, row);
  const saved: Partial<Record<string, Record<string, string>>> = {
    edited: texts,
    notifications: toChoiceTexts(services.features.notifications, row),
  };
  return {
    person: describePerson(services, row, link?.until ?? null),
    lastAdminNote: (await isLastAdmin(db, db.read, row)) ? describeLastAdmin(row) : null,
    texts,
    choices,
    edits: events.map((event) => {
      const current = saved[event.event];
      return {
        ...describeEvent(services, event),
        isCurrent: current !== undefined && !isUndone(event, current),
        intent: event.event === "notifications" ? "undo_notifications" : undefined,
      };
    }),
  };
}

export type LoadedPerson = Awaited<ReturnType<typeof loadPerson>>;
