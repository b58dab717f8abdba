import type { EntryKind } from "#app/inbox/entry-kind.server";
import type { Services } from "#app/server/services.server";
import { IDEA_KIND } from "../model/idea-fields";

export function createIdeaKind({ db }: Pick<Services, "db">): EntryKind {
  const { toolRequestEvents: events, toolRequests: entries } = db.tables;
  return { name: IDEA_KIND, noun: "idea", statusIntent: "idea_status", entries, events };
}
