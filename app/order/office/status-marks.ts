import type { MarkShape, MarkTone } from "../../ui/marks/status-mark";
import type { Status } from "./query/filters";

export const statusMarks: Record<Status, MarkShape> = {
  pending_payment: "empty",
  in_progress: "half",
  ready: "full",
  cancelled: "cross",
  question: "question",
};

export const statusTones: Partial<Record<Status, MarkTone>> = { pending_payment: "sun", ready: "ink" };
