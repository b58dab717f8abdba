import { inArray, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { InboxSource } from "#app/server/inbox-source.server";
import type { Services } from "#app/server/services.server";
import { formLabels } from "../model/message-fields";

export function createMessageEntries({ db }: Pick<Services, "db">): InboxSource {
  const { contactMessages: table } = db.tables;
  const { id, createdAt, form, name, email, phone, businessName, message, status, assigneeId, search } = table;
  return {
    table,
    right: "inbox",
    time: createdAt,
    id,
    where: isNull(table.deletedAt),
    status,
    assignee: assigneeId,
    search,
    async describe(ids) {
      const rows = await db.read
        .select({ id, createdAt, form, name, email, phone, businessName, text: message, status, assigneeId })
        .from(table)
        .where(inArray(id, ids));
      return new Map(
        rows.map(({ id, form, ...row }) => [
          id,
          { ...row, label: formLabels[form], href: paths.adminInboxMessage(id) },
        ]),
      );
    },
  };
}
