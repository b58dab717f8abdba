import { type Column, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { cleanText } from "#app/server/forms/clean-text";
import { contains } from "#app/server/list/contains.server";
import { walkRows } from "#app/server/list/walk-rows.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { Filter } from "./filter";
import { type Stage, stages } from "./statuses";

/** Applications on a page. */
export const PAGE_SIZE = 50;

type ListedApplication = Pick<
  Row<"dealflowApplications">,
  "id" | "fullName" | "businessName" | "email" | "status" | "submittedDate"
>;

export interface ApplicationPage {
  applications: ListedApplication[];
  /** How many fit the filter, and how many there are at all. */
  found: number;
  total: number;
  /** How many fit the search, by status. */
  counts: Record<Stage, number>;
  /** The page shown: the last one where the filter asks for one behind it. */
  page: number;
  pages: number;
}

/**
 * A page of the applications that fit the filter, the newest first. Search looks into name, business and e-mail
 * (specification section 5, Admin (deal-flow)).
 */
export async function listApplications({ db }: Pick<Services, "db">, filter: Filter): Promise<ApplicationPage> {
  const { dealflowApplications: table } = db.tables;
  const searched = matching(filter.search, [table.fullName, table.businessName, table.email]);
  const [everyStage, matches] = await Promise.all([
    db.read.select({ status: table.status, found: count() }).from(table).groupBy(table.status),
    searched && walkRows(db, { table, id: table.id, at: table.submittedDate, kind: table.status, fits: searched }),
  ]);
  const total = everyStage.reduce((sum, { found }) => sum + found, 0);
  const countOf = (stage: Stage) =>
    matches
      ? matches.filter(({ kind }) => kind === stage).length
      : (everyStage.find(({ status }) => status === stage)?.found ?? 0);
  const counts = Object.fromEntries(stages.map((stage) => [stage, countOf(stage)])) as Record<Stage, number>;
  const found = filter.status ? counts[filter.status] : stages.reduce((sum, stage) => sum + counts[stage], 0);
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(filter.page, pages);
  const offset = (page - 1) * PAGE_SIZE;

  const { id, fullName, businessName, email, status, submittedDate } = table;
  const listed = db.read
    .select({ id, fullName, businessName, email, status, submittedDate })
    .from(table)
    .orderBy(desc(submittedDate), desc(id));
  const shown = matches?.filter(({ kind }) => !filter.status || kind === filter.status);
  const applications = shown
    ? await listed.where(
        inArray(
          id,
          shown.slice(offset, offset + PAGE_SIZE).map((match) => match.id),
        ),
      )
    : await listed
        .where(filter.status ? eq(status, filter.status) : undefined)
        .limit(PAGE_SIZE)
        .offset(offset);
  return { applications, found, total, counts, page, pages };
}

/** Whether one of the columns holds the words, whatever their case. % and _ mean themselves. */
function matching(search: string, columns: Column[]): SQL | undefined {
  const words = cleanText(search).toLowerCase();
  if (!words) return undefined;
  return or(...columns.map((column) => contains(sql`lower(${column})`, words)));
}
