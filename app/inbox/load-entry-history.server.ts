import { desc, eq } from "drizzle-orm";
import { listColleagues } from "../server/colleagues.server";
import type { EntryEvent, EntryKind } from "../server/inbox-source.server";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { listTrashEvents } from "../trash/history.server";
import { inboxStatusLabels } from "./statuses";

export async function loadEntryHistory({ db, env }: Pick<Services, "db" | "env">, kind: EntryKind, id: string) {
  const [events, trashEvents, colleagues] = await Promise.all([
    listEvents({ db }, kind, id),
    listTrashEvents({ db }, kind.name, id),
    listColleagues({ db }),
  ]);
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const listTexts = (kind: EntryEvent["kind"]) =>
    events
      .filter((event) => event.kind === kind)
      .reverse()
      .map(({ id, createdAt, actor, after, detail }) => ({
        id,
        at: formatMoment(createdAt, env.BUSINESS_TIMEZONE),
        actor,
        subject: after,
        text: detail ?? "",
      }));
  const changes = events.map((event) => {
    const { id, createdAt, actor } = event;
    return { id, at: createdAt, actor, text: describeEvent(event, names), detail: null };
  });
  return { colleagues, notes: listTexts("note"), answers: listTexts("answer"), history: [...trashEvents, ...changes] };
}

export type LoadedHistory = Awaited<ReturnType<typeof loadEntryHistory>>;

async function listEvents({ db }: Pick<Services, "db">, { events }: EntryKind, entryId: string): Promise<EntryEvent[]> {
  const rows = await db.read
    .select()
    .from(events)
    .where(eq(events.entryId, entryId))
    .orderBy(desc(events.createdAt), desc(events.id));
  return rows as EntryEvent[];
}

function describeEvent({ kind, before, after }: EntryEvent, names: ReadonlyMap<string, string>): string {
  const getStatus = (value: string | null) => inboxStatusLabels[value as keyof typeof inboxStatusLabels] ?? value;
  switch (kind) {
    case "status":
      return `Status: ${getStatus(before)} to ${getStatus(after)}`;
    case "assignee":
      return after ? `Assigned to ${names.get(after) ?? after}` : "Unassigned";
    case "note":
      return "Note added";
    case "answer":
      return `Answer sent: ${after}`;
  }
}
