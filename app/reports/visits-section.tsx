import { FigureList } from "./report-figures";
import { type ReportColumn, ReportTable } from "./report-table";
import type { ReportView } from "./report-view.server";

const MAX_ROWS = 20;

export function VisitsSection({ visits, csv }: Pick<ReportView, "visits" | "csv">) {
  const { figures, pages, sources, devices } = visits;
  const isEmpty = pages.length === 0;
  return (
    <section className="mt-10" aria-labelledby="report-visits">
      <div className="report-head">
        <h2 id="report-visits">From visits to paid orders</h2>
      </div>
      <FigureList figures={figures} />
      <p className="mt-1 max-w-[100ch] text-small text-ink-2">
        We count without cookies, and leave out bots, your team and visitors who ask not to be tracked. A visit starts
        when somebody arrives from outside this site.
        {isEmpty ? " Nobody was counted in this period." : ""}
      </p>
      {isEmpty ? null : (
        <div className="report-tables">
          <VisitTable title="Visits by source" head="Source" columns={sourceColumns} rows={sources} csv={csv.visits} />
          <VisitTable title="Visits by device" head="Device" columns={columns} rows={devices} csv={csv.devices} />
          <VisitTable title="Views by page" head="Page" columns={columns} rows={pages} csv={csv.pages} />
        </div>
      )}
    </section>
  );
}

const columns = [
  { name: "views", label: "Views" },
  { name: "visits", label: "Visits" },
] as const;
const sourceColumns = [
  { name: "visits", label: "Visits" },
  { name: "payments", label: "Payments" },
] as const;

interface VisitTableProps<Name extends string> {
  title: string;
  head: string;
  columns: readonly ReportColumn<Name>[];
  rows: readonly Record<Name | "name", string>[];
  csv: string;
}

function VisitTable<Name extends string>({ rows, ...table }: VisitTableProps<Name>) {
  const note =
    rows.length > MAX_ROWS ? (
      <p className="mt-1 max-w-[100ch] text-small text-ink-2">
        The first {MAX_ROWS} of {rows.length}. The CSV file has all of them.
      </p>
    ) : null;
  return <ReportTable {...table} rows={rows.slice(0, MAX_ROWS)} note={note} />;
}
