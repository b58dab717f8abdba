import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { ENHANCED_FIELD, intents, type ListActionResult } from "#app/order/model/list-form";
import type { Priority, Status } from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import { renderCells } from "#app/ui/list/records/records-table.tsx";
import type { ListedOrder } from "./load-orders-screen.server";
import { type OrderCell, orderColumns } from "./order-columns";
import type { OrderChanges } from "./use-order-changes";
import type { Selection } from "./use-selection";

interface OrderRowProps extends Pick<OrderCell, "order" | "hydrated" | "followLink"> {
  selection: Selection;
  changes: OrderChanges;
  action: string;
  search: string;
  isOpen: boolean;
}

/** All rows share one form: a form per row made up a quarter of the page. */
export function OrderRow({ order, selection, changes, action, search, isOpen, hydrated, followLink }: OrderRowProps) {
  const cell: OrderCell = {
    ...useRowChange(order, changes, action),
    order,
    isSelected: selection.has(order.id),
    toggle: () => selection.toggle(order.id),
    hydrated,
    url: `${paths.adminOrder(order.submissionId)}${search}`,
    followLink,
  };
  const className = [isOpen && "is-open", order.needsAction && "needs-action", order.overdue && "is-overdue"]
    .filter(Boolean)
    .join(" ");
  return (
    <tr id={order.submissionId} data-order={order.id} className={className || undefined}>
      {renderCells(orderColumns, cell)}
    </tr>
  );
}

/** Shows a change before the server confirms it. If the change fails, the old value returns with a toast. */
function useRowChange(order: ListedOrder, { showToasts, pendingStatus }: OrderChanges, action: string) {
  const status = useFetcher<ListActionResult>({ key: `status-${order.id}` });
  const priority = useFetcher<ListActionResult>({ key: `priority-${order.id}` });
  const fetchers = { status, priority };
  useEffect(() => {
    if (status.data) showToasts(status.data.toasts);
  }, [status.data, showToasts]);
  useEffect(() => {
    if (priority.data) showToasts(priority.data.toasts);
  }, [priority.data, showToasts]);
  const bulkStatus = pendingStatus?.ids.includes(order.id) ? pendingStatus.status : null;
  return {
    status: (status.formData?.get("status") ?? bulkStatus ?? order.orderStatus) as Status,
    priority: (priority.formData?.get("priority") ?? order.priority) as Priority,
    change(name: "status" | "priority", value: string) {
      const back = location.pathname + location.search;
      const fields = {
        intent: intents.row,
        id: order.id,
        number: order.submissionId,
        [name]: value,
        back,
        [ENHANCED_FIELD]: "1",
      };
      fetchers[name].submit(fields, { method: "post", action });
    },
  };
}
