import { and, eq, inArray, isNull, min, sql } from "drizzle-orm";
import { question } from "#app/packages/packages";
import type { Database, Writer } from "#drizzle/connect";

/** Keeps the time of an earlier message that still waits. */
export async function markWaiting({ tables }: Database, tx: Writer, orderId: string, since: Date): Promise<void> {
  const { id, waitingSince } = tables.formSubmissions;
  await tx
    .update(tables.formSubmissions)
    .set({ waitingSince: since })
    .where(and(eq(id, orderId), isNull(waitingSince)));
}

export async function markAnswered({ tables }: Database, tx: Writer, orderIds: string[], answeredAt: Date) {
  const { formSubmissions, orderMessages } = tables;
  const isWaiting = and(eq(orderMessages.sender, "customer"), isNull(orderMessages.answeredAt));
  await tx
    .update(orderMessages)
    .set({ answeredAt })
    .where(and(inArray(orderMessages.orderId, orderIds), isWaiting));
  await tx.update(formSubmissions).set({ waitingSince: null }).where(inArray(formSubmissions.id, orderIds));
}

/** An email answers a question, but not messages about an order, because the email may be about something else. */
export async function markQuestionsAnswered(db: Database, tx: Writer, orderIds: string[], answeredAt: Date) {
  const { id, planPurchased } = db.tables.formSubmissions;
  const questions = await tx
    .select({ id })
    .from(db.tables.formSubmissions)
    .where(and(inArray(id, orderIds), eq(planPurchased, question.value)));
  if (questions.length > 0)
    await markAnswered(
      db,
      tx,
      questions.map((row) => row.id),
      answeredAt,
    );
}

/** The status Question reopens a question, any other settles it. Unanswered messages still wait. */
export async function syncWaitingWithStatus({ tables }: Database, tx: Writer, orderIds: string[], isAsked: boolean) {
  const { formSubmissions, orderMessages } = tables;
  const firstUnanswered = tx
    .select({ at: min(orderMessages.createdAt) })
    .from(orderMessages)
    .where(
      and(
        eq(orderMessages.orderId, formSubmissions.id),
        eq(orderMessages.sender, "customer"),
        isNull(orderMessages.answeredAt),
      ),
    );
  const isQuestion = eq(formSubmissions.planPurchased, question.value);
  await tx
    .update(formSubmissions)
    .set({ waitingSince: isAsked ? new Date() : sql`(${firstUnanswered})` })
    .where(and(inArray(formSubmissions.id, orderIds), isQuestion));
}
