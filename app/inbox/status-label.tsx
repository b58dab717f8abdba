import { TriangleIcon } from "../ui/marks/icons";
import { StatusMark } from "../ui/marks/status-mark";
import { type InboxView, inboxStatusLabels, inboxStatusMarks } from "./statuses";

interface StatusLabelProps {
  status: InboxView;
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
