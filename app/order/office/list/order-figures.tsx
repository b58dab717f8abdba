import { type OrderFigureValues, orderFigureEntries } from "#app/order/model/order-figures";
import { type Filters, getListUrl } from "#app/order/model/order-filters";
import { formatMoney } from "#app/server/text/money";
import { FigureLink, FigureValue } from "#app/ui/list/figure-link.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { OfficeLink } from "#app/ui/office/office-link.tsx";
import { useCurrency } from "#app/ui/use-site";
import { statusMarks, statusTones } from "../status-marks";

/** A figure's link filters the list by what the figure counts. The link of the current filter removes the filter. */
export function OrderFigures({ figures, filters }: { figures: OrderFigureValues; filters: Filters }) {
  const currency = useCurrency();
  return (
    <dl className="figures figures-dense">
      {orderFigureEntries.map(([name, { label, href, status, placed, isMoney, startsGroup, onlyOnFiguresScreen }]) => {
        if (onlyOnFiguresScreen) return null;
        const counted = { status: status ?? "all", placed: placed ?? "all" } as const;
        const isOn = !href && filters.status === counted.status && filters.placed === counted.placed;
        const classes = [startsGroup ? "figure-group" : "", isMoney ? "figure-money" : ""].filter(Boolean);
        return (
          <div key={name} className={classes.join(" ") || undefined}>
            <dt className="items-baseline [&>.mark]:self-center">
              {status && !placed ? <StatusMark shape={statusMarks[status]} tone={statusTones[status]} /> : null}
              {href ? (
                <OfficeLink to={href} className="figure-link">
                  {label}
                </OfficeLink>
              ) : (
                <FigureLink to={getListUrl(isOn ? {} : counted)} isOn={isOn} label={label} />
              )}
            </dt>
            <FigureValue value={isMoney ? formatMoney(figures[name], currency) : figures[name]} />
          </div>
        );
      })}
    </dl>
  );
}
