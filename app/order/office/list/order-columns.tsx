import type { MouseEvent } from "react";
import type { Column } from "../../../ui/list/records-table";
import { StatusMark } from "../../../ui/marks/status-mark";
import { ProblemMark } from "../problem-mark";
import type { Priority, Status } from "../query/filters";
import { statusMarks } from "../status-marks";
import { ROW, ROWS_FORM } from "./list-form";
import type { ListedOrder } from "./load-orders-screen.server";
import { RowSelect } from "./row-select";

/** What a row gives to its cells. */
export interface OrderCell {
  order: ListedOrder;
  /** With changes that the server has not confirmed yet. */
  status: Status;
  priority: Priority;
  change: (name: "status" | "priority", value: string) => void;
  isSelected: boolean;
  toggle: () => void;
  /** Whether JavaScript runs. */
  live: boolean;
  address: string;
  followLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The id of the link that opens an order. */
export const linkIdOf = (number: string) => `view-${number}`;

export const orderColumns: readonly Column<OrderCell>[] = [
  {
    key: "select",
    label: "Select",
    cardArea: "check",
    show: ({ order, isSelected, toggle, live }) => (
      <input
        type="checkbox"
        name="id"
        value={order.id}
        form="selection"
        aria-label={`Select ${order.fullName}`}
        autoComplete="off"
        {...(live ? { checked: isSelected, onChange: toggle } : { defaultChecked: isSelected })}
      />
    ),
  },
  {
    key: "placed",
    label: "Date/Time",
    cardArea: "time",
    sorted: { newest: "descending", oldest: "ascending" },
    show: ({ order: { placed, due, overdue } }) => (
      <>
        {placed}{" "}
        {due ? (
          <small className={overdue ? "font-semibold text-err" : undefined}>
            {overdue ? "Overdue since" : "Due"} {due}
          </small>
        ) : null}
      </>
    ),
  },
  {
    key: "name",
    label: "Name",
    cardArea: "name",
    isRowHeader: true,
    show: ({ order }) => (
      <>
        {order.fullName} <small>{order.submissionId}</small>
      </>
    ),
  },
  { key: "email", label: "Email", cardArea: "email", show: ({ order }) => order.email },
  { key: "package", label: "Package", cardArea: "kind", show: ({ order }) => order.package },
  {
    key: "status",
    label: "Status",
    cardArea: "status",
    show: ({ order, status, change, live }) => (
      <>
        <span className="in-row">
          <StatusMark shape={statusMarks[status]} />
          <RowSelect
            label={`Status of ${order.fullName}`}
            name="status"
            id={order.id}
            value={status}
            live={live}
            change={change}
          />
        </span>{" "}
        {order.problem ? <ProblemMark label={order.problem} /> : null}
      </>
    ),
  },
  {
    key: "priority",
    label: "Priority",
    cardArea: "priority",
    sorted: { priority: "descending" },
    show: ({ order, priority, change, live }) => (
      <span className={`in-row is-${priority}`}>
        <RowSelect
          label={`Priority of ${order.fullName}`}
          name="priority"
          id={order.id}
          value={priority}
          live={live}
          change={change}
        />
      </span>
    ),
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ order, address, followLink, live }) => (
      <div className="row-tools">
        <a
          id={linkIdOf(order.submissionId)}
          data-row={order.id}
          className="records-open"
          aria-label={`View details of ${order.fullName}`}
          href={address}
          onClick={followLink}
        >
          View
        </a>
        {live ? null : (
          <button
            type="submit"
            form={ROWS_FORM}
            name={ROW}
            value={`${order.id} ${order.orderStatus} ${order.priority} ${order.submissionId}`}
            className="tool without-script"
            aria-label={`Save ${order.fullName}`}
          >
            Save
          </button>
        )}
      </div>
    ),
  },
];
