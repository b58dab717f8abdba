import { data } from "@remix-run/node";
import { desc, eq } from "drizzle-orm";
import { inboxStatusLabels } from "#app/inbox/statuses";
import { type Colleague, listColleagues } from "#app/server/colleagues.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { IDEA_KIND } from "#app/shop/model/idea-fields";
import { formatHistory, type HistoryEntry, listTrashEvents } from "#app/trash/history.server";
import type { Row } from "#drizzle/schema";

type IdeaEvent = Row<"toolRequestEvents">;

/** @throws 404 */
export async function loadIdea({ db, env }: Services, ideaId: string) {
  const { toolRequests } = db.tables;
  const [[row], events, trashEvents, colleagues] = await Promise.all([
    db.read.select().from(toolRequests).where(eq(toolRequests.id, ideaId)),
    listEvents({ db }, ideaId),
    listTrashEvents({ db }, IDEA_KIND, ideaId),
    listColleagues({ db }),
  ]);
  if (!row) throw data(null, { status: 404 });
  const { id, name, email, status, assigneeId, ideaRequest, spamReasons, source, createdAt } = row;
  const zone = env.BUSINESS_TIMEZONE;
  const received = formatMoment(createdAt, zone);
  return {
    ...{ id, name, email, status, assigneeId, colleagues, received },
    text: ideaRequest,
    spamReasons: spamReasons ?? [],
    source: describeVisitSource(source),
    trashedAt: row.deletedAt && formatMoment(row.deletedAt, zone),
    ...describeEvents(events, trashEvents, colleagues, zone),
    formId: newId(),
  };
}

export type Idea = Awaited<ReturnType<typeof loadIdea>>;

/** Newest first. */
function listEvents({ db }: Pick<Services, "db">, requestId: string): Promise<IdeaEvent[]> {
  const { toolRequestEvents: events } = db.tables;
  return db.read
    .select()
    .from(events)
    .where(eq(events.requestId, requestId))
    .orderBy(desc(events.createdAt), desc(events.id));
}

function describeEvents(events: IdeaEvent[], trashEvents: HistoryEntry[], colleagues: Colleague[], zone: string) {
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const changes = events.map(({ id, createdAt, actor, ...event }) => ({
    id,
    at: createdAt,
    actor,
    text: describeChange(event, names),
    detail: null,
  }));
  return {
    notes: events
      .filter(({ kind }) => kind === "note")
      .map(({ id, createdAt, actor, detail }) => ({ id, at: formatMoment(createdAt, zone), actor, text: detail ?? "" }))
      .reverse(),
    history: formatHistory([...trashEvents, ...changes], zone),
  };
}

type Changed = Pick<IdeaEvent, "kind" | "before" | "after">;

function describeChange({ kind, before, after }: Changed, names: ReadonlyMap<string, string>): string {
  const getStatus = (value: string | null) => inboxStatusLabels[value as keyof typeof inboxStatusLabels] ?? value;
  if (kind === "note") return "Note added";
  if (kind === "status") return `Status: ${getStatus(before)} to ${getStatus(after)}`;
  return after ? `Assigned to ${names.get(after) ?? after}` : "Unassigned";
}
