import { Link } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { Pager } from "#app/ui/list/pager.tsx";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { getLinkId } from "#app/ui/list/records/records-table.tsx";
import { useListPosition } from "#app/ui/list/use-list-position";
import { BookingFilters } from "./booking-filters";
import { BookingTable } from "./booking-table";
import { type Filters, getListUrl, noFilters } from "./filters";
import type { BookingListData } from "./load-list.server";

interface BookingListProps {
  list: BookingListData;
  /** The reference of the booking that is open beside the list. */
  open: string | undefined;
  children: ReactNode;
}

export function BookingList({ list, open, children }: BookingListProps) {
  const { filters, kinds, rows, found, total, page, pages } = list;
  const box = useRef<HTMLDivElement>(null);
  useListPosition(box, open ? getLinkId(open) : null);
  return (
    <div className="records-split mt-0">
      <div>
        <BookingFilters filters={filters} kinds={kinds} found={found} total={total} />
        <div ref={box} className="mt-3">
          {rows.length > 0 ? (
            <BookingTable rows={rows} filters={filters} open={open} />
          ) : (
            <div className="records-box">
              <NoRecords title="No bookings found">
                <EmptyHint filters={filters} total={total} />
              </NoRecords>
            </div>
          )}
          <Pager page={page} pages={pages} addressOf={(number) => getListUrl({ ...filters, page: number })} />
        </div>
      </div>
      {children}
    </div>
  );
}

function EmptyHint({ filters, total }: { filters: Filters; total: number }) {
  if (total === 0)
    return <p>Nobody has booked yet. Bookings show up here as soon as a visitor makes one, the next one on top.</p>;
  const isFiltered = getListUrl({ ...filters, page: 1 }) !== getListUrl(noFilters);
  return (
    <p>
      {isFiltered ? "No bookings match your search and filters." : "Nothing is coming up."}{" "}
      <Link to={getListUrl({ when: "all" })}>Show all bookings</Link>
    </p>
  );
}
