import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { NoRecords, RecordsNotLoaded } from "#app/ui/list/records/no-records.tsx";
import { type Column, RecordLink, RecordsTable, renderRows } from "#app/ui/list/records/records-table.tsx";
import { renderEmail } from "#app/ui/list/render-email.tsx";
import { type Filters, getEntryUrl, getListUrl, isOldestFirst } from "../filters";
import { StatusLabel } from "../status-label";
import type { InboxRow } from "./load-inbox.server";

interface InboxCell {
  row: InboxRow;
  filters: Filters;
  isOpen: boolean;
}

const columns: readonly Column<InboxCell>[] = [
  {
    key: "name",
    label: "From",
    cardArea: "name",
    isRowHeader: true,
    show: ({ row }) => (
      <>
        <span className={`inbox-preview ${isNew(row) ? "" : "font-normal"}`.trim()}>{row.name}</span>
        <small className="inbox-email">{renderEmail(row.email)}</small>
      </>
    ),
  },
  {
    key: "message",
    label: "Message",
    cardArea: "line",
    show: ({ row }) => (
      // One box, because -webkit-box would put each part on a line of its own.
      <span className="inbox-preview">
        <span>
          <span className="inbox-kind">
            {row.label}
            <span className="max-lg:hidden">:</span>
          </span>{" "}
          <span className={isNew(row) ? undefined : "text-ink-2"}>{row.preview || "No text"}</span>
        </span>
      </span>
    ),
  },
  {
    key: "status",
    label: "Status",
    cardArea: "status",
    show: ({ row }) => <StatusLabel status={row.status} late={row.late} />,
  },
  {
    key: "assignee",
    label: "Assigned to",
    cardArea: "kind",
    show: ({ row }) =>
      row.assignee ? <span className="inline-block max-w-48 truncate align-bottom">{row.assignee}</span> : null,
  },
  {
    key: "received",
    label: "Received",
    cardArea: "time",
    isTime: true,
    sorted: { newest: "descending", oldest: "ascending" },
    show: ({ row }) => `${row.day}, ${row.time}`,
  },
  {
    key: "actions",
    label: "Actions",
    cardArea: "open",
    show: ({ row, filters, isOpen }) => (
      <RecordLink
        id={row.id}
        to={isInInbox(row) ? getEntryUrl(row.href, filters) : row.href}
        isOpen={isOpen}
        isBeside={isInInbox(row)}
      >
        {row.label.toLowerCase()} of {row.name}
      </RecordLink>
    ),
  },
];

const isNew = ({ status }: InboxRow) => status === "new";

/** Others open an order. */
export const isInInbox = ({ href }: InboxRow) => href.startsWith(`${paths.adminInbox}/`);

interface InboxTableProps {
  filters: Filters;
  rows: InboxRow[] | null;
  total: number;
  /** The address of the open entry, because two kinds may use one id. */
  openEntry: string | undefined;
}

export function InboxTable({ filters, rows, total, openEntry }: InboxTableProps) {
  // The open message names its assignee, and an empty column would be wide.
  const isAnyAssigned = !openEntry && rows?.some(({ assignee }) => assignee);
  const shown = isAnyAssigned ? columns : columns.filter(({ key }) => key !== "assignee");
  const isNewFirst = rows?.[0]?.status === "new";
  const empty = rows ? (
    <NothingFound filters={filters} total={total} />
  ) : (
    <RecordsNotLoaded what="inbox" href={getListUrl(filters)} />
  );
  return (
    <RecordsTable
      label="Messages"
      columns={shown}
      sort={isOldestFirst(filters) ? "oldest" : isNewFirst ? "" : "newest"}
      className="inbox"
      focusable
      empty={rows && rows.length > 0 ? null : empty}
    >
      {renderRows(shown, rows ?? [], {
        filters,
        getId: (row) => row.href,
        openId: openEntry,
        needsAction: (row) => row.late !== null,
      })}
    </RecordsTable>
  );
}

function NothingFound({ filters, total }: { filters: Filters; total: number }) {
  if (total > 0)
    return (
      <NoRecords title="Nothing found">
        <p>
          No messages match your search. <Link to={getListUrl({ status: filters.status })}>Clear the search</Link>
        </p>
      </NoRecords>
    );
  if (filters.status === "spam")
    return (
      <NoRecords title="No spam">
        <p>Messages that look like spam wait here. Restore the ones that aren’t.</p>
      </NoRecords>
    );
  return (
    <NoRecords title={filters.status ? `No ${filters.status} messages` : "No messages here"}>
      <p>Messages, questions from the order form and ideas for the Vault show up here as soon as someone sends one.</p>
    </NoRecords>
  );
}
