import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or } from "drizzle-orm";
import { formatMinute } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type ContactKey, contactEntries, mapFields } from "../../order-fields";
import { type Filters, packageLabel } from "../query/filters";
import { matching } from "../query/matching.server";
import { listCounts } from "../query/order-counts.server";
import { findOrders, partsOf } from "../query/pick-orders.server";
import { BOM, csvLine } from "./csv";

/** Rows read at once: two milliseconds of work, so that others are served in between, who take many turns for a page. */
const CHUNK = 200;

const contactColumns = contactEntries.flatMap(([key, { headings }]) =>
  headings.csv ? [[key, headings.csv] as const] : [],
);

const COLUMNS = [
  "Date",
  "Submission ID",
  ...contactColumns.map(([, heading]) => heading),
  "Package",
  "Status",
  "Priority",
  "Message",
];

type Exported = Pick<
  Row<"formSubmissions">,
  "id" | "createdAt" | "submissionId" | "planPurchased" | "orderStatus" | "priority" | "message"
> &
  Record<ContactKey, string | null>;

/**
 * The filtered orders as CSV in the order of the list (specification section 7), however many there are: the next rows
 * are read when the last ones are on their way. A failure breaks the download off, so that no part passes for the whole.
 */
export function exportOrders(services: Services, filters: Filters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = listLines(services, filters);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        services.log.error({ err: error }, "export of orders broken off");
        controller.error(error);
      }
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

/** The file in pieces. */
async function* listLines(services: Services, filters: Filters): AsyncGenerator<string, undefined> {
  yield BOM + csvLine(COLUMNS);
  const zone = services.env.BUSINESS_TIMEZONE;
  for await (const rows of filters.q ? chunksOfSearch(services.db, filters) : chunks(services.db, filters)) {
    yield rows.map((row) => line(row, zone)).join("");
    await nextTurn();
  }
  return undefined;
}

async function* chunks(db: Database, filters: Filters): AsyncGenerator<Exported[]> {
  for (const part of partsOf(filters)) {
    let rows: Exported[] = [];
    do {
      rows = await listNext(db, part, rows.at(-1));
      if (rows.length > 0) yield rows;
    } while (rows.length === CHUNK);
  }
}

/** What a search finds is picked at once where it is little; to look for it again for each chunk would take long. */
async function* chunksOfSearch(db: Database, filters: Filters): AsyncGenerator<Exported[]> {
  const found = await findOrders(db, await listCounts(db), filters);
  if (found.more) {
    yield* chunks(db, filters);
    return;
  }
  const ids = await found.pick({ offset: 0, limit: found.count });
  for (let from = 0; from < ids.length; from += CHUNK) yield listThese(db, ids.slice(from, from + CHUNK));
}

function columns({ tables: { formSubmissions } }: Database) {
  const { id, createdAt, submissionId } = formSubmissions;
  const { planPurchased, orderStatus, priority, message } = formSubmissions;
  return {
    id,
    createdAt,
    submissionId,
    ...mapFields(contactEntries, (key) => formSubmissions[key]),
    planPurchased,
    orderStatus,
    priority,
    message,
  };
}

/** The rows of these ids, in their order. */
async function listThese(db: Database, ids: string[]): Promise<Exported[]> {
  const { formSubmissions } = db.tables;
  const rows = await db.read.select(columns(db)).from(formSubmissions).where(inArray(formSubmissions.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The rows behind `last`, found by its place in the order and not by counting. */
function listNext(db: Database, filters: Filters, last: Exported | undefined): Promise<Exported[]> {
  const { formSubmissions } = db.tables;
  const { id, createdAt } = formSubmissions;
  const [behind, direction] = filters.sort === "oldest" ? [gt, asc] : [lt, desc];
  const after =
    last &&
    and(
      // Where to begin in the index, which the second line alone does not say.
      filters.sort === "oldest" ? gte(createdAt, last.createdAt) : lte(createdAt, last.createdAt),
      or(behind(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), behind(id, last.id))),
    );
  return db.read
    .select(columns(db))
    .from(formSubmissions)
    .where(and(matching(db, filters), after))
    .orderBy(direction(createdAt), direction(id))
    .limit(CHUNK);
}

function line(row: Exported, zone: string): string {
  return csvLine([
    formatMinute(row.createdAt, zone),
    row.submissionId,
    ...contactColumns.map(([key]) => row[key] ?? ""),
    packageLabel(row.planPurchased),
    row.orderStatus,
    row.priority,
    row.message,
  ]);
}
