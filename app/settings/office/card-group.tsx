import { Link } from "@remix-run/react";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { Place } from "./find-places";

export interface Card {
  title: string;
  description: string;
  href: string;
  changed?: string | null;
  warning?: string | null;
  toDo?: { label: string; text: string };
  places?: readonly Place[];
}

export const nameGroup = (title: string): string => `group-${title.toLowerCase().replaceAll(" ", "-")}`;

export function CardGroup({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section className="panel pb-0" aria-labelledby={nameGroup(title)}>
      <h2 id={nameGroup(title)} className="mb-2">
        {title}
      </h2>
      <ul className="-mx-(--panel-side) divide-y divide-line border-t border-line">
        {cards.map(({ title, description, href, changed, warning, toDo, places = [] }) => (
          <li
            key={href}
            className="relative grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 px-(--panel-side) py-2.5 sm:gap-y-0.5 hover:bg-ground sm:grid-cols-[11rem_minmax(0,1fr)] sm:*:col-start-2"
          >
            <h3 className="col-start-1! font-text text-[0.9375rem] font-bold">
              <Link to={href} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="text-balance">{description}</p>
            {places.length > 0 ? (
              <ul className="mt-1 flex flex-wrap gap-x-4" aria-label={`Found in ${title}`}>
                {places.map(({ label, href }) => (
                  <li key={label}>
                    <Link
                      className="relative inline-flex min-h-9 items-center font-semibold wrap-anywhere max-lg:min-h-11 pointer-coarse:min-h-11"
                      to={href}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
            {toDo ? (
              <p className="mt-1 flex gap-2">
                <span className="mt-[0.15em]">
                  <StatusMark shape="point" tone="sun" />
                </span>
                <span>
                  <b>{toDo.label}</b> {toDo.text}
                </span>
              </p>
            ) : null}
            {warning ? <p className="mt-1 font-semibold text-err">{warning}</p> : null}
            {changed ? <p className="mt-1 text-fine text-ink-2">Last changed {changed}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GroupLinks({ titles, className = "" }: { titles: readonly string[]; className?: string }) {
  return (
    <nav className={`-mt-2 mb-3 flex flex-wrap gap-x-5 bg-ground ${className}`.trim()} aria-label="On this screen">
      {titles.map((title) => (
        <a
          key={title}
          href={`#${nameGroup(title)}`}
          className="inline-flex min-h-9 items-center font-semibold max-lg:min-h-11 pointer-coarse:min-h-11"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
