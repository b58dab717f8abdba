import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { actionNeeded, type Filters } from "./filters";

/** The orders that the office knows: those not in the trash. */
export function alive({ tables: { formSubmissions } }: Database): SQL {
  return isNull(formSubmissions.deletedAt);
}

/** The orders that a filter lets through. */
export function matching(db: Database, filters: Filters): SQL | undefined {
  const { planPurchased, orderStatus, priority } = db.tables.formSubmissions;
  return and(
    alive(db),
    filters.package === "all" ? undefined : eq(planPurchased, filters.package),
    filters.status === "all"
      ? undefined
      : filters.status === actionNeeded
        ? needsAction(db)
        : eq(orderStatus, filters.status),
    filters.priority === "all" ? undefined : eq(priority, filters.priority),
    filters.q ? found(db, filters.q) : undefined,
  );
}

function needsAction({ tables: { formSubmissions } }: Database): SQL | undefined {
  const { orderStatus, paymentStatus } = formSubmissions;
  return or(eq(orderStatus, "in_progress"), and(eq(orderStatus, "pending_payment"), eq(paymentStatus, "paid")));
}

/** Name, e-mail or number contain what was typed, in whatever case (specification section 5). */
function found({ tables: { formSubmissions } }: Database, q: string): SQL {
  const escaped = q.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql`${formSubmissions.search} like ${`%${escaped}%`} escape '\\'`;
}
