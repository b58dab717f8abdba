import { inArray } from "drizzle-orm";
import { paths } from "#app/paths";
import type { TrashKind } from "#app/server/records/trash-kind.server";
import type { Services } from "#app/server/services.server";
import { formLabels } from "../model/message-fields";

export function createMessageTrash({ db }: Pick<Services, "db">): TrashKind {
  const { contactMessages: table } = db.tables;
  const { id, name, email, form } = table;
  return {
    noun: "message",
    plural: "messages",
    right: "inbox",
    list: { label: "Inbox", href: paths.adminInbox },
    table,
    id,
    aboutLabel: "Sent with",
    parts: "notes and answers",
    person: { email, since: table.createdAt, age: "messages" },
    // The same message sent again is stored as a new one.
    release: { submissionKey: id },
    async describe(ids) {
      const rows = await db.read.select({ id, name, email, form }).from(table).where(inArray(id, ids));
      return rows.map(({ form, ...row }) => ({
        ...row,
        reference: null,
        about: formLabels[form],
        href: paths.adminInboxMessage(row.id),
      }));
    },
  };
}
