import { Link, useLocation, useOutlet, useParams } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { paths } from "#app/paths";
import { Pager } from "../../../ui/list/pager";
import { ShortcutsButton, ShortcutsDialog } from "../../../ui/list/shortcuts-dialog";
import { useLastLoaded } from "../../../ui/list/use-last-loaded";
import { useListPosition } from "../../../ui/list/use-list-position";
import { useListShortcuts } from "../../../ui/list/use-list-shortcuts";
import { useHydrated } from "../../../ui/use-hydrated";
import { actionNeeded, actionNeededOption, type Filters, filtersToSearch, listAddress } from "../query/filters";
import { ChangeToasts } from "./change-toasts";
import { DeleteDialog } from "./delete-dialog";
import { FigureStrip } from "./figure-strip";
import type { OrdersScreenData } from "./load-orders-screen.server";
import { linkIdOf } from "./order-columns";
import { OrderFilters } from "./order-filters";
import { OrderTable } from "./order-table";
import type { Answer } from "./page";
import { emailButtonId, SelectionBar } from "./selection-bar";
import { useLiveList } from "./use-live-list";
import { useOrderChanges } from "./use-order-changes";
import { useRestoredFocus } from "./use-restored-focus";
import { useSelection } from "./use-selection";

interface OrdersScreenProps {
  filters: Filters;
  /** Null if it could not be read. The last one stays. */
  list: OrdersScreenData | null;
  answer?: Answer;
  /** The open order, or a letter. */
  children: ReactNode;
}

const noRows: OrdersScreenData["rows"] = [];

export function OrdersScreen({ filters, list: loaded, answer, children }: OrdersScreenProps) {
  const { pathname, search } = useLocation();
  const { number } = useParams();
  const writing = useOutlet() !== null && !number;
  // Without JavaScript a letter is a page of its own, without the list.
  const hydrated = useHydrated();
  const alone = writing && !hydrated;
  const box = useRef<HTMLDivElement>(null);
  const list = useLastLoaded(loaded);
  const rows = list?.rows ?? noRows;
  const here = listAddress(filters);
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
  useListPosition(box, number ? linkIdOf(number) : writing ? emailButtonId : null);
  return (
    <div className="orders-screen">
      <div className="screen-head">
        <h1>Admin Dashboard</h1>
        {alone ? null : (
          <p>
            <ShortcutsButton />
            <Link
              className="tool"
              to={listAddress({ status: actionNeeded })}
              aria-current={filters.status === actionNeeded || undefined}
            >
              {actionNeededOption.label}
            </Link>{" "}
            <Link className="tool" to={paths.adminTrash}>
              Trash
            </Link>{" "}
            <a className="tool" href={`${paths.adminExport}${filtersToSearch({ ...filters, page: 1 })}`} download>
              Export CSV
            </a>
          </p>
        )}
      </div>
      {alone ? null : (
        <>
          {list ? <FigureStrip figures={list.figures} /> : null}
          <OrderFilters filters={filters} list={list} />
          <div className="records-split">
            <div ref={box}>
              <SelectionBar
                selection={selection}
                changes={changes}
                action={here}
                back={pathname + search}
                live={hydrated}
                statusMissing={answer?.statusMissing !== undefined}
              />
              <OrderTable
                {...{ rows, filters, selection, changes, live: hydrated }}
                action={here}
                back={pathname + search}
                failed={!list}
              />
              {list ? (
                <Pager
                  page={list.page}
                  pages={list.pages}
                  addressOf={(page) => listAddress({ ...filters, page })}
                  moreHint={list.rest ? "Narrow the list, or sort it the other way, to see the rest." : null}
                />
              ) : null}
            </div>
            {number ? children : null}
          </div>
        </>
      )}
      {writing ? children : null}
      {hydrated ? <DeleteDialog selection={selection} changes={changes} /> : null}
      <ShortcutsDialog record="order" more={[["x", "Select it"]]} esc="Clear the selection, close the order" />
      <ChangeToasts changes={changes} live={hydrated} />
    </div>
  );
}
