import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, gt, lt, or } from "drizzle-orm";
import { formatMinute } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { BOM, csvLine } from "./csv";
import { type Filters, type Priority, packageLabel } from "./filters";
import { matching } from "./matching.server";

/** Rows read at once: a few milliseconds of work, so that others are served in between. */
const CHUNK = 500;

const COLUMNS = [
  "Date",
  "Submission ID",
  "Name",
  "Email",
  "Phone",
  "Business",
  "Package",
  "Status",
  "Priority",
  "Message",
];

type Exported = Pick<
  Row<"formSubmissions">,
  | "id"
  | "createdAt"
  | "submissionId"
  | "fullName"
  | "email"
  | "phone"
  | "businessName"
  | "planPurchased"
  | "orderStatus"
  | "priority"
  | "message"
>;

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
  for (const part of parts(filters)) {
    let rows: Exported[] = [];
    do {
      rows = await listNext(services, part, rows.at(-1));
      if (rows.length > 0) yield rows.map((row) => line(row, zone)).join("");
      await nextTurn();
    } while (rows.length === CHUNK);
  }
  return undefined;
}

/** By priority is one priority after the other, each with the newest first. */
function parts(filters: Filters): Filters[] {
  if (filters.sort !== "priority" || filters.priority !== "all") return [filters];
  return (["urgent", "high", "normal"] satisfies Priority[]).map((priority) => ({ ...filters, priority }));
}

/** The rows behind `last`, found by its place in the order and not by counting. */
function listNext({ db }: Services, filters: Filters, last: Exported | undefined): Promise<Exported[]> {
  const { formSubmissions } = db.tables;
  const { id, createdAt, submissionId, fullName, email, phone, businessName } = formSubmissions;
  const { planPurchased, orderStatus, priority, message } = formSubmissions;
  const [behind, direction] = filters.sort === "oldest" ? [gt, asc] : [lt, desc];
  const after = last && or(behind(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), behind(id, last.id)));
  return db.read
    .select({
      id,
      createdAt,
      submissionId,
      fullName,
      email,
      phone,
      businessName,
      planPurchased,
      orderStatus,
      priority,
      message,
    })
    .from(formSubmissions)
    .where(and(matching(db, filters), after))
    .orderBy(direction(createdAt), direction(id))
    .limit(CHUNK);
}

function line(row: Exported, zone: string): string {
  return csvLine([
    formatMinute(row.createdAt, zone),
    row.submissionId,
    row.fullName,
    row.email,
    row.phone ?? "",
    row.businessName ?? "",
    packageLabel(row.planPurchased),
    row.orderStatus,
    row.priority,
    row.message,
  ]);
}
