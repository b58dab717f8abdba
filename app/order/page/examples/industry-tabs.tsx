import { Link, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useRef } from "react";
import { paths } from "#app/paths";
import { type Industry, industries } from "#app/texts/samples/designs";

export const panelId = "examples-panel";
export const getTabId = (industry: Industry) => `examples-${industry.id}`;

/** Selecting a tab replaces the history entry, so that Back leaves the page. */
export function Tabs({ current, live }: { current: Industry; live: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();

  function step(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    // Starts from the focused tab, because the selected one may lag behind when keys are pressed quickly.
    const next = getTabForKey(event.key, links.indexOf(event.target as HTMLAnchorElement));
    const industry = industries.at(next);
    if (Number.isNaN(next) || !industry) return;
    event.preventDefault();
    navigate(paths.examples(industry.id), { replace: true, preventScrollReset: true });
    links[industries.indexOf(industry)]?.focus();
  }

  const tab = (industry: Industry) => ({
    role: "tab",
    id: getTabId(industry),
    "aria-selected": industry === current,
    "aria-controls": panelId,
    tabIndex: industry === current ? 0 : -1,
  });
  return (
    <nav className="industry-tabs" {...(live ? { role: "presentation" } : { "aria-label": "Industry examples" })}>
      <ul
        ref={list}
        role={live ? "tablist" : undefined}
        aria-label={live ? "Industry examples" : undefined}
        onKeyDown={live ? step : undefined}
      >
        {industries.map((industry) => (
          <li key={industry.id} role={live ? "presentation" : undefined}>
            <Link
              to={paths.examples(industry.id)}
              className={industry === current ? "tab-open" : undefined}
              replace
              preventScrollReset
              {...(live ? tab(industry) : { "aria-current": industry === current ? "true" : undefined })}
            >
              {industry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function getTabForKey(key: string, at: number): number {
  if (key === "ArrowRight") return (at + 1) % industries.length;
  if (key === "ArrowLeft") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? -1 : Number.NaN;
}
