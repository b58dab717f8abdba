import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { paths } from "#app/paths";
import type { InboxEntry, InboxSource, InboxStatus } from "#app/server/inbox-source.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { QUESTIONS, WAITING_ORDERS } from "#drizzle/schema/values";

type Database = Services["db"];
type Described = Pick<InboxEntry, "label" | "createdAt" | "text" | "href">;

/** Questions sent with the order form, and other orders whose customer waits for an answer. */
export function createInboxEntries({ db }: Pick<Services, "db">): Record<"question" | "order_message", InboxSource> {
  const { formSubmissions: table } = db.tables;
  const { id, createdAt, waitingSince } = table;
  const status = sql<InboxStatus>`case when ${waitingSince} is null then 'answered' else 'new' end`;
  const search = sql`${table.search} || coalesce(lower(${selectWaitingText(db)}), '')`;
  return {
    question: {
      table,
      right: "orders",
      time: createdAt,
      id,
      where: sql.raw(QUESTIONS),
      status,
      search,
      describe: (ids) =>
        describeOrders(db, ids, (row) => ({
          label: "Question with the order form",
          createdAt: row.createdAt,
          text: row.waitingText ?? (row.message || row.requirements),
          href: paths.adminOrder(row.submissionId),
        })),
    },
    order_message: {
      table,
      right: "orders",
      time: waitingSince,
      id,
      where: sql.raw(WAITING_ORDERS),
      status,
      search,
      describe: (ids) =>
        describeOrders(db, ids, (row) => ({
          label: "Message about an order",
          createdAt: row.waitingSince ?? row.createdAt,
          text: row.waitingText ?? row.requirements,
          href: `${paths.adminOrder(row.submissionId)}#messages`,
        })),
    },
  };
}

function selectWaitingText({ read, tables: { formSubmissions, orderMessages } }: Database) {
  const newest = read
    .select({ text: orderMessages.text })
    .from(orderMessages)
    .where(
      and(
        eq(orderMessages.orderId, formSubmissions.id),
        // Without parameters, so that the partial index applies.
        sql`${orderMessages.sender} = 'customer'`,
        isNull(orderMessages.answeredAt),
      ),
    )
    .orderBy(desc(orderMessages.createdAt))
    .limit(1);
  return sql<string | null>`(${newest})`;
}

async function describeOrders(
  db: Database,
  ids: string[],
  describe: (row: Row<"formSubmissions"> & { waitingText: string | null }) => Described,
): Promise<Map<string, InboxEntry>> {
  const { formSubmissions } = db.tables;
  const rows = await db.read
    .select({ order: formSubmissions, waitingText: selectWaitingText(db) })
    .from(formSubmissions)
    .where(and(isNull(formSubmissions.deletedAt), inArray(formSubmissions.id, ids)));
  return new Map(
    rows.map(({ order, waitingText }) => [
      order.id,
      {
        name: order.fullName,
        email: order.email,
        phone: order.phone,
        businessName: order.businessName,
        status: order.waitingSince ? "new" : "answered",
        assigneeId: null,
        ...describe({ ...order, waitingText }),
      },
    ]),
  );
}
