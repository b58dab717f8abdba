import { Form, Link, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { Options } from "../options";
import {
  actionNeeded,
  actionNeededOption,
  type Filters,
  filtersToSearch,
  packageOptions,
  priorityOptions,
  readFilters,
  sortOptions,
  statusOptions,
} from "../query/filters";
import type { LoadedList } from "./load-list.server";

/** So long nothing is typed before the list follows. */
const TYPING_MS = 250;

/** Search, filters and sort as a form of the address: sent by its button, and by every change where scripts run. */
export function FilterBar({ filters, list }: { filters: Filters; list: LoadedList | null }) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const navigate = useNavigate();
  const here = useLocation();
  useFormFollows(form, filters);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const typed = new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>);
    const search = filtersToSearch(readFilters(typed));
    if (search === location.search && location.pathname === paths.admin) return;
    navigate(`${paths.admin}${search}`, { replace, preventScrollReset: true });
  };
  const { package: plan, status, priority, sort } = filters;
  const arranged = filtersToSearch({ package: plan, status, priority, sort }) !== "";
  return (
    <Form
      ref={form}
      className="filters"
      role="search"
      action={paths.admin}
      onSubmit={(event) => {
        event.preventDefault();
        apply(false);
      }}
      onChange={(event) => {
        if (!(event.target instanceof HTMLInputElement)) return apply(false);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => apply(true), TYPING_MS);
      }}
    >
      <label className="filters-search">
        <span className="sr-only">Search</span>
        <input
          type="search"
          name="q"
          defaultValue={filters.q}
          placeholder="Search by name or email..."
          autoComplete="off"
          maxLength={200}
        />
      </label>
      {/* Empty: on small screens it opens what follows, which stands in the open everywhere else. */}
      <details className="filters-more" open={arranged}>
        <summary className="tool">Filters</summary>
      </details>
      <div className="filters-set">
        <Menu name="package" label="Package" value={filters.package} all="All packages" options={packageOptions} />
        <Menu
          name="status"
          label="Status"
          value={filters.status}
          all="All statuses"
          options={status === actionNeeded ? [actionNeededOption, ...statusOptions] : statusOptions}
        />
        <Menu
          name="priority"
          label="Priority"
          value={filters.priority}
          all="All priorities"
          options={priorityOptions}
        />
        <Menu name="sort" label="Sort" value={filters.sort} options={sortOptions} />
        <button className="tool tool-solid" type="submit">
          Apply
        </button>{" "}
        <Link className="tool" to={here.pathname + here.search} replace preventScrollReset>
          Refresh
        </Link>
      </div>
      {list ? (
        <p className="filters-count" role="status">
          {list.matching.toLocaleString("en-US")}
          {list.more ? "+" : ""} of {list.total.toLocaleString("en-US")} submissions
        </p>
      ) : null}
    </Form>
  );
}

interface MenuProps {
  name: string;
  label: string;
  value: string;
  /** The option for no filter. */
  all?: string;
  options: readonly { value: string; label: string }[];
}

function Menu({ name, label, value, all, options }: MenuProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value} autoComplete="off">
        {all ? <option value="all">{all}</option> : null}
        <Options of={options} />
      </select>
    </label>
  );
}

/** Back and Clear change the address; the fields follow, except the one that is being typed into. */
function useFormFollows(form: { current: HTMLFormElement | null }, filters: Filters): void {
  const search = filtersToSearch(filters);
  // A refresh brings the same filters; what was typed meanwhile stays.
  useEffect(() => {
    const shown = readFilters(new URLSearchParams(search));
    for (const field of form.current?.elements ?? [])
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field !== document.activeElement)
        field.value = String(shown[field.name as keyof Filters]);
  }, [form, search]);
}
