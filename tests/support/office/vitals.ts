import type { Site } from "../site";

export const listVitals = ({ services: { db } }: Site) => db.read.select().from(db.tables.webVitals);

export const listVitalDays = ({ services: { db } }: Site) => db.read.select().from(db.tables.webVitalDays);

export async function deleteVitals({ services: { db } }: Site): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of [db.tables.webVitals, db.tables.webVitalDays]) await tx.delete(table);
  });
}
