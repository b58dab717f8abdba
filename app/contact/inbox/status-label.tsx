import type { InboxStatus } from "#app/server/feature.server";
import { inboxStatusLabels, inboxStatusShapes } from "#app/server/inbox/statuses";
import { StatusMark } from "../../ui/marks/status-mark";

export function StatusLabel({ status }: { status: InboxStatus }) {
  return (
    <>
      <StatusMark shape={inboxStatusShapes[status]} />
      {inboxStatusLabels[status]}
    </>
  );
}
