import { inArray, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { InboxSource, RecordKind } from "#app/server/feature.server";
import { contains } from "#app/server/list/contains.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";

const MAX_FOUND = 100;

export function createIdeaEntries({ db }: Pick<Services, "db">): InboxSource {
  const { toolRequests: table } = db.tables;
  const { id, createdAt, name, email, ideaRequest, status, assigneeId, search } = table;
  return {
    ...{ table, time: createdAt, id, status, assignee: assigneeId, search },
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

/** For the outbox. */
export function createIdeaRecords({ db }: Pick<Services, "db">): RecordKind {
  const { toolRequests: table } = db.tables;
  const { id, name, search, createdAt, status } = table;
  return {
    async describe(ids) {
      const rows = await db.read.select({ id, name }).from(table).where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, { name: row.name, href: paths.adminIdea(row.id) }]));
    },
    async search(text) {
      const scan = { table, id, time: createdAt, kind: status, condition: contains(search, text) };
      return (await scanRows(db, { ...scan, indexed: isNull(table.deletedAt), maxRows: MAX_FOUND })).map(
        (row) => row.id,
      );
    },
  };
}
