import type { Row } from "#drizzle/schema";
import type { QuoteLine } from "#drizzle/schema/values";
import { paymentLabels } from "./order-labels";
import { unpaidPaymentStatuses } from "./unpaid";

type Order = Row<"formSubmissions">;
type Priced = Pick<Order, "quote" | "priceCents" | "partPaidCents">;

/** What is due now. A price in two parts has a payment for each. */
export type Part = "whole" | "deposit" | "balance";

export const sumLines = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);

export function getDuePart({ quote, partPaidCents }: Pick<Priced, "quote" | "partPaidCents">): Part {
  if (partPaidCents > 0) return "balance";
  return quote?.depositCents ? "deposit" : "whole";
}

export const getDueCents = (order: Priced): number => getPartCents(order, getDuePart(order));

export function getPartCents({ quote, priceCents, partPaidCents }: Priced, part: Part): number {
  const depositCents = quote?.depositCents ?? 0;
  if (part === "deposit") return depositCents;
  return part === "balance" ? priceCents - (partPaidCents || depositCents) : priceCents;
}

/** The order after a payment of the part. The page may have shown another amount than is due now. */
export function addPart({ priceCents, partPaidCents }: Priced, part: Part, cents: number): Partial<Order> {
  if (part === "whole") return { paymentStatus: "paid" };
  const paidCents = partPaidCents + cents;
  return { partPaidCents: paidCents, paymentStatus: paidCents >= priceCents ? "paid" : "pending" };
}

export const addPaidTax = (
  order: Pick<Order, "taxCents" | "tax">,
  part: Part,
  paid: Pick<Order, "taxCents" | "tax">,
): Pick<Order, "taxCents" | "tax"> =>
  part === "whole" ? paid : { taxCents: order.taxCents + paid.taxCents, tax: paid.tax ?? order.tax };

const references = { whole: "", deposit: "-1", balance: "-2" } as const;

/** The reference of a part's payment. Any other payment has the order's number. */
export const getPartReference = ({ submissionId }: Pick<Order, "submissionId">, part: Part): string =>
  submissionId + references[part];

export function readPartReference(reference: string): { number: string; part: Part } {
  const suffix = /^(SUB-.+)-([12])$/.exec(reference);
  if (!suffix) return { number: reference, part: "whole" };
  return { number: suffix[1] ?? "", part: suffix[2] === "1" ? "deposit" : "balance" };
}

type Payment = Pick<Order, "quote" | "paymentStatus" | "partPaidCents">;

export const isDraft = ({ quote, paymentStatus }: Pick<Order, "quote" | "paymentStatus">): boolean =>
  quote !== null && paymentStatus === "n/a";

export const isDepositPaid = ({
  paymentStatus,
  partPaidCents,
}: Pick<Payment, "paymentStatus" | "partPaidCents">): boolean =>
  partPaidCents > 0 && unpaidPaymentStatuses.some((status) => status === paymentStatus);

/** More is due, whatever the status says. */
export const isBalanceDue = ({ priceCents, partPaidCents }: Pick<Priced, "priceCents" | "partPaidCents">): boolean =>
  partPaidCents > 0 && partPaidCents < priceCents;

/** `today`: YYYY-MM-DD in the business's time zone. A paid deposit keeps a quote valid. */
export const isExpired = ({ quote, partPaidCents }: Pick<Order, "quote" | "partPaidCents">, today: string): boolean =>
  quote !== null && partPaidCents === 0 && quote.validUntil < today;

/** Nothing is paid, so the price may still change. */
export const isQuoteOpen = ({ quote, paymentStatus, partPaidCents }: Payment): boolean =>
  quote !== null && partPaidCents === 0 && paymentStatus !== "paid" && paymentStatus !== "refunded";

export function getPaymentLabel(order: Payment): string {
  if (isDraft(order)) return "Draft quote";
  return isDepositPaid(order) ? "Deposit paid" : paymentLabels[order.paymentStatus];
}
