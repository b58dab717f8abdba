import { desc, isNotNull } from "drizzle-orm";
import { formatMoment } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { TRASH_KEPT_DAYS } from "#app/server/trash.server";
import { packageLabel } from "./filters";

const MOST = 200;

/** What was deleted last, at most 200 of it, and how many orders the trash holds. Times are in BUSINESS_TIMEZONE. */
export async function listTrash({ db, env }: Services, now = Date.now()) {
  const { formSubmissions } = db.tables;
  const { id, submissionId, fullName, email, planPurchased, deletedAt } = formSubmissions;
  const rows = await db.read
    .select({ id, number: submissionId, name: fullName, email, plan: planPurchased, at: deletedAt })
    .from(formSubmissions)
    .where(isNotNull(deletedAt))
    .orderBy(desc(deletedAt), desc(id))
    .limit(MOST);
  const total = rows.length < MOST ? rows.length : await db.read.$count(formSubmissions, isNotNull(deletedAt));
  return {
    total,
    rows: rows.map(({ at, plan, ...row }) => ({
      ...row,
      package: packageLabel(plan),
      deleted: at ? formatMoment(at, env.BUSINESS_TIMEZONE, now) : "",
      daysLeft: Math.max(0, Math.ceil(TRASH_KEPT_DAYS - (now - (at?.getTime() ?? now)) / 86_400_000)),
    })),
  };
}
