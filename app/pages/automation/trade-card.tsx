import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import type { Trade } from "#content/industries/trades";
import sprite from "./trades.svg?url";

/** Folds on a phone. A link to the list opens it, because the list is inside the `details`. */
export function TradeCard({ trade: { id, name, services } }: { trade: Trade }) {
  return (
    <article className="trade" aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <TradeIcon id={id} />
        {name}
      </h3>
      <details>
        <summary>
          <span className="sr-only">What we automate for {name.toLowerCase()}</span>
        </summary>
        <dl id={id}>
          {services.map(({ service, benefit }) => (
            <div key={service}>
              <dt>{keepHyphensTogether(service)}</dt>
              <dd>{benefit}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

export function TradeIcon({ id }: { id: string }) {
  return (
    <svg className="trade-icon" aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
