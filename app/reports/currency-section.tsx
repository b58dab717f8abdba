import { MoneyTable } from "./money-table";
import { FigureList } from "./report-figures";
import type { CurrencyView, ReportView } from "./report-view.server";
import { TimeChart } from "./time-chart";

interface CurrencySectionProps {
  sums: CurrencyView;
  view: ReportView;
  isOnly: boolean;
  isFirst: boolean;
}

const timeTitles = { day: "Paid by day", week: "Paid by week", month: "Paid by month" };
const stepHeads = { day: "Day", week: "Week", month: "Month" };

export function CurrencySection({ sums, view, isOnly, isFirst }: CurrencySectionProps) {
  const { currency, total, figures, hasTax, change } = sums;
  const { interval } = view.period;
  const shared = { currency, hasTax, total };
  const packages = (
    <MoneyTable {...shared} title="By package" head="Package" rows={sums.packages} csv={view.csv.packages} />
  );
  // In the column with fewer rows, so that both end at about the same height.
  const isInLeftColumn = sums.products.length + sums.others.length <= sums.sources.length + sums.coupons.length;
  return (
    <section aria-label={currency} className={isOnly ? "mt-3" : "mt-3 mb-10"}>
      {isOnly ? null : <h3 className="mb-2 text-[1.1rem]">{currency}</h3>}
      {change && !isOnly ? <p className="-mt-2 mb-3">{change}</p> : null}
      <FigureList figures={figures} />
      {isFirst ? (
        <details className="fold mt-1">
          <summary>How we count</summary>
          <p className="max-w-[100ch] text-small text-ink-2">
            Paid is every payment from a customer, tax included, on the day it came in. Refunds count on the day they
            went out. Net is what was paid minus refunds and tax.
          </p>
        </details>
      ) : null}
      <MoneyTable
        {...shared}
        title={timeTitles[interval]}
        head={stepHeads[interval]}
        rows={sums.time}
        csv={view.csv[view.timeTable]}
        isByTime
      >
        <TimeChart {...{ sums, interval }} label={view.label} />
      </MoneyTable>
      <div className="report-tables">
        <div className="min-w-0">
          {isInLeftColumn ? packages : null}
          <MoneyTable {...shared} title="By product" head="Product" rows={sums.products} csv={view.csv.products} />
          <MoneyTable {...shared} title="Other payments" head="Payment" rows={sums.others} csv={view.csv.packages} />
        </div>
        <div className="min-w-0">
          {isInLeftColumn ? null : packages}
          <MoneyTable
            {...shared}
            title="By source"
            head="Source"
            rows={sums.sources}
            csv={view.csv.sources}
            note={
              sums.hasUnknownSource ? (
                <p className="mt-1 max-w-[100ch] text-small text-ink-2">
                  A source is not recorded if the customer paid before the site recorded sources, in the test checkout,
                  or through a link on the provider’s own site.
                </p>
              ) : null
            }
          />
          <MoneyTable
            {...shared}
            title="By coupon"
            head="Coupon"
            rows={sums.coupons}
            csv={view.csv.coupons}
            hasDiscount
          />
        </div>
      </div>
    </section>
  );
}
