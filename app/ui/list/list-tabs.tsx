import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Tab {
  key: string;
  label: ReactNode;
  to: string;
  isOpen: boolean;
  count: number | null;
}

interface ListTabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Whether four fit in one row of a phone. */
  isShort?: boolean;
}

/** Links to the parts of a list, with the number of records in each. */
export function ListTabs({ label, tabs, isShort = false }: ListTabsProps) {
  return (
    <nav className={`list-tabs ${isShort ? "list-tabs-short" : ""}`.trim()} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link to={tab.to} aria-current={tab.isOpen ? "page" : undefined}>
              {tab.label}
              {tab.count === null ? null : (
                <small className="text-fine text-ink-2 tabular-nums">{tab.count.toLocaleString("en-US")}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
