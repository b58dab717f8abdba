import { paths } from "#app/paths";
import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import { Cover } from "./cover";
import type { ProductCard } from "./product-card.server";

interface RelatedProductsProps {
  heading: string;
  related: readonly ProductCard[];
  className: string;
}

export function RelatedProducts({ heading, related, className }: RelatedProductsProps) {
  return (
    <section className={`product-related wrap ${className}`} aria-labelledby="related-title">
      <h2 id="related-title">{heading}</h2>
      <ul>
        {related.map((card) => (
          <li key={card.id}>
            <Cover product={card} lazy sizes="(min-width: 46rem) 30vw, 88px" />
            <h3>
              <a href={paths.product(card.slug)}>{card.title}</a>
            </h3>
            <p className="product-related-line">{keepHyphensTogether(card.description)}</p>
            <p className="product-related-price">{card.offer.kind === "soon" ? "Soon" : card.price}</p>
            <p className="product-related-more" aria-hidden="true">
              <span className="more">
                <span>
                  See it
                  <ArrowIcon />
                </span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
