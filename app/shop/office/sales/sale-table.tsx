import { Link } from "@remix-run/react";
import { type Filters, getListUrl, getSaleUrl, noFilters } from "#app/shop/model/sale-filters";
import type { SaleStatus } from "#app/shop/model/sale-status";
import { NoRecords, RecordsNotLoaded } from "#app/ui/list/records/no-records.tsx";
import { type Column, RecordLink, RecordsTable, renderRows } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "#app/ui/list/render-email.tsx";
import { SaleStatusLabel } from "./sale-status-label";

interface SaleRow {
  number: string;
  bought: string;
  title: string;
  email: string;
  paid: string;
  coupon: string | null;
  downloads: string;
  isExpired: boolean;
  status: SaleStatus;
}

interface SaleCell {
  row: SaleRow;
  filters: Filters;
  isOpen: boolean;
}

const columns: readonly Column<SaleCell>[] = [
  {
    key: "bought",
    label: "Bought",
    cardArea: "time",
    isTime: true,
    sorted: { newest: "descending" },
    show: ({ row }) => row.bought,
  },
  {
    key: "product",
    label: "Product",
    cardArea: "name",
    isRowHeader: true,
    show: ({ row }) => (
      <>
        {row.title}
        <small className="sale-number">{row.number}</small>
        <span className="sale-email text-fine font-normal text-ink-2">{row.email || row.number}</span>
      </>
    ),
  },
  { key: "email", label: "Email", cardArea: "email", show: ({ row }) => renderEmail(row.email || "Unknown") },
  {
    key: "paid",
    label: "Paid",
    cardArea: "kind",
    isAtRight: true,
    show: ({ row }) => (
      <>
        {row.paid}
        {row.coupon ? <small>{row.coupon}</small> : null}
      </>
    ),
  },
  {
    key: "downloads",
    label: "Downloads",
    cardArea: "attempts",
    labelOnCard: true,
    isAtRight: true,
    show: ({ row }) => (
      <>
        {row.downloads}
        {row.isExpired ? <small>Expired</small> : null}
      </>
    ),
  },
  { key: "status", label: "Status", cardArea: "status", show: ({ row }) => <SaleStatusLabel status={row.status} /> },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ row, filters, isOpen }) => (
      <RecordLink id={row.number} to={getSaleUrl(row.number, filters)} isOpen={isOpen}>
        purchase {row.number}
      </RecordLink>
    ),
  },
];

interface SaleTableProps {
  filters: Filters;
  rows: SaleRow[] | null;
  total: number;
  openNumber: string | undefined;
}

export function SaleTable({ filters, rows, total, openNumber }: SaleTableProps) {
  const empty = rows ? (
    <NoSalesFound total={total} />
  ) : (
    <RecordsNotLoaded what="purchases" href={getListUrl(filters)} />
  );
  return (
    <RecordsTable
      label="Purchases"
      columns={columns}
      sort="newest"
      className="sales"
      focusable
      empty={rows && rows.length > 0 ? null : empty}
    >
      {renderRows(columns, rows ?? [], { filters, getId: (row) => row.number, openId: openNumber })}
    </RecordsTable>
  );
}

function NoSalesFound({ total }: { total: number }) {
  return (
    <NoRecords title="No purchases found">
      {total === 0 ? (
        <p>No purchases yet. Each one from the Digital Vault shows up here, newest first.</p>
      ) : (
        <p>
          {total === 1
            ? "Your only purchase doesn’t match."
            : `None of the ${total.toLocaleString("en-US")} purchases match.`}{" "}
          <Link to={getListUrl(noFilters)}>Show all</Link>
        </p>
      )}
    </NoRecords>
  );
}
