import { listRows } from "../database/rows";
import type { Site } from "../site";

export const listVitals = (site: Site) => listRows(site, "webVitals");

export const listVitalDays = (site: Site) => listRows(site, "webVitalDays");

export async function deleteVitals({ services: { db } }: Site): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of [db.tables.webVitals, db.tables.webVitalDays]) await tx.delete(table);
  });
}
