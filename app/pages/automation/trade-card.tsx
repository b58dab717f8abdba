import { Glyph } from "./glyph";
import type { Trade } from "./trades";

/** One industry: four services, each with what the business has from it. */
export function TradeCard({ trade: { id, name, services } }: { trade: Trade }) {
  return (
    <article className="trade" id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <Glyph id={id} />
        {name}
      </h3>
      <dl>
        {services.map(({ service, benefit }) => (
          <div key={service}>
            <dt>{service}</dt>
            <dd>{benefit}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
