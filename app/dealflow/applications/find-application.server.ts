import { desc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { type HistoryEntry, listTrashEvents } from "#app/trash/history.server";
import type { Row } from "#drizzle/schema";
import { APPLICATION_KIND } from "../model/stages";

export type Application = Omit<Row<"dealflowApplications">, "externalId">;
export type ApplicationEvent = Pick<Row<"dealflowEvents">, "id" | "createdAt" | "actor" | "before" | "after">;

export async function findApplication(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<{ application: Application; events: ApplicationEvent[]; trashEvents: HistoryEntry[] } | null> {
  const { dealflowApplications, dealflowEvents } = db.tables;
  const [row] = await db.read.select().from(dealflowApplications).where(eq(dealflowApplications.id, id));
  if (!row) return null;
  const { externalId: _, ...application } = row;
  const { createdAt, actor, before, after } = dealflowEvents;
  const events = await db.read
    .select({ id: dealflowEvents.id, createdAt, actor, before, after })
    .from(dealflowEvents)
    .where(eq(dealflowEvents.applicationId, id))
    .orderBy(desc(createdAt), desc(dealflowEvents.id));
  return { application, events, trashEvents: await listTrashEvents({ db }, APPLICATION_KIND, id) };
}
