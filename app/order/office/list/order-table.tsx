import { useNavigate, useNavigation, useParams } from "@remix-run/react";
import type { MouseEvent } from "react";
import { paths } from "#app/paths";
import { LoadingRecords } from "../../../ui/list/no-records";
import { RecordsTable } from "../../../ui/list/records-table";
import type { Filters } from "../query/filters";
import { ROWS_FORM } from "./list-form";
import type { ListedOrder } from "./load-orders-screen.server";
import { NoneFound } from "./none-found";
import { orderColumns } from "./order-columns";
import { OrderRow } from "./order-row";
import { useIsSlow } from "./use-is-slow";
import type { OrderChanges } from "./use-order-changes";
import type { Selection } from "./use-selection";

interface OrderTableProps {
  rows: ListedOrder[];
  filters: Filters;
  selection: Selection;
  changes: OrderChanges;
  /** Where the rows' form posts to, and where it leads back to. */
  action: string;
  back: string;
  live: boolean;
  failed: boolean;
}

export function OrderTable({ rows, filters, selection, changes, action, back, live, failed }: OrderTableProps) {
  const { number } = useParams();
  const followLink = useFollowLink();
  const { location } = useNavigation();
  const isLoading = useIsSlow(location?.pathname === paths.admin);
  const shown = isLoading ? [] : rows.filter(({ id }) => !changes.deletingIds.includes(id));
  const search = back.replace(/^[^?]*/, "");
  return (
    <>
      <RecordsTable
        label="Orders"
        columns={orderColumns}
        sort={filters.sort}
        heads={{
          select:
            live && rows.length > 0 ? <SelectAll selection={selection} /> : <span className="sr-only">Select</span>,
        }}
        empty={
          shown.length > 0 ? null : isLoading ? <LoadingRecords /> : <NoneFound filters={filters} failed={failed} />
        }
      >
        {shown.map((order) => (
          <OrderRow
            key={order.id}
            {...{ order, selection, changes, action, live, followLink, search }}
            isOpen={order.submissionId === number}
          />
        ))}
      </RecordsTable>
      <form id={ROWS_FORM} method="post" action={action}>
        <input type="hidden" name="back" value={back} />
      </form>
    </>
  );
}

function SelectAll({ selection }: { selection: Selection }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={selection.all}
        ref={(box) => {
          if (box) box.indeterminate = !selection.all && selection.ids.length > 0;
        }}
        onChange={selection.toggleAll}
      />
      <span className="lg:sr-only">Select all</span>
    </label>
  );
}

/** Follows a row's link like a `Link`, of which each costs on the server. */
function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute("href") ?? "", { preventScrollReset: true });
  };
}
