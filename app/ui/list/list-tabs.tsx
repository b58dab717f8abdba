import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Tab {
  key: string;
  label: ReactNode;
  to: string;
  isOpen: boolean;
  count: number | null;
  /** Whether its records are overdue. */
  isUrgent?: boolean;
}

interface ListTabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Whether phones show them in small type without marks, as many in a row as fit. */
  isDense?: boolean;
  /** Whether phones leave out those without a record, and all of them if only the open one is left. */
  hidesEmpty?: boolean;
  /** Whether a sheet follows directly, which the open tab belongs to. */
  isOnSheet?: boolean;
}

const HIDDEN = "max-[44rem]:hidden";

/** Links to the parts of a list, with the number of records in each. */
export function ListTabs({ label, tabs, isDense = false, hidesEmpty = false, isOnSheet = false }: ListTabsProps) {
  const isHidden = (tab: Tab) => hidesEmpty && tab.count === 0 && !tab.isOpen;
  const isAlone = hidesEmpty && tabs.every((tab) => tab.isOpen || isHidden(tab));
  const classes = ["list-tabs", isDense && "list-tabs-dense", isOnSheet && "list-tabs-sheet", isAlone && HIDDEN];
  return (
    <nav className={classes.filter(Boolean).join(" ")} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key} className={isHidden(tab) ? HIDDEN : undefined}>
            <Link
              to={tab.to}
              aria-current={tab.isOpen ? "page" : undefined}
              className={tab.count === 0 && !tab.isOpen ? "text-ink-2" : undefined}
            >
              {tab.label}
              {tab.count === null ? null : (
                <small className={`text-fine tabular-nums ${tab.isUrgent ? "font-bold text-err" : "text-ink-2"}`}>
                  {tab.count.toLocaleString("en-US")}
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
