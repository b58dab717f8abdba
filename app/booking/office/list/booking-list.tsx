import { Link } from "@remix-run/react";
import { Pager } from "#app/ui/list/pager.tsx";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import { BookingFilters } from "./booking-filters";
import { BookingTable } from "./booking-table";
import { type Filters, getListUrl, noFilters } from "./filters";
import type { BookingListData } from "./load-list.server";

interface BookingListProps {
  list: BookingListData;
}

export function BookingList({ list }: BookingListProps) {
  const { filters, kinds, rows, found, total, page, pages } = list;
  return (
    <>
      <BookingFilters filters={filters} kinds={kinds} found={found} total={total} />
      <div className="records-split">
        {rows.length > 0 ? (
          <BookingTable rows={rows} filters={filters} />
        ) : (
          <div className="records-box">
            <NoRecords title="No bookings found">
              <EmptyHint filters={filters} total={total} />
            </NoRecords>
          </div>
        )}
      </div>
      <Pager page={page} pages={pages} addressOf={(number) => getListUrl({ ...filters, page: number })} />
    </>
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
