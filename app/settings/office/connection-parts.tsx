import type { ReactNode } from "react";
import { StatusMark } from "#app/ui/marks/status-mark.tsx";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { Connection } from "../connections.server";

const states = {
  ready: { label: "Ready", paper: "", mark: { shape: "full" } },
  attention: { label: "Needs attention", paper: "bg-rose", mark: { shape: "point", tone: "sun" } },
  off: { label: "Not in use", paper: "", mark: { shape: "empty" } },
} as const;

export function ConnectionCard({ connection, children }: { connection: Connection; children: ReactNode }) {
  const { name, state, summary, details } = connection;
  const { label, paper, mark } = states[state];
  const heading = `connection-${name.toLowerCase()}`;
  return (
    <section className={`panel ${paper}`.trim()} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p className="mt-1">
        <b className="inline-flex items-center gap-2 align-middle">
          <StatusMark {...mark} /> {label}.
        </b>{" "}
        {summary}
      </p>
      <FactList facts={details} />
      {children}
    </section>
  );
}
