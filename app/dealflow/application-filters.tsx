import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { FilterButtons, FilterCount, FilterForm } from "../ui/list/filter-form";
import { SearchBox } from "../ui/list/search-box";
import { type Filters, listAddress, readFilters } from "./filters";
import { Status } from "./status";
import { type Stage, stages } from "./statuses";

interface FoldersProps {
  filters: Filters;
  /** How many match the search, by status; null if that is not known. */
  counts: Record<Stage, number> | null;
}

/** The status filter: a folder for each, and one for all. */
export function Folders({ filters, counts }: FoldersProps) {
  const all = counts && stages.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <nav className="folders" aria-label="Status">
      <ul>
        {[null, ...stages].map((status) => (
          <li key={status ?? "all"}>
            <Link
              to={listAddress({ ...filters, status, page: 1 })}
              aria-current={filters.status === status ? "page" : undefined}
            >
              {status ? <Status stage={status} /> : "All"}
              {counts ? (
                <small className="text-fine text-ink-2 tabular-nums">
                  {(status ? counts[status] : all)?.toLocaleString("en-US")}
                </small>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ApplicationSearchProps {
  filters: Filters;
  /** Null if the list could not be loaded. */
  list: { found: number; total: number } | null;
}

/** The search, which keeps the status. */
export function ApplicationSearch({ filters, list }: ApplicationSearchProps) {
  return (
    <FilterForm
      action={paths.adminDealflow}
      values={{ q: filters.q }}
      addressFor={(query) => listAddress(readFilters(query))}
    >
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
      <SearchBox value={filters.q} placeholder="Search by name, business or email..." />
      <FilterButtons submit="Search" refresh={listAddress(filters)} />
      {list ? <FilterCount count={list.found} total={list.total} noun="applications" /> : null}
    </FilterForm>
  );
}
