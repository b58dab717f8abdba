import { randomUUID } from "node:crypto";
import type { Row } from "#drizzle/schema";
import { insertRows, listRows } from "../database/rows";
import type { Site } from "../site";

export const createIdeaFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  name: "Dana Whitfield",
  email: "dana@studio.example",
  idea_request: "A rota for five people with a print view.",
  ...changes,
});

export const listIdeas = (site: Site) => listRows(site, "toolRequests", {}, "createdAt", "id");

export async function insertIdea(site: Site, changes: Partial<Row<"toolRequests">> = {}): Promise<string> {
  const id = changes.id ?? randomUUID();
  const idea = {
    ...{ id, name: "Marcus Reed", email: "marcus@reedplumbing.example", createdAt: new Date() },
    ...{ ideaRequest: "A job sheet\n<script>alert(1)</script>", submissionKey: id, search: "marcus reed job sheet" },
    ...changes,
  };
  await insertRows(site, "toolRequests", idea);
  return id;
}
