import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { NoRecords, RecordsNotLoaded } from "#app/ui/list/records/no-records.tsx";
import { type Column, RecordLink, RecordsTable, renderRows } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "#app/ui/list/render-email.tsx";
import { type Filters, getApplicationUrl, getListUrl, noFilters } from "../model/filters";
import { READY_FOR_LIVE, type Stage } from "../model/stages";
import { MarkLiveForm } from "./mark-live-form";
import { StageLabel } from "./stage-label";

interface ApplicationRow {
  id: string;
  fullName: string;
  businessName: string;
  email: string;
  status: Stage;
  submitted: string;
}

const isReady = ({ status }: ApplicationRow): boolean => status === READY_FOR_LIVE;

interface ApplicationCell {
  row: ApplicationRow;
  filters: Filters;
  isOpen: boolean;
}

const columns: readonly Column<ApplicationCell>[] = [
  { key: "name", label: "Name", cardArea: "name", isRowHeader: true, show: ({ row }) => row.fullName },
  { key: "business", label: "Business", cardArea: "business", show: ({ row }) => row.businessName },
  { key: "email", label: "Email", cardArea: "email", show: ({ row }) => renderEmail(row.email) },
  {
    key: "status",
    label: "Status",
    cardArea: "status",
    show: ({ row }) => (
      <>
        <StageLabel stage={row.status} />
        {isReady(row) ? <small className="pl-6">Ready to mark live</small> : null}
      </>
    ),
  },
  {
    key: "submitted",
    label: "Submitted",
    cardArea: "time",
    isTime: true,
    sorted: { newest: "descending" },
    show: ({ row }) => row.submitted,
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ row, filters, isOpen }) => {
      const url = getApplicationUrl(row.id, filters);
      return (
        <span className="flex items-baseline gap-4 max-lg:contents">
          <RecordLink id={row.id} to={url} isOpen={isOpen}>
            application of {row.fullName}
          </RecordLink>
          {isReady(row) ? <MarkLiveForm action={url} row={row.fullName} className="lg:-my-1" /> : null}
        </span>
      );
    },
  },
];

interface ApplicationTableProps {
  filters: Filters;
  rows: ApplicationRow[] | null;
  total: number;
  openId: string | undefined;
  /** Whether a program can send applications. */
  isConnected: boolean;
}

export function ApplicationTable({ filters, rows, total, openId, isConnected }: ApplicationTableProps) {
  const empty = rows ? (
    <NoApplicationsFound total={total} isConnected={isConnected} />
  ) : (
    <RecordsNotLoaded what="applications" href={getListUrl(filters)} />
  );
  return (
    <RecordsTable
      label="Applications"
      columns={columns}
      sort="newest"
      className="applications"
      focusable
      empty={rows && rows.length > 0 ? null : empty}
    >
      {renderRows(columns, rows ?? [], { filters, getId: (row) => row.id, openId, needsAction: isReady })}
    </RecordsTable>
  );
}

function NoApplicationsFound({ total, isConnected }: { total: number; isConnected: boolean }) {
  return (
    <NoRecords title="No applications found">
      {total === 0 ? (
        <p className="max-w-[60ch]">
          {isConnected
            ? "Your application form sends applications to "
            : "No form is connected yet. Set DEALFLOW_API_KEY on the server, and have your application form send applications to "}
          <code>{paths.dealflowApi}</code>. They show up here right away, newest on top.
        </p>
      ) : (
        <p>
          {total === 1
            ? "Your only application doesn’t match."
            : `None of the ${total.toLocaleString("en-US")} applications match.`}{" "}
          <Link to={getListUrl(noFilters)}>Show all</Link>
        </p>
      )}
    </NoRecords>
  );
}
