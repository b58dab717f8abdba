import { OfficeLink } from "../ui/office/office-link";
import type { FigureView } from "./report-view.server";

const grid = "figures overflow-clip *:-ml-px grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]";

export function FigureList({ figures }: { figures: readonly FigureView[] }) {
  return (
    // The clip hides the left border of each row's first figure.
    <dl className={grid}>
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
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ReportFigures({ figures, csv }: { figures: readonly FigureView[]; csv: string }) {
  return (
    <section className="mt-6" aria-labelledby="report-figures">
      <div className="report-head">
        <h3 id="report-figures">Customers, open amounts and delivery</h3>
        <a href={csv} download>
          CSV<span className="sr-only"> of all figures</span>
        </a>
      </div>
      <FigureList figures={figures} />
      <p className="mt-1 text-small text-ink-2">Unpaid orders and purchases on hold are those of this moment.</p>
    </section>
  );
}
