import { Fragment } from "react";
import { type Column, RecordLink, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "#app/ui/list/render-email.tsx";
import { getEmailLink, getTelLink } from "#app/ui/tel";
import { BookingStatusLabel } from "../booking-status";
import { type Filters, getBookingUrl, getListUrl } from "./filters";
import type { BookingListData } from "./load-list.server";

interface BookingCell {
  row: BookingListData["rows"][number];
  filters: Filters;
  isOpen: boolean;
}

const columns: readonly Column<BookingCell>[] = [
  {
    key: "starts",
    label: "When",
    cardArea: "time",
    isTime: true,
    sorted: { upcoming: "ascending", past: "descending", all: "descending" },
    show: ({ row }) => (
      <>
        <span className="booking-time">
          <span className="whitespace-nowrap">
            <b>{row.at}</b> <span className="text-ink-2">– {row.until}</span>
          </span>{" "}
          {row.isNext ? <b className="ml-1 bg-sun px-1.5 text-on-bright">Next</b> : null}
        </span>
        {row.visitorTime ? <small className="booking-visitor-time">Visitor: {row.visitorTime}</small> : null}
        {row.dayOff ? (
          <small className="booking-day-off font-semibold text-err!">You’re closed: {row.dayOff}</small>
        ) : null}
      </>
    ),
  },
  {
    key: "name",
    label: "Name",
    cardArea: "name",
    isRowHeader: true,
    show: ({ row }) => (
      <>
        {row.name}
        <small className="whitespace-nowrap">{row.reference}</small>
      </>
    ),
  },
  {
    key: "email",
    label: "Contact",
    cardArea: "email",
    show: ({ row }) => (
      <>
        <a className="booking-contact booking-email" href={getEmailLink(row.email)}>
          {/* One box, because the parts of an address would become columns. */}
          <span>{renderEmail(row.email)}</span>
        </a>{" "}
        {row.phone ? (
          <a className="booking-contact" href={getTelLink(row.phone)}>
            {row.phone}
          </a>
        ) : null}
      </>
    ),
  },
  {
    key: "note",
    label: "Note",
    cardArea: "line",
    show: ({ row }) => (row.note ? <span className="lg:line-clamp-2">{row.note}</span> : null),
  },
  { key: "kind", label: "Kind", cardArea: "kind", show: ({ row }) => row.kind },
  { key: "status", label: "Status", cardArea: "status", show: ({ row }) => <BookingStatusLabel status={row.status} /> },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ row, filters, isOpen }) => (
      <RecordLink id={row.reference} to={getBookingUrl(row.reference, getListUrl(filters))} isOpen={isOpen}>
        booking of {row.name}
      </RecordLink>
    ),
  },
];

interface BookingTableProps {
  rows: BookingListData["rows"];
  filters: Filters;
  open: string | undefined;
}

export function BookingTable({ rows, filters, open }: BookingTableProps) {
  return (
    <RecordsTable label="Bookings" columns={columns} sort={filters.when} className="bookings" focusable>
      {rows.map((row, index) => (
        <Fragment key={row.reference}>
          {row.day === rows[index - 1]?.day ? null : (
            <tr className="bookings-day">
              <th colSpan={columns.length} scope="rowgroup">
                {row.day}
              </th>
            </tr>
          )}
          <tr className={row.reference === open ? "is-open" : row.isNext ? "is-next" : undefined}>
            {renderCells(columns, { row, filters, isOpen: row.reference === open })}
          </tr>
        </Fragment>
      ))}
    </RecordsTable>
  );
}
