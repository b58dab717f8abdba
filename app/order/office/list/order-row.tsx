import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";
import { paths } from "#app/paths";
import { StatusMark } from "../../../ui/marks/status-mark";
import { ProblemMark } from "../problem-mark";
import type { Status } from "../query/filters";
import { statusMarks } from "../status-marks";
import type { Answer } from "./list";
import { ENHANCED, intents, ROW, ROWS_FORM } from "./list-words";
import type { ListedOrder } from "./load-list.server";
import { RowChoice } from "./row-choice";
import type { Changes } from "./use-changes";
import type { Selection } from "./use-selection";

interface OrderRowProps {
  order: ListedOrder;
  selection: Selection;
  changes: Changes;
  action: string;
  /** The filters, kept by the link to the ticket. */
  search: string;
  open: boolean;
  live: boolean;
  /** Opens the ticket beside the list. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The id of the link that opens an order's ticket. */
export const viewId = (number: string) => `view-${number}`;

/**
 * One order. All rows belong to one form, whose button names the order and what the page shows of it; there is none
 * where a script sends each change. A form with its fields for each row was a quarter of the page.
 */
export function OrderRow({ order, selection, changes, action, search, open, live, follow }: OrderRowProps) {
  const { status, priority, change } = useRowChange(order, changes, action);
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
          {...(live ? { checked: selected, onChange: () => selection.toggle(order.id) } : { defaultChecked: selected })}
        />
      </td>
      <td className="cell-time">
        {order.placed}{" "}
        {order.due ? (
          <small className={order.overdue ? "overdue" : undefined}>
            {order.overdue ? "Overdue since" : "Due"} {order.due}
          </small>
        ) : null}
      </td>
      <th scope="row" className="cell-name">
        {order.name} <small>{order.number}</small>
      </th>
      <td className="cell-email">{order.email}</td>
      <td className="cell-kind">{order.package}</td>
      <td className="cell-status">
        <span className="in-row">
          <StatusMark shape={statusMarks[status]} />
          <RowChoice
            label={`Status of ${order.name}`}
            name="status"
            {...{ id: order.id, live, change }}
            value={status}
          />
        </span>{" "}
        {order.problem ? <ProblemMark label={order.problem} /> : null}
      </td>
      <td className="cell-priority">
        <span className={`in-row is-${priority}`}>
          <RowChoice
            label={`Priority of ${order.name}`}
            name="priority"
            {...{ id: order.id, live, change }}
            value={priority}
          />
        </span>
      </td>
      <td className="cell-open">
        <div className="row-tools">
          <a
            id={viewId(order.number)}
            data-row={order.id}
            className="records-open"
            aria-label={`View details of ${order.name}`}
            href={`${paths.adminOrder(order.number)}${search}`}
            onClick={follow}
          >
            View
          </a>
          {live ? null : (
            <button
              type="submit"
              form={ROWS_FORM}
              name={ROW}
              value={`${order.id} ${order.status} ${order.priority} ${order.number}`}
              className="tool without-script"
              aria-label={`Save ${order.name}`}
            >
              Save
            </button>
          )}
        </div>
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
    if (status.data) say(status.data.toasts);
  }, [status.data, say]);
  useEffect(() => {
    if (priority.data) say(priority.data.toasts);
  }, [priority.data, say]);
  const bulk = pending?.ids.includes(order.id) ? pending.status : null;
  return {
    status: (status.formData?.get("status") ?? bulk ?? order.status) as Status,
    priority: (priority.formData?.get("priority") ?? order.priority) as ListedOrder["priority"],
    change(name: "status" | "priority", value: string) {
      const back = location.pathname + location.search;
      const fields = { intent: intents.row, id: order.id, number: order.number, [name]: value, back, [ENHANCED]: "1" };
      fetchers[name].submit(fields, { method: "post", action });
    },
  };
}
