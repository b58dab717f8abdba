import { Link } from "@remix-run/react";
import { NoRecords } from "../ui/list/no-records";
import { applicationAddress, type Filter, listAddress } from "./filter";
import { Status } from "./status";
import type { Stage } from "./statuses";

interface Row {
  id: string;
  fullName: string;
  businessName: string;
  email: string;
  status: Stage;
  submitted: string;
}

interface TableProps {
  filter: Filter;
  /** Null when they could not be loaded. */
  rows: Row[] | null;
  /** How many there are under any filter. */
  total: number;
  openId: string | undefined;
}

/** The id of the link that opens an application's ticket. */
export const viewId = (id: string) => `view-${id}`;

/** The applications of a page. Empty, it says why. */
export function ApplicationTable({ filter, rows, total, openId }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="records-box" aria-label="Applications" tabIndex={0}>
      <table className="records">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Business</th>
            <th scope="col">Email</th>
            <th scope="col">Status</th>
            <th scope="col" aria-sort="descending">
              Submitted
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <ApplicationRow key={row.id} row={row} filter={filter} open={row.id === openId} />
          ))}
          {rows && rows.length > 0 ? null : (
            <tr>
              <td colSpan={6} className="cell-blank">
                {rows ? <Nothing filter={filter} total={total} /> : <NotLoaded filter={filter} />}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function ApplicationRow({ row, filter, open }: { row: Row; filter: Filter; open: boolean }) {
  return (
    <tr className={open ? "is-open is-selected" : undefined}>
      <th scope="row" className="cell-name">
        {row.fullName}
      </th>
      <td className="cell-business">{row.businessName}</td>
      <td className="cell-email">{row.email}</td>
      <td className="cell-status">
        <Status stage={row.status} />
      </td>
      <td className="cell-time">{row.submitted}</td>
      <td className="cell-open">
        <Link
          id={viewId(row.id)}
          data-row={row.id}
          to={applicationAddress(row.id, filter)}
          preventScrollReset
          aria-current={open ? "true" : undefined}
          className="records-open"
        >
          View<span className="sr-only"> application of {row.fullName}</span>
        </Link>
      </td>
    </tr>
  );
}

function Nothing({ filter, total }: { filter: Filter; total: number }) {
  return (
    <NoRecords title="No applications found">
      {total === 0 ? (
        <p>Nothing has come in yet. Each new application will stand here, the latest on top.</p>
      ) : (
        <p>
          {total === 1 ? "There is one application" : `There are ${total.toLocaleString("en-US")} applications`}, and
          none fits. <Link to={listAddress({ ...filter, search: "", status: null, page: 1 })}>Show all</Link>
        </p>
      )}
    </NoRecords>
  );
}

function NotLoaded({ filter }: { filter: Filter }) {
  return (
    <NoRecords title="The list is away">
      <p>
        Nothing is lost. <a href={listAddress(filter)}>Try again</a>
      </p>
    </NoRecords>
  );
}

/** The pages of the list, where there is more than one. */
export function Pager({ filter, pages }: { filter: Filter; pages: number }) {
  if (pages < 2) return null;
  const step = (page: number, label: string) =>
    page >= 1 && page <= pages ? (
      <Link to={listAddress({ ...filter, page })} className="tool">
        {label}
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className="pager" aria-label="Pages">
      {step(filter.page - 1, "Previous")}
      <span>
        Page {filter.page} of {pages}
      </span>
      {step(filter.page + 1, "Next")}
    </nav>
  );
}
