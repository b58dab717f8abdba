import { and, eq, isNotNull } from "drizzle-orm";
import type { Refund } from "../payment/follow-refunds.server";
import type { Services } from "../server/services.server";
import { formatMoney } from "../server/text/money";
import { getReasonLabel } from "./refund-reasons";

const states: Record<Refund["state"], string> = { asked: ", not confirmed yet", done: "", failed: ", not made" };

export async function listRefundHistory(
  { db }: Pick<Services, "db">,
  { reference, intent }: { reference: string; intent?: string | null },
) {
  const { refunds } = db.tables;
  const isOfRecord =
    intent === undefined
      ? eq(refunds.reference, reference)
      : and(isNotNull(refunds.paymentIntent), eq(refunds.paymentIntent, intent ?? ""));
  const rows = await db.read.select().from(refunds).where(isOfRecord);
  return rows.map(({ id, createdAt: at, actor, amountCents, currency, reason, state, note, problem }) => ({
    ...{ id, at, actor },
    text: `Refund of ${formatMoney(amountCents, currency)}${states[state]}: ${getReasonLabel(reason)}`,
    detail: [note, problem].filter(Boolean).join(" ") || null,
  }));
}
