import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { type Column, RecordsTable, renderCells } from "../../../ui/list/records-table";
import { renderEmail } from "../../../ui/list/render-email";
import { PaymentProblemLabel } from "../payment-problem-label";
import type { listTrash } from "./list-trash.server";
import { RestoreForm } from "./restore-form";

type TrashedOrder = Awaited<ReturnType<typeof listTrash>>["rows"][number];

const columns: readonly Column<TrashedOrder>[] = [
  {
    key: "deleted",
    label: "Deleted",
    cardArea: "time",
    isTime: true,
    labelOnCard: true,
    show: ({ deleted }) => deleted,
  },
  {
    key: "name",
    label: "Name",
    cardArea: "name",
    isRowHeader: true,
    show: ({ name, number }) => (
      <>
        <Link to={paths.adminOrder(number)}>{name}</Link>
        <small>{number}</small>
      </>
    ),
  },
  { key: "email", label: "Email", cardArea: "email", show: ({ email }) => renderEmail(email) },
  { key: "package", label: "Package", cardArea: "kind", show: (order) => order.package },
  {
    key: "stays",
    label: "Stays",
    cardArea: "status",
    labelOnCard: true,
    show: (order) => (
      <>
        {describeTimeLeft(order)} {order.problem ? <PaymentProblemLabel label={order.problem} /> : null}
      </>
    ),
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ id, name }) => (
      <RestoreForm id={id} back={paths.adminTrash}>
        Restore<span className="sr-only"> {name}</span>
      </RestoreForm>
    ),
  },
];

export function TrashTable({ rows }: { rows: TrashedOrder[] }) {
  return (
    <RecordsTable label="Deleted orders" columns={columns}>
      {rows.map((order) => (
        <tr key={order.id}>{renderCells(columns, order)}</tr>
      ))}
    </RecordsTable>
  );
}

function describeTimeLeft({ daysLeft, problem }: TrashedOrder): string {
  if (problem && daysLeft === 0) return "until resolved";
  return `${daysLeft} more ${daysLeft === 1 ? "day" : "days"}`;
}
