import { type MarkShape, StatusMark } from "#app/ui/marks/status-mark.tsx";
import { type BookingStatus, statusLabels } from "../model/booking-values";

const shapes: Record<BookingStatus, MarkShape> = { booked: "full", cancelled: "cross", no_show: "empty" };

export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle font-semibold">
      <StatusMark shape={shapes[status]} />
      {statusLabels[status]}
    </span>
  );
}
