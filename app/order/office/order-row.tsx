import { Link, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "../../paths";
import { StatusMark } from "../../ui/status-mark";
import type { Status } from "./filters";
import type { Answer } from "./list";
import { ENHANCED, intents } from "./list-words";
import type { ListedOrder } from "./load-list.server";
import { RowChoice } from "./row-choice";
import { statusMarks } from "./status-marks";
import type { Changes } from "./use-changes";
import type { Selection } from "./use-selection";

interface OrderRowProps {
  order: ListedOrder;
  selection: Selection;
  changes: Changes;
  action: string;
  back: string;
  /** The filters, kept by the link to the ticket. */
  search: string;
  open: boolean;
  live: boolean;
  /** One link of the list is enough for the browser to learn of the ticket's route. */
  first: boolean;
}

/** The id of the link that opens an order's ticket. */
export const viewId = (number: string) => `view-${number}`;

/** One order. Its two selects belong to a form of its own, which has a button only where no script sends it. */
export function OrderRow({ order, selection, changes, action, back, search, open, live, first }: OrderRowProps) {
  const { status, priority, change } = useRowChange(order, changes, action);
  const form = `row-${order.number}`;
  const selected = selection.has(order.id);
  return (
    <tr id={order.number} data-order={order.id} className={open ? "is-open" : undefined}>
      <td className="cell-check">
        <input
          type="checkbox"
          name="id"
          value={order.id}
          form="selection"
          aria-label={`Select ${order.name}`}
          autoComplete="off"
          {...(live ? { checked: selected, onChange: () => selection.toggle(order.id) } : {})}
        />
      </td>
      <td className="cell-time">
        {order.placed}
        {order.due ? (
          <small className={order.overdue ? "overdue" : undefined}>
            {order.overdue ? "Overdue since" : "Due"} {order.due}
          </small>
        ) : null}
      </td>
      <th scope="row" className="cell-name">
        {order.name}
        <small>{order.number}</small>
      </th>
      <td className="cell-email">{order.email}</td>
      <td className="cell-kind">{order.package}</td>
      <td className="cell-status">
        <span className="in-row">
          <StatusMark shape={statusMarks[status]} />
          <RowChoice label={`Status of ${order.name}`} name="status" {...{ form, live, change }} value={status} />
        </span>
      </td>
      <td className="cell-priority">
        <span className={`in-row is-${priority}`}>
          <RowChoice label={`Priority of ${order.name}`} name="priority" {...{ form, live, change }} value={priority} />
        </span>
      </td>
      <td className="cell-open">
        <form id={form} method="post" action={action} className="row-form">
          <Link
            id={viewId(order.number)}
            data-row={order.id}
            className="records-open"
            aria-label={`View details of ${order.name}`}
            discover={first ? "render" : "none"}
            to={`${paths.adminOrder(order.number)}${search}`}
            preventScrollReset
          >
            View
          </Link>
          {live ? null : (
            <>
              <input type="hidden" name="intent" value={intents.row} />
              <input type="hidden" name="id" value={order.id} />
              <input type="hidden" name="back" value={back} />
              <input type="hidden" name="shown_status" value={order.status} />
              <input type="hidden" name="shown_priority" value={order.priority} />
              <button type="submit" className="tool without-script" aria-label={`Save ${order.name}`}>
                Save
              </button>
            </>
          )}
        </form>
      </td>
    </tr>
  );
}

/** Shows a change at once; when it fails the old value is back, with the printed toast. */
function useRowChange(order: ListedOrder, { say, pending }: Changes, action: string) {
  const status = useFetcher<Answer>({ key: `status-${order.id}` });
  const priority = useFetcher<Answer>({ key: `priority-${order.id}` });
  const fetchers = { status, priority };
  useEffect(() => {
    if (status.data) say(status.data.toast);
  }, [status.data, say]);
  useEffect(() => {
    if (priority.data) say(priority.data.toast);
  }, [priority.data, say]);
  const bulk = pending?.ids.includes(order.id) ? pending.status : null;
  return {
    status: (status.formData?.get("status") ?? bulk ?? order.status) as Status,
    priority: (priority.formData?.get("priority") ?? order.priority) as ListedOrder["priority"],
    change(name: "status" | "priority", value: string) {
      const fields = { intent: intents.row, id: order.id, [name]: value, [ENHANCED]: "1" };
      fetchers[name].submit(fields, { method: "post", action });
    },
  };
}
