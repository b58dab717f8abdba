import { and, count, desc, eq, sum } from "drizzle-orm";
import { formatDay, formatIsoDate } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";

const MAX_SHOWN = 12;

/** The newest, and the average of all. Null if none is published. */
export async function listPublishedReviews({ db, env }: Pick<Services, "db" | "env">, productId: string) {
  const { productReviews } = db.tables;
  const { stars, text, name, createdAt } = productReviews;
  const arePublished = and(eq(productReviews.productId, productId), eq(productReviews.state, "published"));
  const rows = await db.read
    .select({ stars, text, name, createdAt })
    .from(productReviews)
    .where(arePublished)
    .orderBy(desc(createdAt))
    .limit(MAX_SHOWN);
  if (rows.length === 0) return null;
  const [total] = await db.read
    .select({ count: count(), stars: sum(stars) })
    .from(productReviews)
    .where(arePublished);
  const all = total?.count ?? rows.length;
  return {
    count: all,
    /** Rounded to one decimal. */
    average: Math.round((Number(total?.stars ?? 0) / all) * 10) / 10,
    newest: rows.map(({ createdAt, ...review }) => ({
      ...review,
      on: formatDay(createdAt, env.BUSINESS_TIMEZONE),
      isoDay: formatIsoDate(createdAt, env.BUSINESS_TIMEZONE),
    })),
  };
}

export type PublishedReviews = NonNullable<Awaited<ReturnType<typeof listPublishedReviews>>>;
