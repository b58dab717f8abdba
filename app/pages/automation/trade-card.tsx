import { TradeIcon } from "./trade-icon";
import type { Trade } from "./trades";

export function TradeCard({ trade: { id, name, services } }: { trade: Trade }) {
  return (
    <article className="trade" id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <TradeIcon id={id} />
        {name}
      </h3>
      <dl>
        {services.map(({ service, benefit }) => (
          <div key={service}>
            <dt>{keepHyphensTogether(service)}</dt>
            <dd>{benefit}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function keepHyphensTogether(name: string) {
  return name.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
