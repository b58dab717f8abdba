import { Link } from "@remix-run/react";
import { NoRecords } from "../ui/list/no-records";
import { type Column, RecordLink, RecordsTable, renderCells } from "../ui/list/records-table";
import { type Filters, getApplicationUrl, getListUrl, noFilters } from "./filters";
import { StageLabel } from "./stage-label";
import type { Stage } from "./stages";

interface ApplicationRow {
  id: string;
  fullName: string;
  businessName: string;
  email: string;
  status: Stage;
  submitted: string;
}

interface ApplicationCell {
  row: ApplicationRow;
  filters: Filters;
  isOpen: boolean;
}

const columns: readonly Column<ApplicationCell>[] = [
  { key: "name", label: "Name", cardArea: "name", isRowHeader: true, show: ({ row }) => row.fullName },
  { key: "business", label: "Business", cardArea: "business", show: ({ row }) => row.businessName },
  { key: "email", label: "Email", cardArea: "email", show: ({ row }) => row.email },
  { key: "status", label: "Status", cardArea: "status", show: ({ row }) => <StageLabel stage={row.status} /> },
  {
    key: "submitted",
    label: "Submitted",
    cardArea: "time",
    sorted: { newest: "descending" },
    show: ({ row }) => row.submitted,
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ row, filters, isOpen }) => (
      <RecordLink id={row.id} to={getApplicationUrl(row.id, filters)} isOpen={isOpen}>
        application of {row.fullName}
      </RecordLink>
    ),
  },
];

interface ApplicationTableProps {
  filters: Filters;
  rows: ApplicationRow[] | null;
  total: number;
  openId: string | undefined;
}

export function ApplicationTable({ filters, rows, total, openId }: ApplicationTableProps) {
  const empty = rows ? <NoApplicationsFound total={total} /> : <ApplicationsNotLoaded filters={filters} />;
  return (
    <RecordsTable
      label="Applications"
      columns={columns}
      sort="newest"
      className="applications"
      focusable
      empty={rows && rows.length > 0 ? null : empty}
    >
      {rows?.map((row) => {
        const isOpen = row.id === openId;
        return (
          <tr key={row.id} className={isOpen ? "is-open" : undefined}>
            {renderCells(columns, { row, filters, isOpen })}
          </tr>
        );
      })}
    </RecordsTable>
  );
}

function NoApplicationsFound({ total }: { total: number }) {
  return (
    <NoRecords title="No applications found">
      {total === 0 ? (
        <p>Nothing has come in yet. Each new application will stand here, the latest on top.</p>
      ) : (
        <p>
          {total === 1 ? "There is one application" : `There are ${total.toLocaleString("en-US")} applications`}, and
          none fits. <Link to={getListUrl(noFilters)}>Show all</Link>
        </p>
      )}
    </NoRecords>
  );
}

function ApplicationsNotLoaded({ filters }: { filters: Filters }) {
  return (
    <NoRecords title="The list is away">
      <p>
        Nothing is lost. <a href={getListUrl(filters)}>Try again</a>
      </p>
    </NoRecords>
  );
}
