import type { InboxStatus } from "../server/inbox-source.server";
import { StatusMark } from "../ui/marks/status-mark";
import { inboxStatusLabels, inboxStatusMarks } from "./statuses";

export function StatusLabel({ status }: { status: InboxStatus }) {
  return (
    <>
      <StatusMark {...inboxStatusMarks[status]} />
      {inboxStatusLabels[status]}
    </>
  );
}
