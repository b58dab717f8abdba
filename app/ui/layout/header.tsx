import { navigation, paths } from "#app/paths";
import { useBusiness, useIsHidden } from "#app/ui/use-site";
import { ButtonLink } from "../button";
import { Mark } from "../marks/mark";

export function Header({ current }: { current: string }) {
  const isHidden = useIsHidden();
  const business = useBusiness();
  return (
    <header className="bar @container">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-[clamp(1rem,2.5vw,2.5rem)]">
        <a
          href={paths.home}
          className="poster mr-auto flex min-h-11 max-w-max flex-[1_1_9rem] items-center gap-2.5 text-[min(1.6rem,7.4vw)]/none wrap-anywhere no-underline"
        >
          <Mark className="w-[1.5em] flex-none fill-leaf" />
          {business.name}
        </a>{" "}
        <nav aria-label="Main" className="hidden @min-[58rem]:block">
          <ul className="flex gap-[clamp(1rem,2vw,2rem)]">
            {navigation
              .filter(({ to }) => !isHidden(to))
              .map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className="bar-link" aria-current={currentPage(to, current)}>
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </nav>{" "}
        <ButtonLink
          small
          variant="secondary"
          href={paths.bookConsultation}
          className="hidden @min-[58rem]:inline-flex"
          aria-current={currentPage(paths.bookConsultation, current)}
        >
          Contact Us
        </ButtonLink>{" "}
        <Menu current={current} />
      </div>
    </header>
  );
}

/** For small screens. `details` opens without JavaScript; page-script.ts closes it. */
function Menu({ current }: { current: string }) {
  const isHidden = useIsHidden();
  const links = [...navigation.filter(({ to }) => !isHidden(to)), { label: "Contact Us", to: paths.bookConsultation }];
  return (
    <details className="menu @min-[58rem]:hidden">
      <summary>
        <span className="menu-closed">Menu</span> <span className="menu-open">Close</span>
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.6rem)] overflow-y-auto border-b-2 border-ink bg-ground px-gut pt-4 pb-8"
      >
        <ul>
          {links.map(({ label, to }) => (
            <li key={to} className="border-b border-line-2 last:border-0">
              <a href={to} className="menu-link" aria-current={currentPage(to, current)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function currentPage(to: string, current: string) {
  const path = current === paths.automation ? paths.automationServices : current;
  return to === path ? "page" : undefined;
}
