import { and, inArray, sql } from "drizzle-orm";
import { paths } from "#app/paths";
import type { InboxSource, InboxStatus } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { QUESTIONS } from "#drizzle/values";

/** Questions sent with the order form. One counts as answered after a letter or a change of its status. */
export function createQuestionEntries({ db }: Pick<Services, "db">): InboxSource {
  const { formSubmissions: table, orderEvents } = db.tables;
  const { id, submissionId, createdAt, fullName, email, phone, businessName, requirements, message } = table;
  // A subquery with a limit, because PostgreSQL would read all events for `exists`.
  const hasLetter = sql`(select 1 from ${orderEvents} where ${orderEvents.orderId} = ${id}
    and ${orderEvents.kind} = 'mail' and ${orderEvents.before} is null limit 1) is not null`;
  const status = sql<InboxStatus>`case when ${table.orderStatus} <> 'question' or ${hasLetter}
    then 'answered' else 'new' end`;
  const where = sql.raw(QUESTIONS);
  return {
    table,
    time: createdAt,
    id,
    where,
    status,
    search: sql`${table.search} || lower(${message})`,
    async describe(ids) {
      const columns = {
        id,
        submissionId,
        createdAt,
        fullName,
        email,
        phone,
        businessName,
        requirements,
        message,
        status,
      };
      const rows = await db.read
        .select(columns)
        .from(table)
        .where(and(where, inArray(id, ids)));
      return new Map(
        rows.map((row) => [
          row.id,
          {
            label: "Question with the order form",
            createdAt: row.createdAt,
            name: row.fullName,
            email: row.email,
            phone: row.phone,
            businessName: row.businessName,
            text: row.message || row.requirements,
            status: row.status,
            assigneeId: null,
            href: paths.adminOrder(row.submissionId),
          },
        ]),
      );
    },
  };
}
