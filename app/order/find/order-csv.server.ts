import { formatAmount } from "#app/server/text/money";
import { formatMinute } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { contactEntries } from "../model/order-fields";
import { getBoughtLabel } from "../model/order-filters";
import { isDepositPaid } from "../model/quote";

type Order = Row<"formSubmissions">;
/** From the payment entries, in the order's currency. */
export interface OrderMoney {
  paidCents: number;
  refundedCents: number;
  taxCents: number;
  /** YYYY-MM-DD, the first day. */
  paidOn: string;
  paymentIds: string;
}
type AmountsOfOrder = Pick<Order, "priceCents" | "discountCents" | "currency">;

function describeColumn<Name extends keyof Order>(
  label: string,
  name: Name,
  format: (value: Order[Name], zone: string) => string = (value) => String(value ?? ""),
) {
  return { label, name, show: (order: Pick<Order, Name>, zone: string) => format(order[name], zone) };
}

const listContactColumns = (place: "csv" | "amounts") =>
  contactEntries.flatMap(([key, { headings }]) => {
    const label = headings[place];
    return label === undefined ? [] : [describeColumn(label, key)];
  });

/** Programs read these columns of "Export CSV" by position. */
export const orderColumns = [
  describeColumn("Date", "createdAt", formatMinute),
  describeColumn("Submission ID", "submissionId"),
  ...listContactColumns("csv"),
  {
    label: "Package",
    name: "packageName",
    show: (order: Pick<Order, "planPurchased" | "packageName">) => getBoughtLabel(order),
  },
  describeColumn("Status", "orderStatus"),
  describeColumn("Priority", "priority"),
  describeColumn("Message", "message"),
] as const;

const describeMoney = (label: string, show: (money: OrderMoney) => string) => ({
  label,
  show: ({ money }: { money: OrderMoney }) => show(money),
});

const describeSum = (label: string, name: "paidCents" | "refundedCents" | "taxCents") => ({
  label,
  show: ({ money, currency }: { money: OrderMoney } & Pick<Order, "currency">) => formatAmount(money[name], currency),
});

const describeAmount = (label: string, name: "discountCents" | "priceCents") => ({
  label,
  name,
  show: (order: AmountsOfOrder) => formatAmount(order[name], order.currency),
});

const dueColumns = [
  {
    label: "Payment",
    name: "paymentStatus",
    show: (order: Pick<Order, "paymentStatus" | "partPaidCents">) =>
      isDepositPaid(order) ? "deposit paid" : order.paymentStatus,
  },
  describeColumn("Currency", "currency", (currency) => currency.toUpperCase()),
  {
    label: "Price",
    name: "priceCents",
    show: ({ priceCents, discountCents, currency }: AmountsOfOrder) =>
      formatAmount(priceCents + discountCents, currency),
  },
  describeColumn("Coupon", "couponCode"),
  describeAmount("Discount", "discountCents"),
  describeAmount("Amount Due", "priceCents"),
] as const;

export const amountColumns = [
  ...orderColumns,
  ...dueColumns,
  describeSum("Tax", "taxCents"),
  describeSum("Paid", "paidCents"),
  describeSum("Refunded", "refundedCents"),
  describeMoney("Paid On", ({ paidOn }) => paidOn),
  describeMoney("Payment ID", ({ paymentIds }) => paymentIds),
  ...listContactColumns("amounts"),
] as const;

export const exportedColumns = [
  "id",
  "createdAt" as const,
  "planPurchased" as const,
  "partPaidCents" as const,
  ...[...orderColumns, ...dueColumns, ...listContactColumns("amounts")].map(({ name }) => name),
] as const;

export type ExportedOrder = Pick<Order, (typeof exportedColumns)[number]>;
