import { Link } from "@remix-run/react";
import { type Column, RecordsTable, renderCells } from "#app/ui/list/records/records-table.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { RecordList } from "./load-section.server";

type ListedRecord = RecordList["records"][number];

const marks = {
  on: { shape: "full" },
  off: { shape: "empty" },
  problem: { shape: "point", tone: "sun" },
} as const;

const name: Column<ListedRecord> = {
  key: "name",
  label: "Name",
  cardArea: "name",
  isRowHeader: true,
  show: ({ key, name, badge, href }) => (
    <>
      <Link to={href} className="records-open" data-row={key}>
        {name}
      </Link>{" "}
      {badge ? <em className="badge ml-1 not-italic">{badge}</em> : null}
    </>
  ),
};

/** Records that are compared by their numbers. */
export function RecordTable({ title, table, records }: Pick<RecordList, "title" | "table" | "records">) {
  if (!table) return null;
  const columns: Column<ListedRecord>[] = [
    name,
    ...table.labels.map((label, index) => ({
      ...{ key: label, label, cardArea: "line" as const, labelOnCard: true, isNumber: true },
      show: ({ cells }: ListedRecord) => cells[index],
    })),
    {
      key: "summary",
      label: table.summary,
      cardArea: "status",
      show: ({ mark, summary }) => (
        <span
          className={`inline-flex items-center gap-2 align-middle whitespace-normal ${mark ? "font-semibold" : ""}`}
        >
          {mark ? <StatusMark {...marks[mark]} /> : null} {summary}
        </span>
      ),
    },
  ];
  return (
    // On cards, two numbers share a line.
    <RecordsTable
      label={title}
      columns={columns}
      className="max-lg:[&_.cell-line]:[grid-column:auto] max-lg:[&_.cell-line]:self-baseline max-lg:[&_.cell-line:nth-child(even)]:justify-self-end lg:[&_tr>:last-child]:pl-10"
    >
      {records.map((record) => (
        <tr key={record.key}>{renderCells(columns, record)}</tr>
      ))}
    </RecordsTable>
  );
}
