import type { ReactNode } from "react";
import { NextStep } from "#app/ui/marks/next-step.tsx";
import { ProblemLabel } from "#app/ui/marks/problem-label.tsx";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { CopyButton } from "#app/ui/office/copy-button.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { Connection } from "../connections.server";

const connectionStates = {
  ready: { label: "Connected", paper: "", mark: { shape: "full" } },
  attention: { label: "Needs attention", paper: "bg-rose", mark: { shape: "point", tone: "sun" } },
  open: { label: "Not set up", paper: "", mark: { shape: "cross" } },
  off: { label: "Not in use", paper: "", mark: { shape: "empty", tone: "quiet" } },
} as const;

const NOT_SET = "Not set";

// More missing values would hide what can be done here.
const MAX_MISSING = 2;

const toHeading = ({ id }: Connection) => `connection-${id}`;

/** What works and what is left to set up, at a glance. */
export function ConnectionStrip({ connections }: { connections: readonly Connection[] }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-px border-t-3 border-ink bg-line sm:grid-cols-3 xl:grid-cols-6">
      {connections.map((connection) => {
        const { label, mark } = connectionStates[connection.state];
        return (
          <li key={connection.id} className="bg-paper">
            <a href={`#${toHeading(connection)}`} className="grid gap-1 px-3 py-2 text-inherit no-underline">
              <b className="underline">{connection.name}</b>
              <span className="flex items-center gap-2">
                <StatusMark {...mark} /> {label}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface ConnectionCardProps {
  connection: Connection;
  /** Whether it is to be set up before the others. */
  isNext: boolean;
  children: ReactNode;
}

export function ConnectionCard({ connection, isNext, children }: ConnectionCardProps) {
  const { name, state, summary, toSet, details } = connection;
  const { paper, mark } = connectionStates[state];
  const missing = details.filter(({ value }) => value === NOT_SET);
  const isFolded = (state === "off" || state === "open") && missing.length > MAX_MISSING;
  const shown = isFolded ? details.filter(({ value }) => value !== NOT_SET) : details;
  const toFacts = (facts: Connection["details"]) => facts.map((fact) => ({ ...fact, value: showValue(fact, state) }));
  const heading = toHeading(connection);
  return (
    <section className={`panel ${paper}`.trim()} aria-labelledby={heading}>
      <div className="flex items-center gap-2">
        <h2 id={heading}>{name}</h2>
        {isNext ? <NextStep /> : null}
      </div>
      <p className="mt-1 flex gap-2">
        <span className="mt-[0.15em]">
          <StatusMark {...mark} />
        </span>
        <span>{summary}</span>
      </p>
      {toSet ? (
        <p className="mt-2 wrap-anywhere">
          Set <b>{toSet.variable}</b>, as an environment variable or a secret file.
          <small className="block text-small text-ink-2">For example {toSet.example}.</small>
        </p>
      ) : null}
      {shown.length > 0 ? <FactList facts={toFacts(shown)} isEven /> : null}
      {isFolded ? (
        <details className="fold mt-1 -mb-2">
          <summary>
            {missing.length} of {details.length} values not set
          </summary>
          <FactList facts={toFacts(missing)} isEven />
        </details>
      ) : null}
      {children}
    </section>
  );
}

function showValue(
  { label, value: text, hasCopyButton }: Connection["details"][number],
  state: Connection["state"],
): ReactNode {
  if (hasCopyButton)
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {text} <CopyButton text={text} label="Copy" copiedMessage={`${label} copied.`} />
      </span>
    );
  if (text === NOT_SET && state === "attention") return <ProblemLabel label={text} />;
  if (text !== NOT_SET && text !== "Set") return text;
  const { mark } = connectionStates[text === "Set" ? "ready" : state === "open" ? "open" : "off"];
  return (
    <span className="inline-flex items-center gap-2">
      <StatusMark {...mark} /> {text}
    </span>
  );
}
