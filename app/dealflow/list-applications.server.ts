import { type Column, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { Filters } from "./filters";
import { type Stage, stages } from "./statuses";

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
export async function listApplications({ db }: Pick<Services, "db">, filters: Filters): Promise<ApplicationPage> {
  const { dealflowApplications: table } = db.tables;
  const searched = anyContains([table.fullName, table.businessName, table.email], filters.q);
  const [everyStage, matches] = await Promise.all([
    db.read.select({ status: table.status, found: count() }).from(table).groupBy(table.status),
    searched &&
      scanRows(db, {
        table,
        id: table.id,
        time: table.submittedDate,
        kind: table.status,
        condition: searched,
      }),
  ]);
  const total = everyStage.reduce((sum, { found }) => sum + found, 0);
  const countOf = (stage: Stage) =>
    matches
      ? matches.filter(({ kind }) => kind === stage).length
      : (everyStage.find(({ status }) => status === stage)?.found ?? 0);
  const counts = Object.fromEntries(stages.map((stage) => [stage, countOf(stage)])) as Record<Stage, number>;
  const found = filters.status ? counts[filters.status] : stages.reduce((sum, stage) => sum + counts[stage], 0);
  const { page, pages, offset } = paginate(found, filters.page);

  const { id, fullName, businessName, email, status, submittedDate } = table;
  const listed = db.read
    .select({ id, fullName, businessName, email, status, submittedDate })
    .from(table)
    .orderBy(desc(submittedDate), desc(id));
  const shown = matches?.filter(({ kind }) => !filters.status || kind === filters.status);
  const applications = shown
    ? await listed.where(
        inArray(
          id,
          shown.slice(offset, offset + PAGE_SIZE).map((match) => match.id),
        ),
      )
    : await listed
        .where(filters.status ? eq(status, filters.status) : undefined)
        .limit(PAGE_SIZE)
        .offset(offset);
  return { applications, found, total, counts, page, pages };
}

/** One of the columns contains the text, in whatever case. */
function anyContains(columns: Column[], text: string): SQL | undefined {
  return text ? or(...columns.map((column) => contains(sql`lower(${column})`, text))) : undefined;
}
