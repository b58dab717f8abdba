import { desc } from "drizzle-orm";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";

const SHOWN = 20;

/** Records that data was erased, but not whose. `counts`: keyed by what was done, such as "orders deleted". */
export async function recordErasure(
  { db }: Pick<Services, "db">,
  actor: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const done = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(done).length === 0) return;
  await db.transact((tx) => tx.insert(db.tables.erasures).values({ id: newId(), actor, counts: done }));
}

export async function listErasures({ db, env }: Pick<Services, "db" | "env">) {
  const { erasures } = db.tables;
  const { createdAt, id } = erasures;
  const rows = await db.read.select().from(erasures).orderBy(desc(createdAt), desc(id)).limit(SHOWN);
  return rows.map(({ id, createdAt, actor, counts }) => ({
    ...{ id, actor },
    at: formatMoment(createdAt, env.BUSINESS_TIMEZONE),
    text: Object.entries(counts)
      .map(([what, count]) => `${what}: ${count}`)
      // PostgreSQL does not keep the order of keys.
      .sort()
      .join(", "),
  }));
}
