import { and, asc, eq, sql } from "drizzle-orm";
import { lockValue } from "#drizzle/lock-rows";
import { formatIsoDate } from "../server/time/business-time.server";
import { type IssueServices, issueOldReceipt } from "./issue-receipt.server";
import { closeYears } from "./receipt-number.server";

const BATCH = 50;

/** Without parameters, because a partial index applies only to exactly the same condition. */
const HAS_NO_RECEIPT = sql.raw("not has_receipt");

export async function issueMissingReceipts(services: IssueServices, now: number): Promise<void> {
  const { db, env } = services;
  const { paymentEntries } = db.tables;
  const { id, createdAt } = paymentEntries;
  for (;;) {
    const found = await db.read
      .select({ id })
      .from(paymentEntries)
      .where(HAS_NO_RECEIPT)
      .orderBy(asc(createdAt), asc(id))
      .limit(BATCH);
    if (found.length === 0) break;
    await db.transact(async (tx) => {
      await lockValue(db, tx, "missing receipts");
      for (const one of found) {
        // One at a time, because a credit note also issues the receipt that it corrects.
        const [entry] = await tx
          .select()
          .from(paymentEntries)
          .where(and(eq(id, one.id), HAS_NO_RECEIPT));
        if (entry) await issueOldReceipt(services, tx, entry);
      }
    });
  }
  await closeYears({ db, today: formatIsoDate(new Date(now), env.BUSINESS_TIMEZONE) });
}
