import { Link } from "@remix-run/react";
import { type KindId, meetingKinds } from "../../kinds";
import { getAvailabilityUrl } from "./availability-url";

export function KindFolders({ current }: { current: KindId }) {
  return (
    <nav className="folders" aria-label="Kind of meeting">
      <ul>
        {meetingKinds.map(({ id, name }) => (
          <li key={id}>
            <Link to={getAvailabilityUrl(id)} aria-current={id === current ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
