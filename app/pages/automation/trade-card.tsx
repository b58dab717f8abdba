import { TradeIcon } from "./trade-icon";
import type { Trade } from "./trades";

/** One industry: four services, each with what the business has from it. */
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
            <dt>{unbroken(service)}</dt>
            <dd>{benefit}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** A name breaks between its words, not after a hyphen in one: no line says "up" alone. */
function unbroken(name: string) {
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
