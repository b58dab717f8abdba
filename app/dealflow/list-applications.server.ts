import { and, type Column, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { cleanText } from "#app/server/clean-text";
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
  const [total, grouped] = await Promise.all([
    db.read.$count(table),
    db.read.select({ status: table.status, found: count() }).from(table).where(searched).groupBy(table.status),
  ]);
  const countOf = (stage: Stage) => grouped.find(({ status }) => status === stage)?.found ?? 0;
  const counts = Object.fromEntries(stages.map((stage) => [stage, countOf(stage)])) as Record<Stage, number>;
  const found = filter.status ? counts[filter.status] : grouped.reduce((sum, group) => sum + group.found, 0);
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(filter.page, pages);

  const { id, fullName, businessName, email, status, submittedDate } = table;
  const applications = await db.read
    .select({ id, fullName, businessName, email, status, submittedDate })
    .from(table)
    .where(and(searched, filter.status ? eq(status, filter.status) : undefined))
    .orderBy(desc(submittedDate), desc(id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { applications, found, total, counts, page, pages };
}

/** Whether one of the columns holds the words, whatever their case. % and _ mean themselves. */
function matching(search: string, columns: Column[]): SQL | undefined {
  const words = cleanText(search).toLowerCase();
  if (!words) return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => sql`lower(${column}) LIKE ${pattern} ESCAPE '\\'`));
}
