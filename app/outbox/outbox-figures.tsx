import { FigureLink, FigureValue } from "#app/ui/list/figure-link.tsx";
import { type MessageState, messageStates, stateLabels } from "../server/outbox/message-states";
import { StateMark } from "../ui/marks/message-state-label";
import { type Filters, getListUrl, SENT_TODAY } from "./filters";

interface OutboxFiguresProps {
  counts: Record<MessageState, number>;
  filters: Filters;
}

// On small screens, failed messages come first (outbox.css), as wide as two figures below them.
const classes: Partial<Record<MessageState, string>> = {
  waiting: "max-lg:border-l! max-lg:border-line!",
  sending: "max-lg:border-l-0!",
  dead: "figure-group max-lg:col-span-2",
};

export function OutboxFigures({ counts, filters }: OutboxFiguresProps) {
  return (
    <dl className="figures figures-dense mt-3 grid-cols-5 max-lg:grid-cols-3">
      {messageStates.map((state) => {
        const filter = state === "sent" ? "sent-today" : state;
        const isOn = filters.state === filter && !filters.q;
        const className = [classes[state], state === "dead" && counts.dead > 0 && !isOn && "bg-rose"];
        return (
          <div key={state} className={className.filter(Boolean).join(" ") || undefined}>
            <dt>
              <StateMark state={state} />
              <FigureLink
                to={getListUrl(isOn ? {} : { state: filter })}
                isOn={isOn}
                label={state === "sent" ? SENT_TODAY : stateLabels[state]}
              />
            </dt>
            <FigureValue value={counts[state]} />
          </div>
        );
      })}
    </dl>
  );
}
