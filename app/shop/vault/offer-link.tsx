import { ArrowIcon } from "#app/ui/marks/icons.tsx";
import type { ProductCard } from "../parts/product-card.server";

interface OfferLinkProps {
  product: Pick<ProductCard, "title" | "price" | "originalPrice" | "offer">;
  className: string;
  offClassName: string;
  tabIndex?: -1;
}

export function OfferLink({ product, className, offClassName, tabIndex }: OfferLinkProps) {
  const { title, offer } = product;
  if (offer.kind === "soon")
    return (
      <p className={`${className} ${offClassName}`}>
        <Price product={product} /> <span>Coming soon</span>
      </p>
    );
  const isFree = offer.kind === "free";
  return (
    <a
      className={className}
      href={offer.href}
      tabIndex={tabIndex}
      {...(isFree ? {} : { target: "_blank", rel: "noopener nofollow" })}
    >
      <Price product={product} />{" "}
      <span>
        {isFree ? "Download" : "Buy Now"}
        <span className="sr-only">{isFree ? ` ${title} for free` : ` ${title}, opens in a new tab`}</span>
        <ArrowIcon />
      </span>
    </a>
  );
}

function Price({ product: { price, originalPrice, offer } }: Pick<OfferLinkProps, "product">) {
  return (
    <b className={offer.kind === "free" ? "price-free" : undefined}>
      {originalPrice ? (
        <>
          <span className="sr-only">Was </span>
          <s>{originalPrice}</s>
          <span className="sr-only">, now</span>{" "}
        </>
      ) : null}
      {price}
    </b>
  );
}
