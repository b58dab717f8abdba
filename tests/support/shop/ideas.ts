import { asc } from "drizzle-orm";
import type { Row } from "../../../drizzle/schema";
import type { Site } from "../site";

export const createIdeaFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  name: "Dana Whitfield",
  email: "dana@studio.example",
  idea_request: "A rota for five people with a print view.",
  ...changes,
});

export async function listIdeas({ services: { db } }: Site): Promise<Row<"toolRequests">[]> {
  const { toolRequests } = db.tables;
  return db.read.select().from(toolRequests).orderBy(asc(toolRequests.createdAt), asc(toolRequests.id));
}
