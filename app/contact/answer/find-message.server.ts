import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

export type Message = Row<"contactMessages">;

export async function findMessage({ db }: Pick<Services, "db">, id: string): Promise<Message | null> {
  const { contactMessages } = db.tables;
  const [message] = await db.read.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message ?? null;
}
