import { formatMinute } from "#app/server/business-time.server";
import type { Row } from "#drizzle/schema";
import { contactEntries } from "../../order-fields";
import { getPackageLabel } from "../query/filters";

type Order = Row<"formSubmissions">;

function describeColumn<Name extends keyof Order>(
  label: string,
  name: Name,
  format: (value: Order[Name], zone: string) => string = (value) => String(value ?? ""),
) {
  return { label, name, show: (order: Pick<Order, Name>, zone: string) => format(order[name], zone) };
}

export const orderColumns = [
  describeColumn("Date", "createdAt", formatMinute),
  describeColumn("Submission ID", "submissionId"),
  ...contactEntries.flatMap(([key, { headings }]) => (headings.csv ? [describeColumn(headings.csv, key)] : [])),
  describeColumn("Package", "planPurchased", getPackageLabel),
  describeColumn("Status", "orderStatus"),
  describeColumn("Priority", "priority"),
  describeColumn("Message", "message"),
  describeColumn("Coupon", "couponCode"),
  describeColumn("Discount", "discountCents", (cents) => (cents > 0 ? (cents / 100).toFixed(2) : "")),
] as const;

export const exportedColumns = ["id", "createdAt" as const, ...orderColumns.map(({ name }) => name)] as const;

export type ExportedOrder = Pick<Order, (typeof exportedColumns)[number]>;
