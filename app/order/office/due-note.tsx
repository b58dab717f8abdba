import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import type { DescribedDue } from "./describe-due.server";

const styles = { late: "font-semibold text-err!", today: "font-bold text-ink!" } as const;

export function DueNote({ due: { text, urgency } }: { due: DescribedDue }) {
  return (
    <small className={`due-note ${urgency ? styles[urgency] : ""}`.trim()}>
      {urgency === "today" ? <StatusMark shape="empty" tone="sun" /> : null}
      {text}
    </small>
  );
}
