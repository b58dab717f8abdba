import type { ReactNode } from "react";
import { ProblemLabel } from "#app/ui/marks/problem-label.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { Connection } from "../connections.server";

export const connectionStates = {
  ready: { label: "Ready", paper: "", mark: { shape: "full" } },
  attention: { label: "Needs attention", paper: "bg-rose", mark: { shape: "point", tone: "sun" } },
  open: { label: "Not set up", paper: "", mark: { shape: "point", tone: "sun" } },
  off: { label: "Not set up", paper: "", mark: { shape: "empty", tone: "quiet" } },
} as const;

const MISSING = "Missing";

/** More of them would hide what can be done here. */
const MAX_MISSING = 2;

export function ConnectionCard({ connection, children }: { connection: Connection; children: ReactNode }) {
  const { id, name, state, summary, toSet, details } = connection;
  const { label, paper, mark } = connectionStates[state];
  const missing = details.filter(({ value }) => value === MISSING);
  const isFolded = (state === "off" || state === "open") && missing.length > MAX_MISSING;
  const shown = isFolded ? details.filter(({ value }) => value !== MISSING) : details;
  const toFacts = (facts: Connection["details"]) =>
    facts.map((fact) => ({ ...fact, value: showValue(fact.value, state) }));
  const heading = `connection-${id}`;
  return (
    <section className={`panel ${paper}`.trim()} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p className="mt-1 flex gap-2">
        <span className="mt-[0.15em]">
          <StatusMark {...mark} />
        </span>
        <span>
          <b>{label}.</b> {summary}
        </span>
      </p>
      {toSet ? (
        <p className="mt-1 wrap-anywhere">
          Set <b>{toSet.variable}</b>, as an environment variable or a secret file: {toSet.meaning}
        </p>
      ) : null}
      {shown.length > 0 ? <FactList facts={toFacts(shown)} isEven /> : null}
      {isFolded ? (
        <details className="fold mt-1 -mb-2">
          <summary>
            {missing.length} of {details.length} values missing
          </summary>
          <FactList facts={toFacts(missing)} isEven />
        </details>
      ) : null}
      {children}
    </section>
  );
}

/** What is missing stands out where the connection needs it. */
function showValue(text: string, state: Connection["state"]): ReactNode {
  if (text === MISSING && state === "attention") return <ProblemLabel label={text} />;
  if (text !== MISSING && text !== "Set") return text;
  const { mark } = connectionStates[text === "Set" ? "ready" : state === "open" ? "open" : "off"];
  return (
    <b className="inline-flex items-center gap-2">
      <StatusMark {...mark} /> {text}
    </b>
  );
}
