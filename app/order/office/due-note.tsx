import { TriangleIcon } from "#app/ui/marks/icons.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { DescribedDue } from "./describe-due.server";

const styles = { late: "font-semibold text-err!", today: "font-bold text-ink!" } as const;

interface Props {
  due: DescribedDue;
  /** Shows a mark on a late date where no colored row edge does. */
  isMarked?: boolean;
}

export function DueNote({ due: { text, urgency }, isMarked = false }: Props) {
  return (
    <small className={`due-note ${urgency ? styles[urgency] : ""}`.trim()}>
      {urgency === "today" ? <StatusMark shape="empty" tone="sun" /> : null}
      {urgency === "late" && isMarked ? <TriangleIcon className="mark fill-err stroke-none" /> : null}
      {text}
    </small>
  );
}
