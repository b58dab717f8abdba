import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { type Filter, listAddress } from "./filter";
import { Status } from "./status";
import { type Stage, stages } from "./statuses";

interface FoldersProps {
  filter: Filter;
  /** How many fit the search, by status; null where that is not known. */
  counts: Record<Stage, number> | null;
}

/** The status filter: a folder for each, and one for all. */
export function Folders({ filter, counts }: FoldersProps) {
  const all = counts && stages.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <nav className="folders" aria-label="Status">
      <ul>
        {[null, ...stages].map((status) => (
          <li key={status ?? "all"}>
            <Link
              to={listAddress({ ...filter, status, page: 1 })}
              aria-current={filter.status === status ? "page" : undefined}
            >
              {status ? <Status stage={status} /> : "All"}
              {counts ? <small>{(status ? counts[status] : all)?.toLocaleString("en-US")}</small> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search, which keeps the status; how many fit; and the way to look again. */
export function SearchForm({ filter, figures }: { filter: Filter; figures: { found: number; total: number } | null }) {
  const words = useRef<HTMLInputElement>(null);
  // Another address may bring other words; the field itself stays, and with it the focus.
  useEffect(() => {
    if (words.current) words.current.value = filter.search;
  }, [filter.search]);
  return (
    <Form method="get" action={paths.adminDealflow} role="search" className="filters">
      {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
      <label className="filters-search">
        <span className="sr-only">Search</span>
        <input
          ref={words}
          type="search"
          name="q"
          defaultValue={filter.search}
          maxLength={200}
          placeholder="Search by name, business or email..."
        />
      </label>
      <button type="submit" className="tool tool-solid">
        Search
      </button>
      <Link to={listAddress(filter)} className="tool">
        Refresh
      </Link>
      {figures ? (
        <p role="status" className="filters-count">
          {figures.found.toLocaleString("en-US")} of {figures.total.toLocaleString("en-US")} applications
        </p>
      ) : null}
    </Form>
  );
}
