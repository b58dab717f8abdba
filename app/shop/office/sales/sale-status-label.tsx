import { type SaleStatus, statusLabels } from "#app/shop/model/sale-status";
import { type MarkShape, StatusMark } from "#app/ui/marks/status-mark.tsx";

const shapes: Record<SaleStatus, MarkShape> = { active: "full", held: "question", revoked: "cross", refunded: "empty" };

export function SaleStatusLabel({ status }: { status: SaleStatus }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle font-semibold">
      <StatusMark shape={shapes[status]} />
      {statusLabels[status]}
    </span>
  );
}
