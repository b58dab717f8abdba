import { formatMinute } from "#app/server/business-time.server";
import type { Row } from "#drizzle/schema";
import { contactEntries } from "../../order-fields";
import { packageLabel } from "../query/filters";
import { BOM, csvLine } from "./csv";

type Order = Row<"formSubmissions">;

function describeColumn<Name extends keyof Order>(
  label: string,
  name: Name,
  format: (value: Order[Name], zone: string) => string = (value) => String(value ?? ""),
) {
  return { label, name, show: (order: Pick<Order, Name>, zone: string) => format(order[name], zone) };
}

/** The columns of the file (specification section 7): heading, the column that is read, and how it is written. */
const columns = [
  describeColumn("Date", "createdAt", formatMinute),
  describeColumn("Submission ID", "submissionId"),
  ...contactEntries.flatMap(([key, { headings }]) => (headings.csv ? [describeColumn(headings.csv, key)] : [])),
  describeColumn("Package", "planPurchased", packageLabel),
  describeColumn("Status", "orderStatus"),
  describeColumn("Priority", "priority"),
  describeColumn("Message", "message"),
] as const;

/** What the export reads. It also sorts by id and createdAt. */
export const exportedColumns = ["id", "createdAt" as const, ...columns.map(({ name }) => name)] as const;

export type ExportedOrder = Pick<Order, (typeof exportedColumns)[number]>;

export const csvHead = BOM + csvLine(columns.map(({ label }) => label));

export function orderCsvLine(order: ExportedOrder, zone: string): string {
  return csvLine(columns.map(({ show }) => show(order, zone)));
}
