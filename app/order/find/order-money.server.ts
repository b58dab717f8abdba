import { inArray } from "drizzle-orm";
import { listLasting } from "#app/payment/payment-entries.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { ExportedOrder, OrderMoney } from "./order-csv.server";

type Entry = Row<"paymentEntries">;

/** Also finds second payments of an order. */
export async function readOrderMoney(
  { read, tables: { paymentEntries } }: Database,
  orders: readonly ExportedOrder[],
): Promise<(order: ExportedOrder) => OrderMoney> {
  const numbers = orders.map(({ submissionId }) => submissionId);
  const entries = await read
    .select()
    .from(paymentEntries)
    .where(inArray(paymentEntries.reference, numbers))
    .orderBy(paymentEntries.createdAt, paymentEntries.id);
  const byNumber = new Map<string | null, Entry[]>(numbers.map((number) => [number, []]));
  for (const entry of entries) byNumber.get(entry.reference)?.push(entry);
  return ({ submissionId, currency }) => addUp(byNumber.get(submissionId) ?? [], currency);
}

function addUp(entries: readonly Entry[], currency: string): OrderMoney {
  const inCurrency = entries.filter((entry) => entry.currency === currency);
  const payments = inCurrency.filter(({ kind }) => kind === "payment");
  const refunds = inCurrency.filter(({ kind }) => kind !== "payment");
  const sum = (some: readonly Entry[], name: "amountCents" | "taxCents") =>
    some.reduce((cents, entry) => cents + entry[name], 0);
  const lasting = listLasting(entries);
  const ids = lasting.map(({ paymentIntent }) => paymentIntent ?? "by hand");
  return {
    paidCents: sum(payments, "amountCents"),
    refundedCents: sum(refunds, "amountCents"),
    taxCents: sum(payments, "taxCents") - sum(refunds, "taxCents"),
    paidOn: lasting.find((payment) => payment.currency === currency)?.day ?? "",
    paymentIds: [...new Set(ids)].join(" "),
  };
}
