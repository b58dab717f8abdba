import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { FilterButtons, FilterCount, FilterForm } from "../ui/list/filter-form";
import { SearchBox } from "../ui/list/search-box";
import { type Filters, getListUrl, readFilters } from "./filters";
import { StageLabel } from "./stage-label";
import { type Stage, stages } from "./stages";

interface StatusFoldersProps {
  filters: Filters;
  counts: Record<Stage, number> | null;
}

export function StatusFolders({ filters, counts }: StatusFoldersProps) {
  const all = counts && stages.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <nav className="folders" aria-label="Status">
      <ul>
        {[null, ...stages].map((status) => (
          <li key={status ?? "all"}>
            <Link
              to={getListUrl({ ...filters, status, page: 1 })}
              aria-current={filters.status === status ? "page" : undefined}
            >
              {status ? <StageLabel stage={status} /> : "All"}
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
  list: { found: number; total: number } | null;
}

export function ApplicationSearch({ filters, list }: ApplicationSearchProps) {
  return (
    <FilterForm
      action={paths.adminDealflow}
      values={{ q: filters.q }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
      <SearchBox value={filters.q} placeholder="Search by name, business or email..." />
      <FilterButtons submit="Search" refresh={getListUrl(filters)} />
      {list ? <FilterCount count={list.found} total={list.total} noun="applications" /> : null}
    </FilterForm>
  );
}
