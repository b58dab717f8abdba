import { Link } from "@remix-run/react";
import { formatMoney } from "#app/server/text/money";
import { type Filters, getListUrl } from "#app/shop/model/sale-filters";
import { statusLabels } from "#app/shop/model/sale-status";
import type { MonthFigures } from "#app/shop/sales/month-figures.server";
import { FigureLink, FigureValue } from "#app/ui/list/figure-link.tsx";
import { useCurrency } from "#app/ui/use-site";

export function MonthFigureStrip({ figures, filters }: { figures: MonthFigures; filters: Filters }) {
  const { name, month, copies, revenue, refunded, held } = figures;
  const nothing = formatMoney(0, useCurrency());
  const shown = [
    { label: "Sold", value: copies, change: { month } },
    { label: "Revenue", value: revenue || nothing, change: { month } },
    {
      label: statusLabels.refunded,
      value: refunded || nothing,
      change: { month, status: "refunded" },
    },
    {
      label: `${statusLabels.held} now`,
      value: held,
      change: { month: filters.month, status: "held" },
    },
  ] as const;
  return (
    <>
      <h2 className="mb-1 font-text text-small" id="month-figures">
        {name}
      </h2>
      <dl
        className="figures figures-dense grid-cols-4 max-sm:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.2fr)]"
        aria-labelledby="month-figures"
      >
        {shown.map(({ label, value, change }) => {
          const status = "status" in change ? change.status : null;
          const isOn = status !== null && filters.status === status;
          return (
            <div key={label}>
              <dt>
                <FigureLink to={getListUrl(isOn ? { month: filters.month } : change)} isOn={isOn} label={label} />
              </dt>
              <FigureValue value={value} />
            </div>
          );
        })}
      </dl>
    </>
  );
}

export function MonthTable({ figures, filters }: { figures: MonthFigures; filters: Filters }) {
  const { name, previous, next, rows, copies } = figures;
  const linkTo = (month: string) => getListUrl({ ...filters, month, page: 1 });
  return (
    <details className="fold month-figures" open={filters.month ? true : undefined}>
      <summary>{copies === 0 ? "Other months" : "By product and month"}</summary>
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
