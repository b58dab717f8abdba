import { Link } from "@remix-run/react";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { Place } from "./find-places";

export interface Card {
  title: string;
  description: string;
  href: string;
  changed?: string | null;
  warning?: string | null;
  /** An open item of Getting started, or what Health says to check. */
  toDo?: { label: string; text: string };
  /** What the search found in it. */
  places?: readonly Place[];
}

export const nameGroup = (title: string): string => `group-${title.toLowerCase().replaceAll(" ", "-")}`;

export function CardGroup({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section className="xl:grid xl:grid-cols-[8.5rem_minmax(0,1fr)]" aria-labelledby={nameGroup(title)}>
      <h2 id={nameGroup(title)} className="xl:pt-3">
        {title}
      </h2>
      <ul className="mt-2 grid xl:mt-0 grid-cols-1 overflow-hidden bg-paper md:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ title, description, href, changed, warning, toDo, places = [] }) => (
          <li key={href} className="-mb-px border-b border-ground px-3 py-2.5 sm:px-4 sm:py-3.5">
            <h3 className="font-text text-base font-bold">
              <Link to={href}>{title}</Link>
            </h3>
            <p>{description}</p>
            {places.length > 0 ? (
              <ul className="mt-1 flex flex-wrap gap-x-4" aria-label={`Found in ${title}`}>
                {places.map(({ label, href }) => (
                  <li key={label}>
                    <Link
                      className="inline-flex min-h-9 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
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
