import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { type Filters, filtersToSearch } from "../query/filters";
import type { LoadedList } from "./load-list.server";

/** Leads from page to page, from the top of each. */
export function ListPager({ filters, list: { page, pages, rest } }: { filters: Filters; list: LoadedList }) {
  if (pages === 1) return null;
  const to = (number: number) => `${paths.admin}${filtersToSearch({ ...filters, page: number })}`;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 ? (
        <Link className="tool" rel="prev" to={to(page - 1)}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span>
        Page {page.toLocaleString("en-US")} of {pages.toLocaleString("en-US")}
        {rest ? "+" : ""}
        {rest && page === pages ? <>. Narrow the list, or sort it the other way, to see the rest.</> : null}
      </span>
      {page < pages ? (
        <Link className="tool" rel="next" to={to(page + 1)}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
