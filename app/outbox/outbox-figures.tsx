import { StateMark } from "./message-state";
import { type MessageState, STATES, stateNames } from "./messages";

/** How many messages are in each state; of those sent only today's. */
export function OutboxFigures({ counts }: { counts: Record<MessageState, number> }) {
  return (
    <dl className="figures outbox-figures mt-3">
      {STATES.map((state) => (
        <div key={state} className={state === "dead" ? "figure-group figure-money" : undefined}>
          <dt>
            <StateMark state={state} />
            {state === "sent" ? "Sent today" : stateNames[state]}
          </dt>
          <dd>{counts[state].toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
