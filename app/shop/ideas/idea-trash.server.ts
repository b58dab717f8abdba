import { inArray } from "drizzle-orm";
import { paths } from "#app/paths";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";

const SHOWN_LENGTH = 60;

export function createIdeaTrash({ db }: Pick<Services, "db">): TrashKind {
  const { toolRequests: table } = db.tables;
  const { id, name, email, ideaRequest } = table;
  return {
    noun: "idea",
    plural: "ideas",
    right: "inbox",
    list: { label: "Inbox", href: paths.adminInbox },
    table,
    id,
    aboutLabel: "Idea",
    parts: "notes and answers",
    person: { email, since: table.createdAt, age: "messages" },
    // The same idea sent again is stored as a new one.
    release: { submissionKey: id },
    async describe(ids) {
      const rows = await db.read.select({ id, name, email, ideaRequest }).from(table).where(inArray(id, ids));
      return rows.map(({ ideaRequest, ...row }) => ({
        ...row,
        reference: null,
        about: shortenText(cleanLine(ideaRequest), SHOWN_LENGTH),
        href: paths.adminIdea(row.id),
      }));
    },
  };
}
