import { Link } from "@remix-run/react";
import { paths } from "#app/paths";

/** `?week` without a day is this week. */
const views = [
  { name: "List", to: paths.adminBookings, week: false },
  { name: "Week", to: `${paths.adminBookings}?week`, week: true },
];

export function ViewLinks({ isWeek }: { isWeek: boolean }) {
  return (
    <nav className="folders" aria-label="View">
      <ul>
        {views.map(({ name, to, week }) => (
          <li key={name}>
            <Link to={to} aria-current={week === isWeek ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
