import { useNavigate, useNavigation, useParams } from "@remix-run/react";
import type { MouseEvent } from "react";
import { ROWS_FORM_ID } from "#app/order/model/list-form";
import type { Filters } from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import type { Choice } from "#app/server/forms/text-field";
import { LoadingRecords } from "#app/ui/list/records/no-records.tsx";
import { RecordsTable } from "#app/ui/list/records/records-table.tsx";
import type { ListedOrder } from "./load-orders-screen.server";
import { NoOrdersFound } from "./no-orders-found";
import { orderColumns } from "./order-columns";
import { OrderRow } from "./order-row";
import { useIsSlow } from "./use-is-slow";
import type { OrderChanges } from "./use-order-changes";
import type { Selection } from "./use-selection";

interface OrderTableProps {
  rows: ListedOrder[];
  filters: Filters;
  packages: readonly Choice[];
  selection: Selection;
  changes: OrderChanges;
  action: string;
  back: string;
  hydrated: boolean;
  failed: boolean;
}

export function OrderTable({
  rows,
  filters,
  packages,
  selection,
  changes,
  action,
  back,
  hydrated,
  failed,
}: OrderTableProps) {
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
          select: <SelectHead {...{ selection, hydrated }} isEmpty={rows.length === 0} />,
        }}
        empty={
          shown.length > 0 ? null : isLoading ? (
            <LoadingRecords />
          ) : (
            <NoOrdersFound filters={filters} failed={failed} packages={packages} />
          )
        }
      >
        {shown.map((order) => (
          <OrderRow
            key={order.id}
            {...{ order, selection, changes, action, hydrated, followLink, search }}
            isOpen={order.submissionId === number}
          />
        ))}
      </RecordsTable>
      <form id={ROWS_FORM_ID} method="post" action={action}>
        <input type="hidden" name="back" value={back} />
      </form>
    </>
  );
}

interface SelectHeadProps {
  selection: Selection;
  hydrated: boolean;
  isEmpty: boolean;
}

/** An empty element keeps the place of the box until the script starts. */
function SelectHead({ selection, hydrated, isEmpty }: SelectHeadProps) {
  if (!hydrated || isEmpty)
    return (
      <>
        <span className="sr-only">Select</span>
        {isEmpty ? null : <span className="check-all" aria-hidden="true" />}
      </>
    );
  return (
    <label className="check-all">
      <input
        type="checkbox"
        checked={selection.isAllSelected}
        ref={(box) => {
          if (box) box.indeterminate = !selection.isAllSelected && selection.ids.length > 0;
        }}
        onChange={selection.toggleAll}
      />
      <span className="lg:sr-only">Select all</span>
    </label>
  );
}

/** A plain link, because rendering a `Link` per row is slow on the server. */
function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute("href") ?? "", { preventScrollReset: true });
  };
}
