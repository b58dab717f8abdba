import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths";
import { site } from "#app/site";
import { autoCloseMenu } from "../ui/layout/menu";
import { Mark } from "../ui/marks/mark";

interface SignedIn {
  userId: string;
  name: string;
  role: "admin" | "staff";
}

const links = [
  { label: "Orders", to: paths.admin, forStaff: true },
  { label: "Deal flow", to: paths.adminDealflow, forStaff: false },
  { label: "Outbox", to: paths.adminOutbox, forStaff: false },
  { label: "Metrics", to: paths.adminMetrics, forStaff: false },
];

export function OfficeHeader({ user }: { user: SignedIn | undefined }) {
  const { pathname } = useLocation();
  return (
    <header className="office-bar">
      <a
        href={paths.home}
        className="poster mr-auto flex min-h-11 items-center gap-2.5 text-[1.2rem]/none no-underline md:mr-0"
      >
        <Mark className="w-7 flex-none fill-frond" />
        {site.name}
      </a>
      {user && (
        <>
          <nav aria-label="Admin" className="md:mr-auto">
            <ul>
              {links
                .filter(({ forStaff }) => forStaff || user.role === "admin")
                .map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className="office-link" aria-current={currentPage(to, pathname)}>
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-2 md:ml-0">
            <Account user={user} />
            <form method="post" action={paths.adminSignOut}>
              <button type="submit">Logout</button>
            </form>
          </div>
        </>
      )}
    </header>
  );
}

function Account({ user }: { user: SignedIn }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => autoCloseMenu(() => menu.current), []);
  return (
    <details ref={menu} className="office-who">
      <summary>
        <span className="sr-only">Signed in as </span>
        <span>{user.name || user.userId}</span>
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M0 0h10L5 6z" />
        </svg>
      </summary>
      <div>
        <p>
          <b className="block">{user.userId}</b> Role: {user.role}
        </p>
        {user.role === "admin" ? <a href={paths.orderTest}>Order the internal test package</a> : null}
        <form method="post" action={paths.adminSignOut}>
          <button type="submit" name="everywhere" value="1">
            Sign out everywhere
          </button>
        </form>
      </div>
    </details>
  );
}

/** The list of orders is also current while one of the orders is open. */
function currentPage(to: string, pathname: string) {
  if (pathname === to) return "page";
  const below = to === paths.admin ? paths.adminOrder("") : `${to}/`;
  return pathname.startsWith(below) ? "true" : undefined;
}
