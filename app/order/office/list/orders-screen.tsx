import { Link, useLocation, useOutlet, useParams } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { ListActionResult } from "#app/order/model/list-form";
import { actionNeeded, actionNeededOption, type Filters, getListUrl, overdue } from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import type { Choice } from "#app/server/forms/text-field";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { Pager } from "#app/ui/list/pager.tsx";
import { getLinkId } from "#app/ui/list/records/records-table.tsx";
import { SetupNotes } from "#app/ui/list/setup-notes.tsx";
import { ShortcutsButton, ShortcutsDialog } from "#app/ui/list/shortcuts-dialog.tsx";
import { useLastLoaded } from "#app/ui/list/use-last-loaded";
import { useListPosition } from "#app/ui/list/use-list-position";
import { useListShortcuts } from "#app/ui/list/use-list-shortcuts";
import { useHydrated } from "#app/ui/use-hydrated";
import { ChangeToasts } from "./change-toasts";
import { DeleteDialog } from "./delete-dialog";
import { ExportLinks } from "./export-links";
import type { OrdersScreenData } from "./load-orders-screen.server";
import { OrderFigures } from "./order-figures";
import { OrderFilters } from "./order-filters";
import { OrderTable } from "./order-table";
import { emailButtonId, SelectionBar } from "./selection-bar";
import { useLiveList } from "./use-live-list";
import { useOrderChanges } from "./use-order-changes";
import { useRestoredFocus } from "./use-restored-focus";
import { useSelection } from "./use-selection";

interface OrdersScreenProps {
  filters: Filters;
  /** Null if the list could not be read. The screen then keeps the last one. */
  list: OrdersScreenData | null;
  notes: readonly string[];
  packages: readonly Choice[];
  answer?: ListActionResult;
  children: ReactNode;
}

/** The order that has been overdue longest comes first. */
const overdueUrl = getListUrl({ status: overdue, sort: "oldest" });

const noRows: OrdersScreenData["rows"] = [];

export function OrdersScreen({ filters, list: loaded, notes, packages, answer, children }: OrdersScreenProps) {
  const { pathname, search } = useLocation();
  const { number } = useParams();
  const isComposing = useOutlet() !== null && !number;
  // Without JavaScript an email is a separate page.
  const hydrated = useHydrated();
  const showsStaffEmailOnly = isComposing && !hydrated;
  const box = useRef<HTMLDivElement>(null);
  const list = useLastLoaded(loaded);
  const rows = list?.rows ?? noRows;
  const listUrl = getListUrl(filters);
  const selection = useSelection(rows, answer?.statusMissing);
  const changes = useOrderChanges(answer, loaded ? null : filters, selection.clear);
  useListShortcuts({
    closeTo: number ? `${paths.admin}${search}` : null,
    more: (key, row) => {
      if (key === "x" && row) selection.toggle(row);
      else if (key === "Escape" && selection.ids.length > 0) selection.clear();
      else return false;
      return true;
    },
  });
  useLiveList(loaded);
  useRestoredFocus();
  useListPosition(box, number ? getLinkId(number) : isComposing ? emailButtonId : null);
  return (
    <div className="orders-screen">
      <ScreenHead title="Admin Dashboard">
        {showsStaffEmailOnly ? null : (
          <>
            {list && list.overdue > 0 ? (
              <>
                <Link
                  className="tool tool-danger"
                  to={overdueUrl}
                  aria-current={filters.status === overdue || undefined}
                >
                  {list.overdue.toLocaleString("en-US")} overdue
                </Link>{" "}
              </>
            ) : null}
            <Link
              className="tool"
              to={getListUrl({ status: actionNeeded, sort: "oldest" })}
              aria-current={filters.status === actionNeeded || undefined}
            >
              {actionNeededOption.label}
              {list ? (
                <b className="bg-sun px-1.5 text-on-bright tabular-nums">{list.needed.toLocaleString("en-US")}</b>
              ) : null}
            </Link>{" "}
            {/* Empty: on phones, these details open the next element, which is always visible on larger screens. */}
            <details className="filters-more">
              <summary className="tool">More</summary>
            </details>
            <div className="filters-set">
              <Link className="tool" to={paths.adminNewQuote}>
                New quote
              </Link>{" "}
              <ExportLinks filters={filters} />{" "}
              <Link className="tool tool-plain" to={paths.adminTrash}>
                Trash
              </Link>{" "}
              <ShortcutsButton />
            </div>
          </>
        )}
      </ScreenHead>
      {showsStaffEmailOnly ? null : (
        <>
          <SetupNotes notes={notes} />
          {list ? <OrderFigures figures={list.figures} filters={filters} /> : null}
          <div className="records-split mt-0">
            <div>
              <OrderFilters filters={filters} list={list} packages={packages} />
              <div ref={box} className="mt-3 max-[60rem]:mt-0">
                <SelectionBar
                  selection={selection}
                  changes={changes}
                  action={listUrl}
                  back={pathname + search}
                  hydrated={hydrated}
                  statusMissing={answer?.statusMissing !== undefined}
                />
                <OrderTable
                  {...{ rows, filters, packages, selection, changes, hydrated }}
                  action={listUrl}
                  back={pathname + search}
                  failed={!list}
                />
                {list ? (
                  <Pager
                    page={list.page}
                    pages={list.pages}
                    addressOf={(page) => getListUrl({ ...filters, page })}
                    moreHint={list.isTruncated ? "Narrow the list or change the sort to see the rest." : null}
                  />
                ) : null}
              </div>
            </div>
            {number ? children : null}
          </div>
        </>
      )}
      {isComposing ? children : null}
      {hydrated ? <DeleteDialog selection={selection} changes={changes} /> : null}
      <ShortcutsDialog record="order" more={[["x", "Select it"]]} esc="Clear the selection, close the order" />
      <ChangeToasts changes={changes} hydrated={hydrated} />
    </div>
  );
}
