import { desc, inArray } from "drizzle-orm";
import { paths } from "#app/paths";
import type { RecordKind } from "#app/server/feature.server";
import { contains } from "#app/server/list/contains.server";
import type { Services } from "#app/server/services.server";

const MAX_FOUND = 100;

export function createMessageRecords({ db }: Services): RecordKind {
  const { id, name, search, createdAt } = db.tables.contactMessages;
  return {
    async describe(ids) {
      const rows = await db.read.select({ id, name }).from(db.tables.contactMessages).where(inArray(id, ids));
      return new Map(rows.map((row) => [row.id, { name: row.name, href: paths.adminInboxMessage(row.id) }]));
    },
    async search(text) {
      const rows = await db.read
        .select({ id })
        .from(db.tables.contactMessages)
        .where(contains(search, text))
        .orderBy(desc(createdAt))
        .limit(MAX_FOUND);
      return rows.map((row) => row.id);
    },
  };
}
