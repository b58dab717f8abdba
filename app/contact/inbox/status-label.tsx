import type { InboxStatus } from "#app/server/feature.server";
import { type MarkShape, StatusMark } from "../../ui/marks/status-mark";
import { statusLabels } from "./list/filters";

const shapes: Record<InboxStatus, MarkShape> = { new: "question", answered: "full", spam: "cross" };

export function StatusLabel({ status }: { status: InboxStatus }) {
  return (
    <>
      <StatusMark shape={shapes[status]} />
      {statusLabels[status]}
    </>
  );
}
