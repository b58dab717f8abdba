import { type MessageState, messageStates, stateLabels } from "../server/outbox/message-states";
import { StateMark } from "../ui/marks/message-state-label";

export function OutboxFigures({ counts }: { counts: Record<MessageState, number> }) {
  return (
    <dl className="figures figures-dense mt-3 grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.4fr)] max-lg:grid-cols-4">
      {messageStates.map((state) => (
        <div
          key={state}
          className={
            state === "dead" ? `figure-group max-lg:hidden ${counts.dead > 0 ? "bg-rose" : ""}`.trim() : undefined
          }
        >
          <dt>
            <StateMark state={state} />
            {state === "sent" ? "Sent today" : stateLabels[state]}
          </dt>
          <dd>{counts[state].toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
