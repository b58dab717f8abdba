export type Fact = readonly [name: string, value: string];

export function MessageFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b border-line py-[0.35rem] max-[44rem]:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold text-ink-2">{name}</dt>
          <dd className="tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
