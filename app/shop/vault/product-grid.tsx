import { paths } from "#app/paths";
import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import { useTaxNote } from "#app/ui/use-site";
import { Cover } from "../parts/cover";
import type { ProductCard } from "../parts/product-card.server";
import { chooseWideCards } from "./choose-wide-cards";
import { OfferLink } from "./offer-link";

export function ProductGrid({ cards }: { cards: readonly ProductCard[] }) {
  const wide = chooseWideCards(cards.length);
  const taxNote = useTaxNote("downloads");
  return (
    <>
      <ul className="vault-cards">
        {cards.map((card, index) => (
          <li key={card.id} className={wide.has(index) ? "vault-card vault-card-wide" : "vault-card"}>
            <Card card={card} wide={wide.has(index)} isFirst={index === 0} lazy={index > 1} />
          </li>
        ))}
      </ul>
      {taxNote && cards.some(({ offer }) => offer.kind !== "free") ? (
        <p className="mt-4 text-small text-ink-2">{taxNote}</p>
      ) : null}
    </>
  );
}

interface CardProps {
  card: ProductCard;
  wide: boolean;
  isFirst: boolean;
  lazy: boolean;
}

function Card({ card, wide, isFirst, lazy }: CardProps) {
  const { slug, title, description, category, format, includedItems, isTitleDrawn } = card;
  return (
    <>
      <div className="vault-card-top">
        <Cover product={card} lazy={lazy} sizes={`(min-width: 640px) ${wide ? "648px, 92vw" : "416px, 46vw"}`} />
        <div className="vault-card-text">
          <p className="vault-card-facts">
            <span>{category}</span> {format ? <span>{format}</span> : null}
          </p>
          <h3 className={isTitleDrawn ? "vault-title-drawn" : undefined}>
            <a href={paths.product(slug)}>
              <span className={isTitleDrawn ? "sr-only" : undefined}>{title}</span>
            </a>
          </h3>
          <p className="vault-card-line">{keepHyphensTogether(description)}</p>
          {wide && includedItems.length > 0 ? (
            <ul className="vault-card-inside">
              {includedItems.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <OfferLink
        product={card}
        className={isFirst ? "vault-stub vault-stub-hot" : "vault-stub"}
        offClassName="vault-stub-off"
      />
    </>
  );
}
