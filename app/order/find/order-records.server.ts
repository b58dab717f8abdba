import { and, desc, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { paths } from "#app/paths";
import type { RecordKind } from "#app/server/feature.server";
import { containsTextOrPhone } from "#app/server/list/contains.server";
import type { Services } from "#app/server/services.server";
import { hasTrigramIndex, selectNumbersContaining } from "./order-trigrams.server";

const MAX_FOUND = 100;

/** Includes orders in the trash. */
export function createOrderRecords({ db }: Services): RecordKind {
  const { id, submissionId, fullName, search, createdAt, deletedAt } = db.tables.formSubmissions;

  const listMatching = (text: string, where: SQL, newest: SQL) =>
    db.read
      .select({ id })
      .from(db.tables.formSubmissions)
      .where(and(where, containsTextOrPhone(search, text)))
      .orderBy(newest)
      .limit(MAX_FOUND);

  /** SQLite's trigram index does not include the trash. */
  const listIndexed = async (text: string) =>
    db.read.select({ id: sql<string>`s.id` }).from(
      sql`(select n from ${await selectNumbersContaining(db, text)} order by n desc limit ${MAX_FOUND}) t
          cross join order_search s on s.n = t.n`,
    );

  return {
    async describe(ids) {
      const rows = await db.read
        .select({ id, name: submissionId, person: fullName })
        .from(db.tables.formSubmissions)
        .where(inArray(id, ids));
      return new Map(rows.map(({ id, ...row }) => [id, { ...row, href: paths.adminOrder(row.name) }]));
    },
    async search(text) {
      const active = hasTrigramIndex(db) ? listIndexed(text) : listMatching(text, isNull(deletedAt), desc(createdAt));
      const trashed = listMatching(text, isNotNull(deletedAt), desc(deletedAt));
      return [...(await active), ...(await trashed)].map((row) => row.id);
    },
  };
}
