import { formatMinute } from "#app/server/business-time.server";
import type { Row } from "#drizzle/schema";
import { contactEntries } from "../../order-fields";
import { getPackageLabel } from "../query/filters";
import { BOM, formatCsvLine } from "./csv";

type Order = Row<"formSubmissions">;

function describeColumn<Name extends keyof Order>(
  label: string,
  name: Name,
  format: (value: Order[Name], zone: string) => string = (value) => String(value ?? ""),
) {
  return { label, name, show: (order: Pick<Order, Name>, zone: string) => format(order[name], zone) };
}

const columns = [
  describeColumn("Date", "createdAt", formatMinute),
  describeColumn("Submission ID", "submissionId"),
  ...contactEntries.flatMap(([key, { headings }]) => (headings.csv ? [describeColumn(headings.csv, key)] : [])),
  describeColumn("Package", "planPurchased", getPackageLabel),
  describeColumn("Status", "orderStatus"),
  describeColumn("Priority", "priority"),
  describeColumn("Message", "message"),
] as const;

export const exportedColumns = ["id", "createdAt" as const, ...columns.map(({ name }) => name)] as const;

export type ExportedOrder = Pick<Order, (typeof exportedColumns)[number]>;

export const csvHeader = BOM + formatCsvLine(columns.map(({ label }) => label));

export function formatOrderLine(order: ExportedOrder, zone: string): string {
  return formatCsvLine(columns.map(({ show }) => show(order, zone)));
}
