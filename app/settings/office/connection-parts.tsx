import type { Connection } from "../connections.server";

const stateLabels = { ready: "Ready", attention: "Needs attention", off: "Not in use" } as const;

export const nameState = ({ state }: Connection): string => stateLabels[state];

export const getStateColor = ({ state }: Connection) => (state === "attention" ? "bg-rose" : "bg-paper");

export function Facts({ facts }: { facts: Connection["details"] }) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
