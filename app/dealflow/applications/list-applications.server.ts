import { and, type Column, count, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import type { Filters } from "../model/filters";
import { type Stage, stages } from "../model/stages";

type ListedApplication = Pick<
  Row<"dealflowApplications">,
  "id" | "fullName" | "businessName" | "email" | "status" | "submittedDate"
>;

export interface ApplicationPage {
  applications: ListedApplication[];
  found: number;
  total: number;
  counts: Record<Stage, number>;
  page: number;
  pages: number;
  offset: number;
}

export async function listApplications({ db }: Pick<Services, "db">, filters: Filters): Promise<ApplicationPage> {
  const { dealflowApplications: table } = db.tables;
  const isListed = isNull(table.deletedAt);
  const matchesSearch = anyColumnContains([table.fullName, table.businessName, table.email], filters.q);
  const [stageCounts, matches] = await Promise.all([
    db.read.select({ status: table.status, found: count() }).from(table).where(isListed).groupBy(table.status),
    matchesSearch &&
      scanRows(db, {
        table,
        id: table.id,
        time: table.submittedDate,
        kind: table.status,
        indexed: isListed,
        condition: matchesSearch,
      }),
  ]);
  const total = stageCounts.reduce((sum, { found }) => sum + found, 0);
  const getCount = (stage: Stage) =>
    matches
      ? matches.filter(({ kind }) => kind === stage).length
      : (stageCounts.find(({ status }) => status === stage)?.found ?? 0);
  const counts = Object.fromEntries(stages.map((stage) => [stage, getCount(stage)])) as Record<Stage, number>;
  const found = filters.status ? counts[filters.status] : stages.reduce((sum, stage) => sum + counts[stage], 0);
  const { page, pages, offset } = paginate(found, filters.page);

  const { id, fullName, businessName, email, status, submittedDate } = table;
  const listed = db.read
    .select({ id, fullName, businessName, email, status, submittedDate })
    .from(table)
    .orderBy(desc(submittedDate), desc(id));
  const selectedMatches = matches?.filter(({ kind }) => !filters.status || kind === filters.status);
  const applications = selectedMatches
    ? await listed.where(
        inArray(
          id,
          selectedMatches.slice(offset, offset + PAGE_SIZE).map((match) => match.id),
        ),
      )
    : await listed
        .where(and(isListed, filters.status ? eq(status, filters.status) : undefined))
        .limit(PAGE_SIZE)
        .offset(offset);
  return { applications, found, total, counts, page, pages, offset };
}

function anyColumnContains(columns: Column[], text: string): SQL | undefined {
  return text ? or(...columns.map((column) => contains(sql`lower(${column})`, text))) : undefined;
}
