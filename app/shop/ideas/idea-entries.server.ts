import { inArray, isNull } from "drizzle-orm";
import type { EntryKind } from "#app/inbox/entry-kind.server";
import { paths } from "#app/paths";
import type { InboxSource } from "#app/server/inbox-source.server";
import type { Services } from "#app/server/services.server";
import { IDEA_KIND } from "../model/idea-fields";

export function createIdeaEntries({ db }: Pick<Services, "db">): InboxSource {
  const { toolRequests: table } = db.tables;
  const { id, createdAt, name, email, ideaRequest, status, assigneeId, search } = table;
  return {
    ...{ table, right: "inbox", time: createdAt, id, status, assignee: assigneeId, search },
    where: isNull(table.deletedAt),
    async describe(ids) {
      const rows = await db.read
        .select({ id, createdAt, name, email, text: ideaRequest, status, assigneeId })
        .from(table)
        .where(inArray(id, ids));
      return new Map(
        rows.map(({ id, ...row }) => [
          id,
          { ...row, phone: null, businessName: null, label: "Vault idea", href: paths.adminIdea(id) },
        ]),
      );
    },
  };
}

export function createIdeaKind({ db }: Pick<Services, "db">): EntryKind {
  const { toolRequestEvents: events, toolRequests: entries } = db.tables;
  return { name: IDEA_KIND, noun: "idea", getPath: paths.adminIdea, statusIntent: "idea_status", entries, events };
}
