import { StatusMark } from "../ui/marks/status-mark";
import { type InboxView, inboxStatusLabels, inboxStatusMarks } from "./statuses";

export function StatusLabel({ status }: { status: InboxView }) {
  return (
    <>
      <StatusMark {...inboxStatusMarks[status]} />
      {inboxStatusLabels[status]}
    </>
  );
}
