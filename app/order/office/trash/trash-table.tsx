import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { ProblemMark } from "../problem-mark";
import type { listTrash } from "./list-trash.server";
import { RestoreForm } from "./restore-form";

type Row = Awaited<ReturnType<typeof listTrash>>["rows"][number];

export function TrashTable({ rows }: { rows: Row[] }) {
  return (
    <section className="records-box" aria-label="Deleted orders">
      <table className="records">
        <thead>
          <tr>
            <th scope="col">Deleted</th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Package</th>
            <th scope="col">Stays</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <tr key={order.id}>
              <td className="cell-time">
                <span>
                  <span className="lg:hidden">Deleted</span> {order.deleted}
                </span>
              </td>
              <th scope="row" className="cell-name">
                <Link to={paths.adminOrder(order.number)}>{order.name}</Link>
                <small>{order.number}</small>
              </th>
              <td className="cell-email">{order.email}</td>
              <td className="cell-kind">{order.package}</td>
              <td className="cell-status">
                <span className="lg:hidden">Stays</span> {stay(order)}{" "}
                {order.problem ? <ProblemMark label={order.problem} /> : null}
              </td>
              <td className="cell-open">
                <RestoreForm id={order.id} back={paths.adminTrash}>
                  Restore<span className="sr-only"> {order.name}</span>
                </RestoreForm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function stay({ daysLeft, problem }: Row): string {
  if (problem && daysLeft === 0) return "until resolved";
  return `${daysLeft} more ${daysLeft === 1 ? "day" : "days"}`;
}
