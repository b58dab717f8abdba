import { desc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

export type Message = Row<"contactMessages">;
export type MessageEvent = Row<"contactEvents">;

export async function findMessage({ db }: Pick<Services, "db">, id: string): Promise<Message | null> {
  const { contactMessages } = db.tables;
  const [message] = await db.read.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message ?? null;
}

/** Newest first. */
export async function listEvents({ db }: Pick<Services, "db">, messageId: string): Promise<MessageEvent[]> {
  const { contactEvents: events } = db.tables;
  return db.read
    .select()
    .from(events)
    .where(eq(events.messageId, messageId))
    .orderBy(desc(events.createdAt), desc(events.id));
}
