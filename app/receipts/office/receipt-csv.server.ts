import { BOM, formatCsvLine } from "../../server/list/csv";
import { formatAmount } from "../../server/text/money";
import { nameKind } from "../describe-receipt.server";
import type { FoundReceipt } from "../find-receipt.server";

interface Column {
  label: string;
  show: (found: FoundReceipt) => string;
}

const columns: readonly Column[] = [
  { label: "Number", show: ({ receipt }) => receipt.number },
  { label: "Kind", show: ({ receipt }) => nameKind(receipt) },
  { label: "Date", show: ({ receipt }) => receipt.day },
  { label: "Corrects", show: ({ receipt }) => receipt.printed.corrects ?? "" },
  { label: "Order or purchase", show: ({ receipt }) => receipt.about ?? "" },
  { label: "Company", show: ({ root }) => root.buyer?.company ?? "" },
  { label: "Name", show: ({ root }) => root.buyer?.name ?? "" },
  { label: "Email", show: ({ root }) => root.buyer?.email ?? "" },
  { label: "Country", show: ({ root }) => root.buyer?.country ?? "" },
  { label: "Tax ID", show: ({ root }) => root.buyer?.tax_id ?? "" },
  { label: "Description", show: ({ receipt }) => receipt.printed.lines.map(({ name }) => name).join("; ") },
  { label: "Currency", show: ({ receipt }) => receipt.currency.toUpperCase() },
  {
    label: "Before tax",
    show: ({ receipt }) => formatAmount(receipt.amountCents - receipt.taxCents, receipt.currency),
  },
  { label: "Tax", show: ({ receipt }) => formatAmount(receipt.taxCents, receipt.currency) },
  { label: "Total", show: ({ receipt }) => formatAmount(receipt.amountCents, receipt.currency) },
  { label: "Payment", show: ({ receipt }) => receipt.eventId ?? "" },
];

export const CSV_HEAD = BOM + formatCsvLine(columns.map(({ label }) => label));

export const toCsvLine = (found: FoundReceipt): string => formatCsvLine(columns.map(({ show }) => show(found)));
