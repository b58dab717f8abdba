import { ArrowIcon } from "../../../ui/marks/icons";
import type { ProductView } from "./load-product.server";

interface BuyButtonProps {
  product: Pick<ProductView, "title" | "price" | "originalPrice" | "offer">;
  /** For the bright strip. */
  palm?: boolean;
}

export function BuyButton({ product, palm }: BuyButtonProps) {
  const { title, price, originalPrice, offer } = product;
  const className = `buy ${palm ? "buy-palm" : ""}`;
  const amount = (
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
  if (offer.kind === "soon")
    return (
      <p className={`${className} buy-off`}>
        {amount}
        <span>Coming soon</span>
      </p>
    );
  const isFree = offer.kind === "free";
  return (
    <a className={className} href={offer.href} {...(isFree ? {} : { target: "_blank", rel: "noopener" })}>
      {amount}
      <span>
        {isFree ? "Download" : "Buy Now"}
        <span className="sr-only">{isFree ? ` ${title} for free` : ` ${title}, opens in a new tab`}</span>
        <ArrowIcon />
      </span>
    </a>
  );
}
