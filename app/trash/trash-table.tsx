import { Link } from "@remix-run/react";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "../ui/list/render-email";
import { ProblemLabel } from "../ui/marks/problem-label";
import type { LoadedTrash } from "./load-trash.server";
import { TrashForm } from "./trash-form";

type TrashedRecord = LoadedTrash["rows"][number];

interface TrashTableProps extends Pick<LoadedTrash, "kind" | "rows"> {
  address: string;
}

const createColumns = ({ kind, address }: TrashTableProps): Column<TrashedRecord>[] => [
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
    show: ({ name, href, reference }) => (
      <>
        <Link to={href}>{name}</Link>
        {reference ? <small>{reference}</small> : null}
      </>
    ),
  },
  { key: "email", label: "Email", cardArea: "email", show: ({ email }) => renderEmail(email) },
  { key: "about", label: kind.aboutLabel, cardArea: "line", show: ({ about }) => about },
  {
    key: "removal",
    label: "Removed for good",
    cardArea: "status",
    labelOnCard: true,
    show: (record) => (
      <>
        {describeTimeLeft(record)} {record.problem ? <ProblemLabel label={record.problem} /> : null}
      </>
    ),
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ id, name }) => (
      <TrashForm intent="restore" kind={kind.name} id={id} back={address}>
        Restore<span className="sr-only"> {name}</span>
      </TrashForm>
    ),
  },
];

export function TrashTable(props: TrashTableProps) {
  const columns = createColumns(props);
  return (
    <RecordsTable label={`Deleted ${props.kind.plural}`} columns={columns} className="trashed">
      {props.rows.map((record) => (
        <tr key={record.id}>{renderCells(columns, record)}</tr>
      ))}
    </RecordsTable>
  );
}

function describeTimeLeft({ daysLeft, removed, problem }: TrashedRecord): string {
  if (problem && daysLeft === 0) return "once resolved";
  return daysLeft === 0 ? "today" : `${removed}, in ${daysLeft} ${daysLeft === 1 ? "day" : "days"}`;
}
