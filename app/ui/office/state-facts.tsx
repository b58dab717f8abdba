import type { ReactNode } from "react";
import type { ShownFact } from "./fact-list";

interface StateFactsProps {
  facts: readonly ShownFact[];
  /** The state itself, before the facts. */
  children?: ReactNode;
}

/** What is known about an account, on one line below its name. */
export const StateFacts = ({ facts, children }: StateFactsProps) => (
  <div className="flex flex-wrap gap-x-6 gap-y-1">
    {children}
    <dl className="contents">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt className="font-normal text-ink-2">{label}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
