import { BackLink } from "./back-link";
import { BuyButton } from "./buy-button";
import { CouponField } from "./coupon-field";
import type { ProductView } from "./load-product.server";
import { ProductSheet } from "./product-sheet";
import { Questions } from "./questions";
import { RelatedProducts } from "./related-products";

export function ProductArticle({ product }: { product: ProductView }) {
  const { title, description, about, includedItems, faq, related } = product;
  return (
    <>
      <article className="product wrap" aria-labelledby="product-title">
        <BackLink className="product-back" />
        <ProductSheet product={product} />
        <div className="product-words">
          <header>
            <h1 id="product-title">{title}</h1>
            <p className="text-lead">{description}</p>
            <BuyButton product={product} />
            <SaleNote product={product} />
            <Terms product={product} />
            {product.offer.kind === "buy" ? <CouponField slug={product.slug} coupon={product.coupon} /> : null}
          </header>
          <section aria-labelledby="about-title">
            <h2 id="about-title">About This Product</h2>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {includedItems.length > 0 ? (
            <section aria-labelledby="included-title">
              <h2 id="included-title">What’s Included</h2>
              <ul className="product-included">
                {includedItems.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ) : null}
          {faq.length > 0 ? <Questions questions={faq} /> : null}
        </div>
      </article>
      <section className="product-strip" aria-label={`Get ${title}`}>
        <div className="wrap">
          <p>{title}</p>
          <BuyButton product={product} palm />
        </div>
      </section>
      {related.length > 0 ? <RelatedProducts related={related} /> : null}
    </>
  );
}

function SaleNote({ product: { originalPrice, saleEnds, saleLimit } }: { product: ProductView }) {
  if (!originalPrice) return null;
  const limit = saleLimit === null ? "" : ` for the first ${saleLimit.toLocaleString("en-US")} copies`;
  if (!saleEnds && !limit) return null;
  return (
    <p className="font-semibold">
      Sale price{limit}
      {saleEnds ? ` until ${saleEnds}` : ""}.
    </p>
  );
}

function Terms({ product: { offer } }: { product: ProductView }) {
  const text =
    offer.kind === "soon"
      ? "We’re putting the final touches on this one. Check back soon."
      : offer.kind === "free"
        ? "No email address, no account. It’s yours."
        : "Opens the checkout in a new tab. Files are final sale with digital delivery.";
  return <p className="text-small text-ink-2">{text}</p>;
}
