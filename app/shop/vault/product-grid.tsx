import { paths } from "#app/paths";
import { ArrowIcon } from "../../ui/marks/icons";
import { chooseWideCards } from "./choose-wide-cards";
import { Cover } from "./cover";
import type { ProductCard } from "./product-card.server";

/** In the first rows, whose pictures are loaded at once. */
const FIRST_CARDS = 3;

export function ProductGrid({ cards }: { cards: readonly ProductCard[] }) {
  const wide = chooseWideCards(cards.length);
  return (
    <ul className="vault-cards">
      {cards.map((card, index) => (
        <li key={card.id} className={wide.has(index) ? "vault-card vault-card-wide" : "vault-card"}>
          <Card card={card} lazy={index >= FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, lazy }: { card: ProductCard; lazy: boolean }) {
  const { slug, title, description, category, format } = card;
  return (
    <>
      <div className="vault-card-top">
        <Cover product={card} lazy={lazy} />
        <div className="vault-card-text">
          <p className="text-label font-semibold">{category}</p>
          <h3>
            <a href={paths.product(slug)}>{title}</a>
          </h3>
          <p>{description}</p>
          {format ? <p className="text-label font-semibold text-ink-2">{format}</p> : null}
        </div>
      </div>
      <Stub card={card} />
    </>
  );
}

/** The lower part of the card is the button. */
function Stub({ card }: { card: ProductCard }) {
  const { title, offer } = card;
  if (offer.kind === "soon")
    return (
      <p className="vault-stub vault-stub-off">
        <Price card={card} />
        <span>Coming soon</span>
      </p>
    );
  const isFree = offer.kind === "free";
  return (
    <a className="vault-stub" href={offer.href} {...(isFree ? {} : { target: "_blank", rel: "noopener" })}>
      <Price card={card} />
      <span>
        {isFree ? "Download" : "Buy Now"}
        <span className="sr-only">{isFree ? ` ${title} for free` : ` ${title}, opens in a new tab`}</span>
        <ArrowIcon />
      </span>
    </a>
  );
}

function Price({ card: { price, originalPrice } }: { card: ProductCard }) {
  return (
    <b>
      {originalPrice ? (
        <>
          <span className="sr-only">Was </span>
          <s>{originalPrice}</s> <span className="sr-only">, now </span>
        </>
      ) : null}
      {price}
    </b>
  );
}
