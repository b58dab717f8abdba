import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import { formatMoment } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { problemLabels } from "../order-words";
import { packageLabel } from "../query/filters";
import { TRASH_KEPT_DAYS } from "./empty-trash.server";

const MOST = 200;

/** What has a payment problem, then what was deleted last, at most 200 of it, and how many orders the trash holds. Times are in BUSINESS_TIMEZONE. */
export async function listTrash({ db, env }: Services, now = Date.now()) {
  const { formSubmissions } = db.tables;
  const { id, submissionId, fullName, email, planPurchased, paymentProblem, deletedAt } = formSubmissions;
  const shown = { id, number: submissionId, name: fullName, email, plan: planPurchased, problem: paymentProblem };
  const rows = await db.read
    .select({ ...shown, at: deletedAt })
    .from(formSubmissions)
    .where(isNotNull(deletedAt))
    .orderBy(asc(isNull(paymentProblem)), desc(deletedAt), desc(id))
    .limit(MOST);
  const total = rows.length < MOST ? rows.length : await db.read.$count(formSubmissions, isNotNull(deletedAt));
  return {
    total,
    rows: rows.map(({ at, plan, problem, ...row }) => ({
      ...row,
      problem: problem && problemLabels[problem],
      package: packageLabel(plan),
      deleted: at ? formatMoment(at, env.BUSINESS_TIMEZONE, now) : "",
      daysLeft: Math.max(0, Math.ceil(TRASH_KEPT_DAYS - (now - (at?.getTime() ?? now)) / 86_400_000)),
    })),
  };
}
