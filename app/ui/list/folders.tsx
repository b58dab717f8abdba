import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Folder {
  key: string;
  label: ReactNode;
  to: string;
  isOpen: boolean;
  count: number | null;
}

/** Links to the parts of a list, with the number of records in each. */
export function Folders({ label, folders }: { label: string; folders: readonly Folder[] }) {
  return (
    <nav className="folders" aria-label={label}>
      <ul>
        {folders.map((folder) => (
          <li key={folder.key}>
            <Link to={folder.to} aria-current={folder.isOpen ? "page" : undefined}>
              {folder.label}
              {folder.count === null ? null : (
                <small className="text-fine text-ink-2 tabular-nums">{folder.count.toLocaleString("en-US")}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
