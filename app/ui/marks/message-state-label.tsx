import { StatusMark } from "./status-mark";

type State = "waiting" | "sending" | "retrying" | "sent" | "dead";

export function StateMark({ state }: { state: State }) {
  if (state === "waiting") return <StatusMark shape="empty" tone="quiet" />;
  if (state === "sending") return <StatusMark shape="half" />;
  if (state === "sent") return <StatusMark shape="full" />;
  return state === "dead" ? <StatusMark shape="cross" /> : <StatusMark shape="point" tone="sun" />;
}

export function MessageStateLabel({ state, label }: { state: State; label: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle font-semibold">
      <StateMark state={state} />
      {label}
    </span>
  );
}
