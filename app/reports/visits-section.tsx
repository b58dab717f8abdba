import { FigureList } from "./report-figures";
import type { ReportView } from "./report-view.server";

const MAX_ROWS = 20;

/** From visits to paid orders. */
export function VisitsSection({ visits, csv }: Pick<ReportView, "visits" | "csv">) {
  const { figures, pages, sources, devices } = visits;
  const isEmpty = pages.length === 0;
  return (
    <section className="mt-6" aria-labelledby="report-visits">
      <div className="report-head">
        <h3 id="report-visits">From visits to paid orders</h3>
      </div>
      <FigureList figures={figures} />
      <p className="mt-1 max-w-[70ch] text-small text-ink-2">
        Counted without cookies. Programs, the team, and visitors who ask not to be tracked are left out. A visit is a
        page that somebody did not open from another page of this site.
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
  /** Of the first column. */
  head: string;
  columns: readonly { name: Name; label: string }[];
  rows: readonly ({ name: string } & Record<Name, string>)[];
  csv: string;
}

function VisitTable<Name extends string>({ title, head, columns, rows, csv }: VisitTableProps<Name>) {
  const id = `report-${title}`.toLowerCase().replaceAll(" ", "-");
  const shown = rows.slice(0, MAX_ROWS);
  return (
    <section className="mt-6 min-w-0" aria-labelledby={id}>
      <div className="report-head">
        <h3 id={id}>{title}</h3>
        <a href={csv} download>
          CSV<span className="sr-only"> {title.toLowerCase()}</span>
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className="report-box" aria-label={`${title}, as a table`} tabIndex={0}>
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {columns.map(({ name, label }) => (
                  <td key={name} data-label={label}>
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length ? (
        <p className="mt-1 text-small text-ink-2">
          The first {MAX_ROWS} of {rows.length}. The CSV file has all.
        </p>
      ) : null}
    </section>
  );
}
