import type { ReactNode } from "react";
import { isZero } from "../ui/list/figure-link";

export interface ReportColumn<Name extends string> {
  name: Name;
  label: string;
}

type ReportRow<Name extends string> = Record<Name | "name", string> & {
  /** Where several rows may have one name. */
  key?: string;
};

interface ReportTableProps<Name extends string, Row extends ReportRow<Name>> {
  title: string;
  head: string;
  columns: readonly ReportColumn<Name>[];
  rows: readonly Row[];
  total?: ReportRow<Name>;
  csv: string;
  idSuffix?: string;
  isFolded?: boolean;
  mark?: (row: Row) => ReactNode;
  isEmpty?: (row: Row) => boolean;
  children?: ReactNode;
  note?: ReactNode;
}

export function ReportTable<Name extends string, Row extends ReportRow<Name>>(props: ReportTableProps<Name, Row>) {
  const { title, head, columns, rows, total, csv, idSuffix = "", isFolded, mark, isEmpty, children, note } = props;
  const id = `report-${title}${idSuffix}`.toLowerCase().replaceAll(" ", "-");
  const renderCells = (row: ReportRow<Name>) =>
    columns.map(({ name, label }) => (
      <td key={name} data-label={label} className={isZero(row[name]) ? "text-ink-2" : undefined}>
        {row[name]}
      </td>
    ));
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
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
          {rows.map((row) => (
            <tr key={row.key ?? row.name} className={isEmpty?.(row) ? "report-empty" : undefined}>
              <th scope="row">
                {row.name}
                {mark?.(row)}
              </th>
              {renderCells(row)}
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              {renderCells(total)}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
  return (
    <section className="mt-6 min-w-0" aria-labelledby={id}>
      <div className="report-head">
        <h3 id={id}>{title}</h3>
        <a href={csv} download>
          Export CSV<span className="sr-only"> {title.toLowerCase()}</span>
        </a>
      </div>
      {children}
      {isFolded ? (
        <details className="fold">
          <summary>As a table</summary>
          {table}
        </details>
      ) : (
        table
      )}
      {note}
    </section>
  );
}
