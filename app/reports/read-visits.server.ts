import { and, gte, lte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Services } from "../server/services.server";
import { WITHIN_SITE } from "../server/visits/describe-view";
import type { Period } from "./period.server";

export interface VisitRow {
  name: string;
  views: number;
  /** Views of pages that were not opened from another page of this site. */
  visits: number;
}

export interface Visits {
  pages: VisitRow[];
  sources: VisitRow[];
  devices: VisitRow[];
}

export async function readVisits(
  { db }: Pick<Services, "db">,
  { from, to }: Pick<Period, "from" | "to">,
): Promise<Visits> {
  const { pageViews } = db.tables;
  const { day, path, source, device, views } = pageViews;
  const sums = {
    views: sql`sum(${views})`.mapWith(Number),
    visits: sql`sum(case when ${source} <> ${WITHIN_SITE} then ${views} else 0 end)`.mapWith(Number),
  };
  const sumUp = async (name: AnyPgColumn): Promise<VisitRow[]> => {
    const rows = await db.read
      .select({ name, ...sums })
      .from(pageViews)
      .where(and(gte(day, from), lte(day, to)))
      .groupBy(name);
    return rows
      .map((row) => ({ ...row, name: String(row.name) }))
      .sort((a, b) => b.visits - a.visits || b.views - a.views || (a.name < b.name ? -1 : 1));
  };
  const [pages, sources, devices] = await Promise.all([sumUp(path), sumUp(source), sumUp(device)]);
  return {
    pages: pages.sort((a, b) => b.views - a.views),
    sources: sources.filter(({ name }) => name !== WITHIN_SITE),
    devices: devices.map((row) => ({ ...row, name: row.name.charAt(0).toUpperCase() + row.name.slice(1) })),
  };
}
