import { and, desc, eq } from "drizzle-orm";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";

export interface HistoryEntry {
  id: string;
  at: Date;
  actor: string;
  text: string;
  detail: string | null;
}

export const trashEventTexts = { deleted: "Moved to the trash", restored: "Restored from the trash" } as const;

export async function listTrashEvents(
  { db }: Pick<Services, "db">,
  recordKind: string,
  recordId: string,
): Promise<HistoryEntry[]> {
  const { trashEvents: events } = db.tables;
  const rows = await db.read
    .select()
    .from(events)
    .where(and(eq(events.recordKind, recordKind), eq(events.recordId, recordId)))
    .orderBy(desc(events.createdAt), desc(events.id));
  return rows.map(({ id, createdAt, actor, kind }) => ({
    ...{ id, actor, text: trashEventTexts[kind], detail: null },
    at: createdAt,
  }));
}

export function formatHistory(entries: readonly HistoryEntry[], zone: string) {
  return [...entries]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map((entry) => ({ ...entry, at: formatMoment(entry.at, zone) }));
}
