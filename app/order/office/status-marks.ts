import type { MarkShape, MarkTone } from "#app/ui/marks/status-mark.tsx";
import type { Status } from "../model/order-filters";

export const statusMarks: Record<Status, MarkShape> = {
  pending_payment: "empty",
  in_progress: "half",
  ready: "full",
  cancelled: "cross",
  question: "question",
};

/** The sun color is for what waits for the team. An unpaid order waits for its customer. */
export const statusTones: Partial<Record<Status, MarkTone>> = { pending_payment: "quiet" };
