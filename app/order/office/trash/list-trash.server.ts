import { asc, desc, isNotNull, isNull } from "drizzle-orm";
import { formatMoment } from "#app/server/business-time.server";
import { DAY } from "#app/server/durations";
import type { Services } from "#app/server/services.server";
import { problemLabels } from "../order-labels";
import { getPackageLabel } from "../query/filters";
import { TRASH_DAYS } from "./empty-trash.server";

/** No paging: everything in the trash is removed after 30 days. */
const MAX_SHOWN = 200;

export async function listTrash({ db, env }: Services, now = Date.now()) {
  const { formSubmissions } = db.tables;
  const { id, submissionId, fullName, email, planPurchased, paymentProblem, deletedAt } = formSubmissions;
  const columns = { id, number: submissionId, name: fullName, email, plan: planPurchased, problem: paymentProblem };
  const rows = await db.read
    .select({ ...columns, at: deletedAt })
    .from(formSubmissions)
    .where(isNotNull(deletedAt))
    .orderBy(asc(isNull(paymentProblem)), desc(deletedAt), desc(id))
    .limit(MAX_SHOWN);
  const total = rows.length < MAX_SHOWN ? rows.length : await db.read.$count(formSubmissions, isNotNull(deletedAt));
  return {
    total,
    rows: rows.map(({ at, plan, problem, ...row }) => ({
      ...row,
      problem: problem && problemLabels[problem],
      package: getPackageLabel(plan),
      deleted: at ? formatMoment(at, env.BUSINESS_TIMEZONE, now) : "",
      daysLeft: Math.max(0, Math.ceil(TRASH_DAYS - (now - (at?.getTime() ?? now)) / DAY)),
    })),
  };
}
