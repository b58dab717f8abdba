import { getTableName } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { readRevision } from "#drizzle/revisions";
import type { CombinedFeatures, Watched } from "../feature.server";
import { hashContent } from "../new-id.server";

export function listAffected(
  { tables }: Pick<Database, "tables">,
  watched: Readonly<Record<string, Watched>>,
  written: ReadonlySet<string>,
): string[] {
  if (written.size === 0) return [];
  return Object.entries(watched).flatMap(([name, list]) =>
    list.tables.some((table) => written.has(getTableName(tables[table]))) ? [name] : [],
  );
}

export async function readListRevision(
  { db, features }: { db: Database; features: Pick<CombinedFeatures, "watchedLists"> },
  name: string,
): Promise<string> {
  const [count, state] = await Promise.all([readRevision(db, name), features.watchedLists[name]?.readState?.(db)]);
  return hashContent([name, count, state]).slice(0, 16);
}
