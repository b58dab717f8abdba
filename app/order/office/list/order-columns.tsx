import type { MouseEvent } from "react";
import { ROW_BUTTON, ROWS_FORM_ID } from "#app/order/model/list-form";
import type { Priority, Status } from "#app/order/model/order-filters";
import { describeRound } from "#app/order/model/order-labels";
import { listHeadDirections } from "#app/order/model/order-sorts";
import { type Column, getLinkId } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "#app/ui/list/render-email.tsx";
import { ProblemLabel } from "#app/ui/marks/problem-label.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { DueNote } from "../due-note";
import { LeafMark } from "../leaf-mark";
import { statusMarks, statusTones } from "../status-marks";
import type { ListedOrder } from "./load-orders-screen.server";
import { RowSelect } from "./row-select";

export interface OrderCell {
  order: ListedOrder;
  /** Includes changes that the server has not confirmed yet. */
  status: Status;
  priority: Priority;
  change: (name: "status" | "priority", value: string) => void;
  isSelected: boolean;
  toggle: () => void;
  hydrated: boolean;
  url: string;
  followLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const isPartlyDelivered = ({ visuals: { ordered, delivered } }: ListedOrder) => delivered > 0 && delivered < ordered;

/** A finished order needs nobody's attention, whatever its priority was. */
const isFinished = ({ status }: OrderCell) => status === "ready" || status === "cancelled";

export const orderColumns: readonly Column<OrderCell>[] = [
  {
    key: "select",
    label: "Select",
    cardArea: "check",
    show: ({ order, isSelected, toggle, hydrated }) => (
      <input
        type="checkbox"
        name="id"
        value={order.id}
        form="selection"
        aria-label={`Select ${order.fullName}`}
        autoComplete="off"
        {...(hydrated ? { checked: isSelected, onChange: toggle } : { defaultChecked: isSelected })}
      />
    ),
  },
  {
    key: "placed",
    label: "Date/Time",
    isTime: true,
    cardArea: "time",
    sorted: listHeadDirections("placed"),
    show: ({ order: { placed, due, submissionId } }) => (
      <>
        {placed}{" "}
        {due ? (
          <DueNote due={due} />
        ) : (
          // Where the column with the email address is hidden.
          <small className="order-number" aria-hidden="true">
            {submissionId}
          </small>
        )}
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
        <span>{order.fullName}</span> <span className="sr-only">{order.submissionId}</span>{" "}
        <span className="cell-notes">
          <span className="flex max-w-full gap-x-2 lg:contents">
            {order.businessName ? (
              <small className="truncate lg:min-w-0 lg:max-w-max lg:grow lg:basis-8">{order.businessName}</small>
            ) : null}{" "}
            <small
              className={`flex-none ${order.businessName ? "lg:hidden" : "min-[72rem]:hidden"}`}
              aria-hidden="true"
            >
              {order.submissionId}
            </small>
          </span>
          {order.isTest ? <small className="font-semibold text-ink">Test order</small> : null}
          {order.isUnanswered ? <small className="font-semibold text-hot-text">New message</small> : null}
          {order.problem ? <ProblemLabel label={order.problem} /> : null}
        </span>
      </>
    ),
  },
  {
    key: "email",
    label: "Email",
    cardArea: "email",
    show: ({ order }) => (
      <>
        {renderEmail(order.email)} {/* The column with the name has the number for screen readers. */}
        <small className="max-[72rem]:hidden" aria-hidden="true">
          {order.submissionId}
        </small>
      </>
    ),
  },
  {
    key: "package",
    label: "Package",
    cardArea: "kind",
    show: ({ order }) => (
      <>
        {/* Beside the price, the leaf would look like part of the payment. */}
        <span>
          {order.package} {isPartlyDelivered(order) ? <LeafMark {...order.visuals} /> : null}
        </span>{" "}
        <span className="cell-notes">
          <small>{order.price}</small>{" "}
          {order.round ? <small className="font-semibold text-ink">{describeRound(order.round)}</small> : null}
        </span>
      </>
    ),
  },
  {
    key: "status",
    label: "Status",
    cardArea: "status",
    show: (cell) => (
      <span className={`in-row is-${cell.status}`}>
        <StatusMark shape={statusMarks[cell.status]} tone={statusTones[cell.status]} />
        <OrderSelect cell={cell} name="status" label="Status" />
      </span>
    ),
  },
  {
    key: "priority",
    label: "Priority",
    cardArea: "priority",
    sorted: listHeadDirections("priority"),
    show: (cell) => (
      <span className={isFinished(cell) ? "in-row" : `in-row is-${cell.priority}`}>
        <OrderSelect cell={cell} name="priority" label="Priority" />
      </span>
    ),
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ order, url, followLink, hydrated }) => (
      <div className="row-tools">
        <a
          id={getLinkId(order.submissionId)}
          data-row={order.id}
          className="records-open"
          aria-label={`View details of ${order.fullName}`}
          href={url}
          onClick={followLink}
        >
          View
        </a>
        {hydrated ? null : (
          <button
            type="submit"
            form={ROWS_FORM_ID}
            name={ROW_BUTTON}
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

interface OrderSelectProps {
  cell: OrderCell;
  name: "status" | "priority";
  label: string;
}

function OrderSelect({ cell: { order, change, hydrated, ...values }, name, label }: OrderSelectProps) {
  return (
    <RowSelect
      label={`${label} of ${order.fullName}`}
      name={name}
      id={order.id}
      value={values[name]}
      hydrated={hydrated}
      change={change}
    />
  );
}
