import { Link } from "@remix-run/react";
import { formatMoney } from "#app/server/text/money";
import { type Filters, getListUrl } from "#app/shop/model/sale-filters";
import { statusLabels } from "#app/shop/model/sale-status";
import type { MonthFigures } from "#app/shop/sales/month-figures.server";
import { useCurrency } from "#app/ui/use-site";

/** The month's sales, and what waits for a decision now. */
export function MonthFigureStrip({ figures, filters }: { figures: MonthFigures; filters: Filters }) {
  const { name, shortName, copies, revenue, refunded, held } = figures;
  const nothing = formatMoney(0, useCurrency());
  const isHeldFilterOn = filters.status === "held";
  return (
    <dl className="figures figures-dense grid-cols-4" aria-label={name}>
      <div>
        <dt>Sold in {shortName}</dt>
        <dd>{copies.toLocaleString("en-US")}</dd>
      </div>
      <div>
        <dt>Revenue in {shortName}</dt>
        <dd>{revenue || nothing}</dd>
      </div>
      <div>
        <dt>
          {statusLabels.refunded} in {shortName}
        </dt>
        <dd>{refunded || nothing}</dd>
      </div>
      <div>
        <dt>
          {held > 0 || isHeldFilterOn ? (
            <Link
              to={getListUrl({ month: filters.month, status: isHeldFilterOn ? null : "held" })}
              preventScrollReset
              aria-current={isHeldFilterOn || undefined}
              className="figure-link"
            >
              {statusLabels.held}
            </Link>
          ) : (
            statusLabels.held
          )}
        </dt>
        <dd className={held === 0 ? "text-ok" : undefined}>{held.toLocaleString("en-US")}</dd>
      </div>
    </dl>
  );
}

export function MonthTable({ figures, filters }: { figures: MonthFigures; filters: Filters }) {
  const { name, previous, next, rows, copies } = figures;
  const linkTo = (month: string) => getListUrl({ ...filters, month, page: 1 });
  return (
    <details className="month-figures" open={filters.month ? true : undefined}>
      <summary>
        <b>{name}</b> <span className="text-ink-2">{copies === 0 ? "Nothing sold" : "by product"}</span>
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
