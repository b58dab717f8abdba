import type { MarkShape, MarkTone } from "#app/ui/marks/status-mark.tsx";
import type { Status } from "../model/order-filters";

export const statusMarks: Record<Status, MarkShape> = {
  pending_payment: "empty",
  in_progress: "half",
  ready: "full",
  cancelled: "cross",
  question: "question",
};

export const statusTones: Partial<Record<Status, MarkTone>> = { pending_payment: "sun", ready: "ink" };
