import { Link } from "@remix-run/react";
import { type Filters, getListUrl } from "#app/shop/model/sale-filters";
import type { MonthFigures } from "#app/shop/sales/month-figures.server";

export function MonthTable({ figures, filters }: { figures: MonthFigures; filters: Filters }) {
  const { name, previous, next, rows, copies, revenue } = figures;
  const linkTo = (month: string) => getListUrl({ ...filters, month, page: 1 });
  return (
    <details className="month-figures" open={filters.month ? true : undefined}>
      <summary>
        <b>{name}</b> <span className="text-ink-2">{copies === 0 ? "Nothing sold" : `${copies} sold, ${revenue}`}</span>
      </summary>
      <p className="flex flex-wrap gap-2 py-2">
        <Link className="tool" to={linkTo(previous)} preventScrollReset>
          Previous month
        </Link>
        {next ? (
          <Link className="tool" to={linkTo(next)} preventScrollReset>
            Next month
          </Link>
        ) : null}
      </p>
      {rows.length > 0 ? (
        <table>
          <caption className="sr-only">Sold in {name}</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Copies</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <Link to={getListUrl({ ...filters, product: row.productId, page: 1 })}>{row.title}</Link>
                </th>
                <td>{row.copies}</td>
                <td>
                  {row.revenue}
                  {row.refunded ? <small className="block text-ink-2">{row.refunded} in partial refunds</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className="pt-2 text-small text-ink-2">
        Refunded and held purchases don’t count. Partial refunds are subtracted.
      </p>
    </details>
  );
}
