import { paths } from "#app/paths";
import { useTaxNote } from "#app/ui/use-site";
import { chooseWideCards } from "./choose-wide-cards";
import { Cover } from "./cover";
import { OfferLink } from "./offer-link";
import type { ProductCard } from "./product-card.server";

export function ProductGrid({ cards }: { cards: readonly ProductCard[] }) {
  const wide = chooseWideCards(cards.length);
  const taxNote = useTaxNote("downloads");
  return (
    <>
      <ul className="vault-cards">
        {cards.map((card, index) => (
          <li key={card.id} className={wide.has(index) ? "vault-card vault-card-wide" : "vault-card"}>
            <Card card={card} wide={wide.has(index)} lazy={index > 0} />
          </li>
        ))}
      </ul>
      {taxNote && cards.some(({ offer }) => offer.kind !== "free") ? (
        <p className="mt-4 text-small text-ink-2">Prices: {taxNote}.</p>
      ) : null}
    </>
  );
}

function Card({ card, wide, lazy }: { card: ProductCard; wide: boolean; lazy: boolean }) {
  const { slug, title, description, category, format } = card;
  return (
    <>
      <div className="vault-card-top">
        <Cover product={card} lazy={lazy} sizes={`(min-width: 768px) ${wide ? "518px, 92vw" : "416px, 128px"}`} />
        <div className="vault-card-text">
          <p className="text-label font-semibold">{category}</p>
          <h3>
            <a href={paths.product(slug)}>{title}</a>
          </h3>
          <p>{description}</p>
          {format ? <p className="text-label font-semibold text-ink-2">{format}</p> : null}
        </div>
      </div>
      <OfferLink product={card} className="vault-stub" offClassName="vault-stub-off" />
    </>
  );
}
