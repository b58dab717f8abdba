import type { ReactNode } from "react";
import { ReportTable } from "./report-table";
import type { RowView } from "./report-view.server";

interface MoneyTableProps {
  title: string;
  head: string;
  currency: string;
  rows: readonly RowView[];
  total: RowView;
  hasTax: boolean;
  hasDiscount?: boolean;
  isByTime?: boolean;
  csv: string;
  children?: ReactNode;
  note?: ReactNode;
}

const MAX_OPEN_ROWS = 12;

export function MoneyTable({ currency, rows, total, hasTax, hasDiscount, isByTime, ...table }: MoneyTableProps) {
  if (rows.length === 0) return null;
  const columns = [
    { label: "Payments", name: "payments" },
    { label: "Paid", name: "paid" },
    ...(hasDiscount && rows.some((row) => row.discountCents !== 0)
      ? [{ label: "Discount", name: "discount" } as const]
      : []),
    // Also without refunds, so that the tables line up.
    ...(total.refundedCents !== 0 ? [{ label: "Refunded", name: "refunded" } as const] : []),
    ...(hasTax ? [{ label: "Tax", name: "tax" } as const] : []),
    { label: "Net", name: "net" },
  ] as const;
  const byTime = { total, isFolded: rows.length > MAX_OPEN_ROWS };
  const most = Math.max(1, ...rows.map(({ netCents }) => netCents));
  const byShare = rows.length > 1 && { mark: (row: RowView) => <ShareBar part={row.netCents / most} /> };
  return (
    <ReportTable
      {...table}
      idSuffix={`-${currency}`}
      columns={columns}
      rows={rows}
      isEmpty={(row) => row.isEmpty}
      {...(isByTime ? byTime : byShare)}
    />
  );
}

/** On phones, bars are equally wide in all tables, whatever amount stands beside them. */
function ShareBar({ part }: { part: number }) {
  return (
    <svg
      className="mt-1 block h-1.5 w-full max-w-full bg-line max-[46rem]:mb-1.5 max-[46rem]:w-44"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="report-paid" width={Math.max(0, part * 100)} height="4" />
    </svg>
  );
}
