import { Link } from "@remix-run/react";
import { type MessageState, messageStates, stateLabels } from "../server/outbox/message-states";
import { StateMark } from "../ui/marks/message-state-label";
import { type Filters, getListUrl } from "./filters";

interface OutboxFiguresProps {
  counts: Record<MessageState, number>;
  filters: Filters;
}

/** Phones have room for four of the five figures. Few emails are being sent at any moment, so that figure is hidden there. */
const classes: Partial<Record<MessageState, string>> = {
  sending: "max-lg:hidden",
  dead: "figure-group max-lg:border-l! max-lg:border-line!",
};

/**
 * Each figure links to the list filtered by its state. "Sent today" has no link, because the list can’t filter by day. The
 * link of the current filter clears it.
 */
export function OutboxFigures({ counts, filters }: OutboxFiguresProps) {
  return (
    <dl className="figures figures-dense mt-3 grid-cols-5 max-lg:grid-cols-4">
      {messageStates.map((state) => {
        const isOn = filters.state === state && !filters.q;
        const className = [classes[state], state === "dead" && counts.dead > 0 && !isOn && "bg-rose"];
        return (
          <div key={state} className={className.filter(Boolean).join(" ") || undefined}>
            <dt>
              <StateMark state={state} />
              {state === "sent" ? (
                "Sent today"
              ) : (
                <Link
                  to={getListUrl(isOn ? {} : { state })}
                  preventScrollReset
                  aria-current={isOn || undefined}
                  className="figure-link"
                >
                  {stateLabels[state]}
                </Link>
              )}
            </dt>
            <dd>{counts[state].toLocaleString("en-US")}</dd>
          </div>
        );
      })}
    </dl>
  );
}
