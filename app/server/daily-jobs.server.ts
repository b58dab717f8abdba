import { lt } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Services } from "./services.server";
import { formatIsoDate } from "./time/business-time.server";

/** Returns false if the job has run on this day (in BUSINESS_TIMEZONE). Its row stays locked until the commit. */
export async function claimDay(
  { db, env }: Pick<Services, "db" | "env">,
  tx: Writer,
  task: string,
  now: number,
  { again = false } = {},
): Promise<boolean> {
  const { nightlyRuns } = db.tables;
  const day = formatIsoDate(new Date(now), env.BUSINESS_TIMEZONE);
  const setWhere = again ? undefined : lt(nightlyRuns.day, day);
  const claimed = await tx
    .insert(nightlyRuns)
    .values({ task, day })
    .onConflictDoUpdate({ target: nightlyRuns.task, set: { day }, setWhere })
    .returning();
  return claimed.length > 0;
}
