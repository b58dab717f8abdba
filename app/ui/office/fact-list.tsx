interface FactListProps {
  facts: readonly { label: string; value: string }[];
}

/** Names and values of one thing, in two columns where there is room. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-4 wrap-anywhere min-[30rem]:grid-cols-[minmax(0,auto)_minmax(0,1fr)] min-[30rem]:gap-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="max-[30rem]:mb-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
