import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { type MessageState, STATES, stateNames } from "./messages";

interface Filter {
  state: MessageState | null;
  typed: string;
}

function address({ state, typed }: Filter, page = 1): string {
  const search = new URLSearchParams();
  if (typed) search.set("q", typed);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${paths.adminOutbox}?${search}` : paths.adminOutbox;
}

/** Search and state: a plain form, so that both are in the address. */
export function OutboxFilters({ state, typed, shown, total }: Filter & { shown: number; total: number }) {
  const form = useRef<HTMLFormElement>(null);
  const followed = useRef(`${state} ${typed}`);
  // Back changes the address, and the fields follow. What was chosen before hydration stays.
  useEffect(() => {
    if (followed.current === `${state} ${typed}`) return;
    followed.current = `${state} ${typed}`;
    const fields = form.current?.elements;
    (fields?.namedItem("q") as HTMLInputElement).value = typed;
    (fields?.namedItem("state") as HTMLSelectElement).value = state ?? "";
  }, [typed, state]);
  return (
    <search>
      <Form ref={form} className="filters" action={paths.adminOutbox}>
        <label className="filters-search">
          <span className="sr-only">Search</span>
          <input type="search" name="q" defaultValue={typed} placeholder="Search by address, order or kind..." />
        </label>
        <label>
          <span className="sr-only">State</span>
          <select name="state" defaultValue={state ?? ""}>
            <option value="">All states</option>
            {STATES.map((value) => (
              <option key={value} value={value}>
                {stateNames[value]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="tool tool-solid">
          Apply
        </button>
        <Link className="tool" to={address({ state, typed })} replace preventScrollReset>
          Refresh
        </Link>
        <p className="filters-count" role="status">
          {shown.toLocaleString("en-US")} of {total.toLocaleString("en-US")} {total === 1 ? "message" : "messages"}
        </p>
      </Form>
    </search>
  );
}

/** Leads from page to page; nothing where there is one. */
export function OutboxPager({ page, pages, ...filter }: Filter & { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <span>
        Page {page.toLocaleString("en-US")} of {pages.toLocaleString("en-US")}
      </span>
      <span className="flex gap-2">
        {page > 1 ? (
          <Link className="tool" to={address(filter, page - 1)}>
            Newer
          </Link>
        ) : null}
        {page < pages ? (
          <Link className="tool" to={address(filter, page + 1)}>
            Older
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
