import { Link, useLocation, useOutlet, useParams } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { paths } from "#app/paths";
import { ShortcutsButton, ShortcutsDialog } from "../../../ui/list/shortcuts-dialog";
import { useKeys } from "../../../ui/list/use-keys";
import { useLastRead } from "../../../ui/list/use-last-read";
import { useListPlace } from "../../../ui/list/use-list-place";
import { useHydrated } from "../../../ui/use-hydrated";
import { actionNeeded, actionNeededOption, type Filters, filtersToSearch } from "../query/filters";
import { DeleteDialog } from "./delete-dialog";
import { FigureStrip } from "./figure-strip";
import { FilterBar } from "./filter-bar";
import type { Answer } from "./list";
import { ListPager } from "./list-pager";
import { ListToast } from "./list-toast";
import type { LoadedList } from "./load-list.server";
import { viewId } from "./order-row";
import { OrderTable } from "./order-table";
import { SelectionBar, writeId } from "./selection-bar";
import { useChanges } from "./use-changes";
import { useFocusKept } from "./use-focus-kept";
import { useLiveList } from "./use-live-list";
import { useSelection } from "./use-selection";

interface ListScreenProps {
  filters: Filters;
  /** Null: it could not be read, and what was read last stays. */
  list: LoadedList | null;
  answer?: Answer;
  /** The ticket of the open order, or a letter. */
  children: ReactNode;
}

const noRows: LoadedList["rows"] = [];

/** The dashboard: figures, filters, the table and what is done with its rows. */
export function ListScreen({ filters, list: loaded, answer, children }: ListScreenProps) {
  const { pathname, search } = useLocation();
  const { number } = useParams();
  const writing = useOutlet() !== null && !number;
  // Without scripts a letter is a page of its own, and fifty rows behind it would be for nobody.
  const hydrated = useHydrated();
  const alone = writing && !hydrated;
  const box = useRef<HTMLDivElement>(null);
  const list = useLastRead(loaded);
  const rows = list?.rows ?? noRows;
  const here = `${paths.admin}${filtersToSearch(filters)}`;
  const selection = useSelection(rows, answer?.statusMissing);
  const changes = useChanges(answer, loaded ? null : filters, selection.clear);
  useKeys({
    closeTo: number ? `${paths.admin}${search}` : null,
    more: (key, row) => {
      if (key === "x" && row) selection.toggle(row);
      else if (key === "Escape" && selection.ids.length > 0) selection.clear();
      else return false;
      return true;
    },
  });
  useLiveList(loaded);
  useFocusKept();
  useListPlace(box, number ? viewId(number) : writing ? writeId : null);
  return (
    <div className="orders-screen">
      <div className="screen-head">
        <h1>Admin Dashboard</h1>
        {alone ? null : (
          <p>
            <ShortcutsButton />
            <Link
              className="tool"
              to={`${paths.admin}${filtersToSearch({ status: actionNeeded })}`}
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
          <FilterBar filters={filters} list={list} />
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
              {list ? <ListPager filters={filters} list={list} /> : null}
            </div>
            {number ? children : null}
          </div>
        </>
      )}
      {writing ? children : null}
      {hydrated ? <DeleteDialog selection={selection} changes={changes} /> : null}
      <ShortcutsDialog record="order" more={[["x", "Select it"]]} esc="Clear the selection, close the order" />
      <ListToast changes={changes} live={hydrated} />
    </div>
  );
}
