import { FigureLink, FigureValue } from "#app/ui/list/figure-link.tsx";
import { type MessageState, messageStates, stateLabels } from "../server/outbox/message-states";
import { StateMark } from "../ui/marks/message-state-label";
import { StatusMark } from "../ui/marks/status-mark";
import { type Filters, getListUrl, SENT_TODAY } from "./filters";

interface OutboxFiguresProps {
  counts: Record<MessageState, number>;
  filters: Filters;
}

// On phones, three figures and then two fill their rows.
const classes: Partial<Record<MessageState, string>> = {
  sent: "max-sm:border-l-0! max-sm:col-span-3!",
  dead: "max-sm:col-span-3! max-lg:border-l! max-lg:border-line!",
};

export function OutboxFigures({ counts, filters }: OutboxFiguresProps) {
  return (
    <dl className="figures figures-dense mt-3 grid-cols-5 max-sm:grid-cols-6 max-sm:*:col-span-2">
      {messageStates.map((state) => {
        const filter = state === "sent" ? "sent-today" : state;
        const isOn = filters.state === filter && !filters.q;
        const className = [classes[state], state === "dead" && counts.dead > 0 && !isOn && "bg-rose"];
        return (
          <div key={state} className={className.filter(Boolean).join(" ")}>
            <dt>
              {state === "dead" && counts.dead === 0 ? (
                <StatusMark shape="cross" tone="quiet" />
              ) : (
                <StateMark state={state} />
              )}
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
