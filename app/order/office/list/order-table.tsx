import { Link, useNavigate, useNavigation, useParams, useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { paths } from "#app/paths";
import { LoadingRecords, NoRecords } from "../../../ui/list/no-records";
import {
  actionNeeded,
  actionNeededOption,
  type Filters,
  isFiltered,
  packageLabel,
  priorityLabels,
  statusLabels,
} from "../query/filters";
import { ROWS_FORM } from "./list-words";
import type { ListedOrder } from "./load-list.server";
import { OrderRow } from "./order-row";
import type { Changes } from "./use-changes";
import type { Selection } from "./use-selection";
import { useSlow } from "./use-slow";

interface OrderTableProps {
  rows: ListedOrder[];
  filters: Filters;
  selection: Selection;
  changes: Changes;
  /** Where the rows' form posts to, and where it leads back to. */
  action: string;
  back: string;
  live: boolean;
  failed: boolean;
}

const sorted = { newest: "descending", oldest: "ascending", priority: undefined } as const;

/** The rows as a table, on small screens a card each; what they can be changed to is one form. */
export function OrderTable({ rows, filters, selection, changes, action, back, live, failed }: OrderTableProps) {
  const { number } = useParams();
  const follow = useFollow();
  const { location } = useNavigation();
  const slow = useSlow(location?.pathname === paths.admin);
  const shown = slow ? [] : rows.filter(({ id }) => !changes.leaving.includes(id));
  return (
    <section className="records-box" aria-label="Orders">
      <table className="records">
        <thead>
          <tr>
            <th scope="col" className="cell-check">
              {live && rows.length > 0 ? (
                <label>
                  <input
                    type="checkbox"
                    checked={selection.all}
                    ref={(box) => {
                      if (box) box.indeterminate = !selection.all && selection.ids.length > 0;
                    }}
                    onChange={selection.toggleAll}
                  />
                  <span className="lg:sr-only">Select all</span>
                </label>
              ) : (
                <span className="sr-only">Select</span>
              )}
            </th>
            <th scope="col" aria-sort={sorted[filters.sort]}>
              Date/Time
            </th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Package</th>
            <th scope="col">Status</th>
            <th scope="col" aria-sort={filters.sort === "priority" ? "descending" : undefined}>
              Priority
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((order) => (
            <OrderRow
              key={order.id}
              {...{ order, selection, changes, action, live, follow, search: back.replace(/^[^?]*/, "") }}
              open={order.number === number}
            />
          ))}
          {shown.length === 0 ? (
            <tr>
              <td colSpan={8} className="cell-blank">
                {slow ? <LoadingRecords /> : <Nothing filters={filters} failed={failed} />}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <form id={ROWS_FORM} method="post" action={action}>
        <input type="hidden" name="back" value={back} />
      </form>
    </section>
  );
}

/** Follows a row's link to its ticket without a new document, as a `Link` would, of which each costs on the server. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute("href") ?? "", { preventScrollReset: true });
  };
}

function Nothing({ filters, failed }: { filters: Filters; failed: boolean }) {
  const role = useRouteLoaderData<{ role: string }>("admin/frame")?.role;
  if (failed)
    return (
      <NoRecords title="No submissions found">
        <p>The orders could not be read. Nothing is lost; please refresh in a moment.</p>
      </NoRecords>
    );
  if (isFiltered(filters))
    return (
      <NoRecords title="No submissions found">
        <p>Nothing matches{described(filters)}.</p>
        <p className="mt-2">
          <Link className="tool tool-solid" to={paths.admin}>
            Clear filters
          </Link>
        </p>
      </NoRecords>
    );
  return (
    <NoRecords title="No submissions found">
      <p>Orders and questions land here the moment they are sent, without a reload.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a className="tool tool-solid" href={paths.visualDesign}>
          Open the order page
        </a>
        {role === "admin" ? (
          <a className="tool" href={paths.orderTest}>
            Place a test order
          </a>
        ) : null}
      </p>
    </NoRecords>
  );
}

/** ` “glaze” in Pending Payment, Urgent`. */
function described({ q, package: plan, status, priority }: Filters): string {
  const names = [
    plan === "all" ? null : packageLabel(plan),
    status === "all" ? null : status === actionNeeded ? actionNeededOption.label : statusLabels[status],
    priority === "all" ? null : priorityLabels[priority],
  ].filter(Boolean);
  return `${q ? ` “${q}”` : ""}${names.length > 0 ? ` in ${names.join(", ")}` : ""}`;
}
