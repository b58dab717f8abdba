import type { ReactNode } from "react";
import { FactList } from "#app/ui/office/fact-list.tsx";
import type { Connection } from "../connections.server";

const stateLabels = { ready: "Ready", attention: "Needs attention", off: "Not in use" } as const;

export const nameState = ({ state }: Connection): string => stateLabels[state];

export const getStateColor = ({ state }: Connection) => (state === "attention" ? "bg-rose" : "bg-paper");

export function ConnectionCard({ connection, children }: { connection: Connection; children: ReactNode }) {
  const { name, summary, details } = connection;
  const heading = `connection-${name.toLowerCase()}`;
  return (
    <section className={`px-3 pt-4 pb-5 sm:px-5 ${getStateColor(connection)}`} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p className="mt-1">
        <b>{nameState(connection)}.</b> {summary}
      </p>
      <FactList facts={details} />
      {children}
    </section>
  );
}
