import type { ReactNode } from "react";
import type { RowView } from "./report-view.server";

interface ReportTableProps {
  title: string;
  /** Of the first column. */
  head: string;
  currency: string;
  rows: readonly RowView[];
  /** Of all rows of the report. */
  total: RowView;
  hasTax: boolean;
  hasDiscount?: boolean;
  /** Rows that follow each other, without a picture of their share, and with a last row that adds them up. */
  isByTime?: boolean;
  csv: string;
  /** Above the table. */
  children?: ReactNode;
}

/** A longer table by time is folded below its chart. */
const MAX_OPEN_ROWS = 12;

export function ReportTable(props: ReportTableProps) {
  const { title, head, currency, rows, total, hasTax, hasDiscount, isByTime, csv, children } = props;
  if (rows.length === 0) return null;
  const id = `report-${title}-${currency}`.toLowerCase().replaceAll(" ", "-");
  const columns = [
    { label: "Payments", name: "payments" },
    { label: "Paid", name: "paid" },
    ...(hasDiscount ? [{ label: "Discount", name: "discount" } as const] : []),
    { label: "Refunded", name: "refunded" },
    ...(hasTax ? [{ label: "Tax", name: "tax" } as const] : []),
    { label: "Net", name: "net" },
  ] as const;
  const highest = Math.max(1, ...rows.map(({ paidCents }) => paidCents));
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
            <tr key={row.key} className={row.isEmpty ? "report-none" : undefined}>
              <th scope="row">
                {row.name}
                {isByTime ? null : <ShareBar part={row.paidCents / highest} />}
              </th>
              {columns.map(({ name, label }) => (
                <td key={name} data-label={label}>
                  {row[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {isByTime ? (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              {columns.map(({ name, label }) => (
                <td key={name} data-label={label}>
                  {total[name]}
                </td>
              ))}
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
          CSV<span className="sr-only"> {title.toLowerCase()}</span>
        </a>
      </div>
      {children}
      {isByTime && rows.length > MAX_OPEN_ROWS ? (
        <details>
          <summary className="inline-block py-[0.6rem] font-semibold underline underline-offset-[0.2em]">
            {title}, as a table
          </summary>
          {table}
        </details>
      ) : (
        table
      )}
    </section>
  );
}

/** What was paid, beside the row with the most. */
function ShareBar({ part }: { part: number }) {
  return (
    <svg className="report-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="report-paid" width={Math.max(0, part * 100)} height="4" />
    </svg>
  );
}
