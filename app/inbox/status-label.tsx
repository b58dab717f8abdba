import { TriangleIcon } from "../ui/marks/icons";
import { StatusMark } from "../ui/marks/status-mark";
import { type InboxView, inboxStatusLabels, inboxStatusMarks } from "./statuses";

interface StatusLabelProps {
  status: InboxView;
  /** Whether a new message has waited longer than the time for a reply. */
  isLate?: boolean;
}

export function StatusLabel({ status, isLate = false }: StatusLabelProps) {
  const shown = isLate ? "late" : status;
  return (
    <>
      {shown === "late" ? (
        <TriangleIcon className="mark fill-err stroke-none" />
      ) : (
        <StatusMark {...inboxStatusMarks[shown]} />
      )}
      {inboxStatusLabels[shown]}
    </>
  );
}
