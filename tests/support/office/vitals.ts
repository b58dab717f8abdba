import type { Site } from "../site";

/** All measurements that are not summed up yet. */
export const vitalsOf = ({ services: { db } }: Site) => db.read.select().from(db.tables.webVitals);

/** All days that are. */
export const vitalDaysOf = ({ services: { db } }: Site) => db.read.select().from(db.tables.webVitalDays);

export async function emptyVitals({ services: { db } }: Site): Promise<void> {
  await db.transact(async (tx) => {
    for (const table of [db.tables.webVitals, db.tables.webVitalDays]) await tx.delete(table);
  });
}
