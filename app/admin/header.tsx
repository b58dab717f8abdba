import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { mayOpen, type OfficeUser } from "../office-rights";
import { type OfficeScreen, officeScreens } from "../office-screens";
import { paths } from "../paths";
import { autoCloseMenu } from "../ui/layout/menu";
import { Mark } from "../ui/marks/mark";
import { useBusiness, useIsHidden } from "../ui/use-site";
import type { MenuCounts } from "./read-menu-counts.server";
import { useMenuCounts } from "./use-menu-counts";

interface SignedIn extends OfficeUser {
  userId: string;
  name: string;
  offersTestPackage: boolean;
  counts: MenuCounts;
}

export function OfficeHeader({ user }: { user: SignedIn | undefined }) {
  const business = useBusiness();
  return (
    <header className="on-palm relative z-30 flex flex-wrap items-center gap-x-6 px-6 py-[0.4rem] max-lg:gap-x-3 max-[44rem]:px-4 print:hidden">
      <a
        href={paths.home}
        className="poster mr-auto flex min-h-11 items-center gap-2.5 text-[1.2rem]/none no-underline lg:mr-0"
      >
        <Mark className="w-7 flex-none fill-frond" />
        {business.name}
      </a>
      {user && (
        <>
          <Menu user={user} />
          <div className="ml-auto flex items-center gap-2 max-[44rem]:gap-3 lg:ml-0">
            <Account user={user} />
            <form method="post" action={paths.adminSignOut}>
              <button type="submit" className="office-button max-[44rem]:border-transparent max-[44rem]:px-0">
                Logout
              </button>
            </form>
          </div>
        </>
      )}
    </header>
  );
}

/** The menu is one line, which scrolls sideways in a narrow window. */
function Menu({ user }: { user: SignedIn }) {
  const isHidden = useIsHidden();
  const counts = useMenuCounts(user.counts);
  const { pathname, search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector("li:has([aria-current])");
    if (!box || !current) return;
    // The link before it stands at the edge, whole.
    const before = current.previousElementSibling;
    const edge = Number.parseFloat(getComputedStyle(box).scrollPaddingLeft);
    box.scrollLeft = before instanceof HTMLElement ? before.offsetLeft - edge : 0;
    alignMenuEnd(box, edge);
  }, [pathname]);
  return (
    <nav
      aria-label="Admin"
      className="min-w-0 max-lg:order-1 max-lg:-mx-6 max-lg:w-[calc(100%+3rem)] max-[44rem]:-mx-4 max-[44rem]:w-[calc(100%+2rem)] lg:mr-auto lg:flex-1"
    >
      <ul ref={list} className="office-menu">
        {officeScreens
          .filter(({ pattern, group, isInMenu }) => isInMenu && mayOpen(user, group) && !isHidden(pattern))
          .map(({ name, pattern, covers }) => (
            <li key={pattern}>
              <Link
                to={pattern}
                className="office-link"
                aria-current={currentPage({ pathname, search }, { pattern, covers })}
              >
                {name}
                <MenuCount counted={counts[pattern]} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** At the end of the menu, aligns the first whole link with the left edge: a cut link is hidden and would leave a gap. */
function alignMenuEnd(box: HTMLElement, edge: number) {
  const links = [...box.children].filter((link) => link instanceof HTMLElement);
  const last = links.at(-1);
  if (!last) return;
  last.style.paddingRight = "";
  const first = links.find((link) => link.offsetLeft - edge >= box.scrollLeft);
  const gap = first ? first.offsetLeft - edge - box.scrollLeft : 0;
  if (gap < 1 || box.scrollLeft === 0) return;
  last.style.paddingRight = `${gap}px`;
  box.scrollLeft += gap;
}

function MenuCount({ counted }: { counted: MenuCounts[string] | undefined }) {
  if (!counted) return null;
  return (
    <span className="office-count">
      {" "}
      {counted.count.toLocaleString("en-US")}
      <span className="sr-only"> {counted.label}</span>
    </span>
  );
}

function Account({ user }: { user: SignedIn }) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => autoCloseMenu(() => menu.current), []);
  return (
    <details ref={menu} className="office-who relative max-[44rem]:static">
      <summary>
        <span className="sr-only">Signed in as </span>
        <span className="truncate">{user.name || user.userId}</span>
        <svg className="w-[0.6rem] flex-none fill-current" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M0 0h10L5 6z" />
        </svg>
      </summary>
      {/* On phones, positioned relative to the header, so that this box fits wherever its button is. */}
      <div className="absolute top-[calc(100%+0.4rem)] right-0 grid w-[min(17rem,100vw-2rem)] gap-3 border-2 border-palm-rule bg-palm px-5 pt-4 pb-5 wrap-anywhere max-[44rem]:top-[calc(100%-0.4rem)] max-[44rem]:right-4">
        <p>
          <b className="block">{user.userId}</b> Role: {user.role}
        </p>
        <Link to={paths.adminAccount} aria-current={pathname === paths.adminAccount ? "page" : undefined}>
          Your account
        </Link>
        {user.offersTestPackage ? <a href={paths.orderTest}>Order the internal test package</a> : null}
        <form method="post" action={paths.adminSignOut}>
          <button type="submit" className="office-button" name="everywhere" value="1">
            Sign out everywhere
          </button>
        </form>
      </div>
    </details>
  );
}

function currentPage(
  { pathname, search }: { pathname: string; search: string },
  { pattern, covers = [] }: Pick<OfficeScreen, "pattern" | "covers">,
) {
  if (pathname === pattern) return "page";
  // Without a kind, the trash shows orders.
  const address = pathname === paths.adminTrash && !search ? paths.adminTrashOf("order") : pathname + search;
  return covers.some((covered) => address.startsWith(covered)) ? "true" : undefined;
}
