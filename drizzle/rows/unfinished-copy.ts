import { sql } from "drizzle-orm";
import type { Database } from "../database";
import { retryWhileBusy } from "../retry-busy";

export const STATE_TABLE = "unfinished_copy";

export const UNFINISHED =
  "This database has only part of its rows, because a restore or a copy into it was interrupted. Run the same command again: it goes on where it stopped. Or use another, empty database.";

export async function isUnfinished({ native }: Pick<Database, "native">): Promise<boolean> {
  if (native.dialect === "sqlite") {
    const query = sql`select 1 from sqlite_schema where name = ${STATE_TABLE}`;
    // Another process that starts may be creating the database.
    return (await retryWhileBusy(() => native.drizzle.all(query))).length > 0;
  }
  const { rows } = await native.drizzle.execute(sql`select 1 where to_regclass(${STATE_TABLE}) is not null`);
  return rows.length > 0;
}
