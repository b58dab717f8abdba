import type { InboxStatus } from "../server/inbox-source.server";
import { StatusMark } from "../ui/marks/status-mark";
import { inboxStatusLabels, inboxStatusShapes } from "./statuses";

export function StatusLabel({ status }: { status: InboxStatus }) {
  return (
    <>
      <StatusMark shape={inboxStatusShapes[status]} />
      {inboxStatusLabels[status]}
    </>
  );
}
