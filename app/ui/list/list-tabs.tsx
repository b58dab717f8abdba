import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Tab {
  key: string;
  label: ReactNode;
  to: string;
  isOpen: boolean;
  count: number | null;
  /** If the tab shows a part of another tab, how many that one shows. */
  of?: number;
}

interface ListTabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Whether phones show the tabs in small type without marks, as many in a row as fit. */
  isDense?: boolean;
  /** Whether the open tab is joined to a sheet that directly follows. */
  isOnSheet?: boolean;
  /** Whether small windows leave out tabs that have nothing to show. */
  hidesEmpty?: boolean;
}

export function ListTabs({ label, tabs, isDense = false, isOnSheet = false, hidesEmpty = false }: ListTabsProps) {
  const isAlone = hidesEmpty && tabs.filter(({ count, isOpen }) => count || isOpen).length === 1;
  const classes = [
    "list-tabs",
    isAlone && "max-[64rem]:hidden",
    isDense && "list-tabs-dense",
    isOnSheet && "list-tabs-sheet",
  ];
  return (
    <nav className={classes.filter(Boolean).join(" ")} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li
            key={tab.key}
            className={
              hidesEmpty ? (tab.count || tab.isOpen ? "flex-none! [&>a]:px-3" : "max-[64rem]:hidden") : undefined
            }
          >
            <Link
              to={tab.to}
              aria-current={tab.isOpen ? "page" : undefined}
              className={tab.count === 0 && !tab.isOpen ? "text-ink-2" : undefined}
            >
              {tab.label}
              {tab.count === null ? null : (
                <small className="text-fine whitespace-nowrap text-ink-2 tabular-nums">
                  {tab.count.toLocaleString("en-US")}
                  {tab.of === undefined ? null : ` of ${tab.of.toLocaleString("en-US")}`}
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
