import { StatusMark } from "./status-mark";

type State = "waiting" | "sending" | "retrying" | "sent" | "dead";

export function StateMark({ state }: { state: State }) {
  if (state === "waiting") return <StatusMark shape="empty" tone="sun" />;
  if (state === "sending") return <StatusMark shape="half" />;
  if (state === "sent") return <StatusMark shape="full" tone="ink" />;
  if (state === "dead") return <StatusMark shape="cross" />;
  return (
    <svg className="mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13.5 8A5.5 5.5 0 1 1 11 3.4" />
      <path className="mark-fill" d="M10 0l5 4-5.5 2z" />
    </svg>
  );
}

export function MessageStateLabel({ state, label }: { state: State; label: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle font-semibold">
      <StateMark state={state} />
      {label}
    </span>
  );
}
