import { inArray, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { RecordKind } from "#app/server/feature.server";
import { contains } from "#app/server/list/contains.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";

const MAX_FOUND = 100;

export function createMessageRecords({ db }: Services): RecordKind {
  const { contactMessages } = db.tables;
  const { id, name, search, createdAt, status, deletedAt } = contactMessages;
  return {
    async describe(ids) {
      const rows = await db.read.select({ id, name }).from(contactMessages).where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, { name: row.name, href: paths.adminInboxMessage(row.id) }]));
    },
    async search(text) {
      const scan = { table: contactMessages, id, time: createdAt, kind: status, condition: contains(search, text) };
      return (await scanRows(db, { ...scan, indexed: isNull(deletedAt), maxRows: MAX_FOUND })).map((row) => row.id);
    },
  };
}
