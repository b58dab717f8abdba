import { TriangleIcon } from "../ui/marks/icons";
import { StatusMark } from "../ui/marks/status-mark";
import { type InboxView, inboxStatusLabels, inboxStatusMarks } from "./statuses";

interface StatusLabelProps {
  status: InboxView;
  /** How late the reply is. */
  late?: string | null;
}

export function StatusLabel({ status, late }: StatusLabelProps) {
  if (late || status === "late")
    return (
      <>
        <TriangleIcon className="mark fill-err stroke-none" />
        {late ? <span className="font-semibold text-err">{late}</span> : inboxStatusLabels.late}
      </>
    );
  return (
    <>
      <StatusMark {...inboxStatusMarks[status]} />
      {inboxStatusLabels[status]}
    </>
  );
}
