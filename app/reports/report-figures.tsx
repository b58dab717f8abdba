import { isZero } from "../ui/list/figure-link";
import { OfficeLink } from "../ui/office/office-link";
import type { FigureView } from "./report-view.server";

export function FigureList({ figures }: { figures: readonly FigureView[] }) {
  return (
    // Five of six would fit in a row on tablets.
    <dl className={`figures figures-auto ${figures.length === 6 ? "sm:max-lg:grid-cols-3" : ""}`.trim()}>
      {figures.map(({ name, label, value, note, href }) => (
        <div key={name}>
          <dt className="flex-wrap">
            {href ? (
              <OfficeLink to={href} className="figure-link">
                {label}
              </OfficeLink>
            ) : (
              label
            )}
            {note ? <small className="w-full text-fine font-normal">{note}</small> : null}
          </dt>
          <dd className={isZero(value ?? "0") ? "text-ink-2" : undefined}>{value ?? <NotAvailable />}</dd>
        </div>
      ))}
    </dl>
  );
}

function NotAvailable() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">N/A</span>
    </>
  );
}

export function ReportFigures({ figures, csv }: { figures: readonly FigureView[]; csv: string }) {
  return (
    <section className="mt-10" aria-labelledby="report-figures">
      <div className="report-head">
        <h2 id="report-figures">Customers and delivery</h2>
        <a href={csv} download>
          Export CSV<span className="sr-only"> of all figures</span>
        </a>
      </div>
      <FigureList figures={figures} />
      <p className="mt-1 max-w-[100ch] text-small text-ink-2">
        Unpaid orders and purchases on hold are always current, whatever the period.
      </p>
    </section>
  );
}
